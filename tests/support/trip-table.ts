import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { userEvent as browser } from 'vitest/browser';
import { saveTable, tableBatch } from '../../src/api/tables.ts';
import { answering } from './answers/answering.ts';
import { batchOf, type HostTable, numbersTo } from './answers/batches.ts';
import { to } from './answers/host.ts';
import { renderLoadedTable, type TableScreen } from './table-screen.ts';

const units = [
  { value: 'km', label: 'Kilometres' },
  { value: 'mi', label: 'Miles' },
];

/** Trips with an editable distance, unit, day and note; `saved` holds the values posted so far. */
export function trips(saved: Record<string, string> = {}): HostTable {
  const currentValue = (id: string, column: string, initial: string) => saved[`${id}[${column}]`] ?? initial;
  return {
    columns: ['name', 'distance', 'unit', 'day', 'note'].map(data => ({ data, title: data })),
    row: number => {
      const id = `t${number}`;
      return {
        id,
        name: `Trip ${number}`,
        distance: {
          display: currentValue(id, 'distance', String(number * 10)),
          type: 'editable',
          editConfig: { type: 'number', required: true, min: 1, max: 5000 },
        },
        unit: {
          display: units.find(({ value }) => value === currentValue(id, 'unit', 'km'))?.label,
          type: 'select',
          editConfig: { options: units },
        },
        day: {
          display: currentValue(id, 'day', '2026-05-06'),
          type: 'editable',
          editConfig: { type: 'date', max: '2026-12-31' },
        },
        note: { display: currentValue(id, 'note', ''), type: 'editable' },
      };
    },
  };
}

/** The attributes that make cells editable. */
export const editing = { 'data-save-url': '/trips/save/', 'data-token': 'tok' };

interface Host {
  readonly attributes?: object;
  /** Answers the saves in this order; the last one also answers all further saves. */
  readonly saves?: readonly (() => Response | Promise<Response>)[];
}

/** A table of trips whose host keeps what is saved, and the forms that were posted. */
export async function tripTable({ attributes = {}, saves = [ok] }: Host = {}) {
  const savedValues: Record<string, string> = {};
  const posted: (readonly (readonly [string, unknown])[])[] = [];
  answering(
    to(
      saveTable,
      async request => {
        const fields = [...(await request.formData())];
        const answer = saves[Math.min(posted.length, saves.length - 1)] ?? ok;
        posted.push(fields);
        const response = await answer();
        if (response.ok) for (const [name, value] of fields) savedValues[name] = String(value);
        return response;
      },
      '/trips/save/',
    ),
    to(tableBatch, request => batchOf(trips(savedValues), numbersTo(30), request)),
  );
  const screen = await renderLoadedTable({ ...editing, ...attributes });
  await screen.findByRole('button', { name: 'Save' });
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  return { screen, posted };
}

/** The answer after the changes were saved. */
export const ok = () => Response.json({ success: true });

/** The text field of a cell, such as `note of Trip 1`. */
export const field = (screen: TableScreen, name: string) => screen.getByRole('textbox', { name });

/** Replaces the text in the field of a cell. */
export const type = (screen: TableScreen, name: string, text: string) =>
  browser.fill(field(screen, name), text);

/** The text beside Save, such as `2 unsaved changes`. */
export const statusText = (screen: TableScreen) =>
  screen.root.querySelector('.saving-bar [role="status"]')?.textContent;

/** Presses Save. */
export const save = (screen: TableScreen) => userEvent.click(screen.button('Save'));
