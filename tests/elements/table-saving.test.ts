import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { userEvent as browser } from 'vitest/browser';
import { saveTable, tableBatch } from '../../src/api/tables.ts';
import { answering } from '../support/answers/answering.ts';
import { batchFrom, type HostTable, numbersTo } from '../support/answers/batches.ts';
import { to } from '../support/answers/host.ts';
import { expectLogged } from '../support/console.ts';
import { later } from '../support/later.ts';
import { loadedTable, type TableScreen } from '../support/table-screen.ts';

const units = [
  { value: 'km', label: 'Kilometres' },
  { value: 'mi', label: 'Miles' },
];

/** Trips whose distance, unit, day and note can be edited; what is saved is what they then show. */
function trips(saved: Record<string, string> = {}): HostTable {
  const shown = (id: string, column: string, first: string) => saved[`${id}[${column}]`] ?? first;
  return {
    columns: ['name', 'distance', 'unit', 'day', 'note'].map(data => ({ data, title: data })),
    row: number => {
      const id = `t${number}`;
      return {
        id,
        name: `Trip ${number}`,
        distance: {
          display: shown(id, 'distance', String(number * 10)),
          type: 'editable',
          editConfig: { type: 'number', required: true, min: 1, max: 5000 },
        },
        unit: {
          display: units.find(({ value }) => value === shown(id, 'unit', 'km'))?.label,
          type: 'select',
          editConfig: { options: units },
        },
        day: {
          display: shown(id, 'day', '2026-05-06'),
          type: 'editable',
          editConfig: { type: 'date', max: '2026-12-31' },
        },
        note: { display: shown(id, 'note', ''), type: 'editable' },
      };
    },
  };
}

const editing = { 'data-save-url': '/trips/save/', 'data-token': 'tok' };

interface Host {
  readonly count?: number;
  readonly attributes?: object;
  /** What comes of the saves, one after the other; the last of all further ones. */
  readonly saves?: readonly (() => Response | Promise<Response>)[];
}

/** A table of trips whose saves are kept by the host, and the forms that were posted. */
async function tripTable({ count = 30, attributes = {}, saves = [ok] }: Host = {}) {
  const kept: Record<string, string> = {};
  const posted: { readonly fields: readonly (readonly [string, unknown])[]; readonly key: string | null }[] =
    [];
  const sent = answering(
    to(
      saveTable,
      async request => {
        const fields = [...(await request.formData())];
        const answer = saves[Math.min(posted.length, saves.length - 1)] ?? ok;
        posted.push({ fields, key: request.headers.get('idempotency-key') });
        const response = await answer();
        if (response.ok) for (const [name, value] of fields) kept[name] = String(value);
        return response;
      },
      '/trips/save/',
    ),
    to(tableBatch, request => batchFrom(trips(kept), numbersTo(count), request)),
  );
  const screen = await loadedTable({ ...editing, ...attributes });
  await screen.findByRole('button', { name: 'Save' });
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  return { screen, posted, sent };
}

const ok = () => Response.json({ message: 'done' });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const field = (screen: TableScreen, name: string) => screen.getByRole('textbox', { name });
const type = (screen: TableScreen, name: string, text: string) => browser.fill(field(screen, name), text);
const saying = (screen: TableScreen) => screen.root.querySelector('.saving-bar [role="status"]')?.textContent;
const save = (screen: TableScreen) => userEvent.click(screen.button('Save'));

describe('editing cells', () => {
  it('[TBL-10] [TBL-21] offers a field by the type of the cell, with what is saved in it', async () => {
    const { screen } = await tripTable();
    expect(field(screen, 'distance of Trip 2')).toHaveValue('20');
    expect(screen.getByRole('combobox', { name: 'unit of Trip 2' })).toHaveDisplayValue('Kilometres');
    expect(screen.getByLabelText('day of Trip 2')).toHaveValue('2026-05-06');
    expect(field(screen, 'note of Trip 2')).toHaveValue('');
    expect(saying(screen)).toBe('No unsaved changes');
  });

  it('[TBL-10] is off where nothing can be saved: cells are only read', async () => {
    answering(to(tableBatch, request => batchFrom(trips(), numbersTo(3), request)));
    const screen = await loadedTable();
    expect(screen.column(1)).toEqual(['10', '20', '30']);
    expect(screen.column(2)).toEqual(['Kilometres', 'Kilometres', 'Kilometres']);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it.each([
    ['an unknown type', { type: 'colour' }],
    ['a choice of nothing', { type: 'select', options: [] }],
    ['a choice that is no list', { type: 'select', options: 'km' }],
  ])('[TBL-21] of a cell with %s is off', async (_, editConfig) => {
    const rows = {
      columns: [{ data: 'a', title: 'A' }],
      data: [{ id: 1, a: { display: 'x', type: 'editable', editConfig } }],
      total: 1,
    };
    answering(to(tableBatch, rows));
    const screen = await loadedTable(editing);
    expect(await screen.findByText('x')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('combobox', { name: /^A of/ })).toBeNull();
  });

  it('[TBL-11] marks what is changed, and undoes it cell by cell or all at once', async () => {
    const { screen } = await tripTable();
    await type(screen, 'distance of Trip 1', '12.5');
    await type(screen, 'note of Trip 2', 'By train');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'unit of Trip 3' }), 'Miles');
    expect(saying(screen)).toBe('3 unsaved changes');
    expect(field(screen, 'distance of Trip 1')).toHaveAccessibleDescription('Not saved. It was: 10');
    await userEvent.click(screen.button('Undo distance of Trip 1'));
    expect(field(screen, 'distance of Trip 1')).toHaveValue('10');
    expect(screen.root.activeElement).toBe(field(screen, 'distance of Trip 1'));
    await userEvent.click(screen.button('Undo all'));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(saying(screen)).toBe('2 unsaved changes');
    await userEvent.click(screen.button('Undo all'));
    await userEvent.click(await screen.findByRole('button', { name: 'Ok' }));
    expect(saying(screen)).toBe('No unsaved changes');
    expect(field(screen, 'note of Trip 2')).toHaveValue('');
  });

  it('[TBL-11] of a cell that is typed back to what it was is no change', async () => {
    const { screen } = await tripTable();
    await type(screen, 'distance of Trip 1', '1');
    expect(saying(screen)).toBe('1 unsaved change');
    await browser.keyboard('0');
    expect(saying(screen)).toBe('No unsaved changes');
    await type(screen, 'note of Trip 1', 'Hello');
    await browser.keyboard('{Escape}');
    expect(saying(screen)).toBe('No unsaved changes');
  });

  it('[TBL-11] is kept through paging, search and order; these go by what is saved', async () => {
    const { screen } = await tripTable();
    await type(screen, 'note of Trip 1', 'Zeppelin');
    await userEvent.click(screen.button('Page 3'));
    await userEvent.click(screen.button('note'));
    await screen.search('Zeppelin');
    expect(await screen.findByText('No matching records found')).toBeVisible();
    expect(saying(screen)).toBe('1 unsaved change');
    await screen.search('Trip 1');
    await waitFor(() => expect(field(screen, 'note of Trip 1')).toHaveValue('Zeppelin'));
  });

  it('[TBL-11] asks before the page is left, as long as there is something to lose', async () => {
    const { screen } = await tripTable();
    const leaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leaving()).toBe(false);
    await type(screen, 'note of Trip 1', 'A');
    expect(leaving()).toBe(true);
    await save(screen);
    await screen.findByText('Your changes were saved.');
    expect(leaving()).toBe(false);
  });
});

describe('saving', () => {
  it('[TBL-11] [NET-09] posts the edited cells beside what the page adds, then shows what the host has kept', async () => {
    const { screen, posted } = await tripTable({ attributes: { 'data-meta': { site: 12, draft: true } } });
    await type(screen, 'distance of Trip 2', '1,250.50');
    await userEvent.click(screen.button('Page 2'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'unit of Trip 11' }), 'Miles');
    await save(screen);
    expect(await screen.findByText('Your changes were saved.')).toBeVisible();
    expect(posted.map(({ fields }) => fields)).toEqual([
      [
        ['site', '12'],
        ['draft', 'true'],
        ['t2[distance]', '1250.50'],
        ['t11[unit]', 'mi'],
        ['_token', 'tok'],
      ],
    ]);
    expect(saying(screen)).toBe('No unsaved changes');
    await userEvent.click(screen.button('Page 1'));
    await waitFor(() => expect(field(screen, 'distance of Trip 2')).toHaveValue('1250.50'));
  });

  it('[TBL-11] [NET-10] goes where another address answers, and asks nothing', async () => {
    const away = () => Response.redirect(`${location.origin}/trips/done/`, 302);
    const { screen } = await tripTable({ saves: [away] });
    let asked = false;
    screen.host.addEventListener('psp:navigate', () => {
      asked = !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    });
    await type(screen, 'note of Trip 1', 'A');
    await save(screen);
    await waitFor(() =>
      expect(screen.heard('psp:navigate')).toEqual([{ url: `${location.origin}/trips/done/` }]),
    );
    expect(asked).toBe(false);
  });

  it('[TBL-21] names the cells that cannot be saved, and turns to the first', async () => {
    const { screen, posted } = await tripTable();
    await type(screen, 'distance of Trip 2', 'far');
    await userEvent.click(screen.button('Page 2'));
    await type(screen, 'distance of Trip 12', '6000');
    await screen.search('300');
    await waitFor(() => expect(screen.column()).toEqual(['Trip 30']));
    await save(screen);
    await waitFor(() => expect(screen.root.activeElement).toBe(field(screen, 'distance of Trip 2')));
    expect(field(screen, 'distance of Trip 2')).toHaveAccessibleDescription(
      /^Enter a number, such as 12.50\./,
    );
    expect(screen.getByText('2 cells cannot be saved:')).toBeVisible();
    await userEvent.click(screen.button('distance of Trip 12'));
    await waitFor(() => expect(screen.root.activeElement).toBe(field(screen, 'distance of Trip 12')));
    expect(field(screen, 'distance of Trip 12')).toHaveAccessibleDescription(
      /^Enter a number of at most 5000\./,
    );
    expect(posted).toEqual([]);
  });

  it('[NET-12] posts once, however often it is pressed; the cells rest meanwhile', async () => {
    const answer = later<Response>();
    const { screen, posted } = await tripTable({ saves: [() => answer.promise] });
    await type(screen, 'note of Trip 1', 'A');
    for (let press = 0; press < 5; press += 1) screen.button(/^Sav/).click();
    await waitFor(() => expect(field(screen, 'note of Trip 1')).toHaveAttribute('readonly'));
    await browser.click(field(screen, 'note of Trip 1'));
    await browser.keyboard('B');
    answer.resolve(ok());
    await screen.findByText('Your changes were saved.');
    expect(posted).toHaveLength(1);
    expect(field(screen, 'note of Trip 1')).toHaveValue('A');
  });

  it('[TBL-11] [NET-12] that fails loses nothing; saved again it bears the same key', async () => {
    expectLogged('ERR_NETWORK');
    const { screen, posted } = await tripTable({ saves: [lost, ok] });
    await type(screen, 'distance of Trip 1', '11');
    await type(screen, 'note of Trip 2', 'By bus');
    await save(screen);
    expect(await screen.findByText(/^It is not known whether your changes were saved\./)).toBeVisible();
    expect(saying(screen)).toBe('2 unsaved changes');
    await save(screen);
    await screen.findByText('Your changes were saved.');
    const [first, second] = posted;
    expect(second).toEqual(first);
  });

  it('[NET-02] that is refused says why, and keeps what was entered', async () => {
    expectLogged('HTTP_422');
    const { screen } = await tripTable({
      saves: [() => Response.json({ message: 'Trip 1 is closed.' }, { status: 422 })],
    });
    await type(screen, 'note of Trip 1', 'A');
    await save(screen);
    expect(await screen.findByText('Trip 1 is closed.')).toBeVisible();
    expect(field(screen, 'note of Trip 1')).toHaveValue('A');
  });

  it('[NET-15] after the session has ended says so, and keeps what was entered', async () => {
    expectLogged('ERR_SESSION');
    const { screen } = await tripTable({ saves: [() => new Response('', { status: 401 })] });
    await type(screen, 'note of Trip 1', 'A');
    await save(screen);
    expect(await screen.findByText(/^Your session has ended\./)).toBeVisible();
    expect(saying(screen)).toBe('1 unsaved change');
  });

  it('[TBL-11] of a list that others have changed waits until it is loaded again', async () => {
    expectLogged('HTTP_409');
    const { screen, posted } = await tripTable({
      saves: [() => Response.json({ message: 'Somebody was faster.' }, { status: 409 }), ok],
    });
    await type(screen, 'note of Trip 1', 'A');
    await save(screen);
    expect(await screen.findByText('Somebody was faster.')).toBeVisible();
    await save(screen);
    expect(posted).toHaveLength(1);
    await userEvent.click(screen.button('Load again'));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    await save(screen);
    await screen.findByText('Your changes were saved.');
    expect(posted).toHaveLength(2);
  });

  it('[TBL-11] tells when nothing has been changed', async () => {
    const { screen, posted } = await tripTable();
    await save(screen);
    expect(await screen.findByText('Nothing has been changed.')).toBeVisible();
    expect(posted).toEqual([]);
  });

  it('[TBL-11] names what was changed in rows that have left the list, and throws nothing away unasked', async () => {
    let count = 3;
    answering(to(tableBatch, request => batchFrom(trips(), numbersTo(count), request)));
    const screen = await loadedTable({ ...editing, 'data-timeframe': 'ytd' });
    await type(screen, 'note of Trip 3', 'A');
    count = 2;
    await userEvent.click(screen.button('Load All'));
    await userEvent.click(await screen.findByRole('button', { name: 'Ok' }));
    expect(await screen.findByText(/^No longer in the list, and not saved: note of Trip 3\./)).toBeVisible();
    await userEvent.click(screen.button('Discard'));
    expect(saying(screen)).toBe('No unsaved changes');
  });
});

describe('saving a selection', () => {
  const selecting = { attributes: { 'data-selection': {} } };
  const box = (screen: TableScreen, name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });

  it('[TBL-11] posts the ids of the selected rows, joined by commas', async () => {
    const { screen, posted } = await tripTable(selecting);
    await userEvent.click(box(screen, 'Trip 4'));
    await userEvent.click(box(screen, 'Trip 2'));
    await save(screen);
    await screen.findByText('Your changes were saved.');
    expect(posted[0]?.fields).toEqual([
      ['selected', 't4,t2'],
      ['_token', 'tok'],
    ]);
    expect(box(screen, 'Trip 4')).not.toBeChecked();
  });

  it('[TBL-12] with nothing selected says so', async () => {
    const { screen, posted } = await tripTable(selecting);
    await save(screen);
    expect(await screen.findByText('No items are selected.')).toBeVisible();
    expect(posted).toEqual([]);
  });

  it('[TBL-11] refuses an id that would be read as two', async () => {
    answering(
      to(tableBatch, {
        columns: [{ data: 'name', title: 'Name' }],
        data: [{ id: 'a,b', name: 'Both' }],
        total: 1,
      }),
    );
    const screen = await loadedTable({ ...editing, 'data-selection': {} });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Both' }));
    await save(screen);
    expect(await screen.findByText(/^The row "a,b" cannot be saved in a selection/)).toBeVisible();
    expect(screen.heard('psp:error')).toMatchObject([{ code: 'ERR_FIELD_NAMES' }]);
    expect(box(screen, 'Both')).toBeChecked();
  });
});
