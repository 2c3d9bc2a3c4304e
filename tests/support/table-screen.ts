import { waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import { userEvent as browser } from 'vitest/browser';
import { tableBatch } from '../../src/api/tables.ts';
import { element } from '../../src/elements/table/table.tsx';
import { answering } from './answers/answering.ts';
import { batchFrom, type HostTable, numbersTo } from './answers/batches.ts';
import { to } from './answers/host.ts';
import type { Attributes } from './markup.ts';
import { type Screen, shown } from './screen.ts';

/** A table in the page, with what tests read and do most often. */
export interface TableScreen extends Screen {
  /** The texts of one column's cells on the current page. */
  column(index?: number): (string | null | undefined)[];
  titles(): (string | null)[];
  /** The range text, such as `1–10 of 95`. */
  count(): string | null | undefined;
  button(name: string | RegExp): HTMLElement;
  search(text: string): Promise<void>;
}

const cities = ['Boston', 'Åre', 'Lima', 'aachen', 'Zürich'];

/** A host's list of people, by number. */
export const people: HostTable = {
  columns: [
    { data: 'name', title: 'Name' },
    { data: 'city', title: 'City' },
    { data: 'age', title: 'Age' },
  ],
  row: number => ({
    id: `p${number}`,
    name: { display: `Person ${number}` },
    city: { display: cities[number % 5] },
    age: { display: String(20 + (number % 50)), sort: 20 + (number % 50) },
  }),
};

/** Renders psp-table without debouncing its search; the test sets up the answers before. */
export async function renderTable(attributes: Attributes = {}): Promise<TableScreen> {
  const screen = await shown(element, {
    'data-endpoint': '/people/',
    'data-search-delay': '0',
    ...attributes,
  });
  const { root } = screen;
  const textsOf = (selector: string) =>
    [...root.querySelectorAll(selector)].map(element => element.textContent);
  return {
    ...screen,
    column: (index = 0) => textsOf(`tbody tr:not(.empty-place) > :nth-child(${index + 1})`),
    titles: () => textsOf('thead th'),
    count: () => root.querySelector('.range')?.textContent,
    button: name => screen.getByRole('button', { name }),
    search: text => browser.fill(screen.getByRole('searchbox', { name: 'Search' }), text),
  };
}

/** Renders psp-table and waits until it has loaded. */
export async function renderLoadedTable(attributes: Attributes = {}): Promise<TableScreen> {
  const screen = await renderTable(attributes);
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  return screen;
}

/** Renders a table of this many people and waits until all are loaded; also returns the requests. */
export async function renderPeople(count: number, attributes: Attributes = {}) {
  const sent = answering(to(tableBatch, request => batchFrom(people, numbersTo(count), request)));
  return { screen: await renderLoadedTable(attributes), sent };
}

/** Renders a table of one row with these cells, each in a column with its key as title. */
export async function renderCells(cells: Readonly<Record<string, unknown>>, attributes: Attributes = {}) {
  const columns = Object.keys(cells).map(data => ({ data, title: data }));
  answering(to(tableBatch, { columns, data: [{ id: 1, ...cells }], total: 1 }));
  return await renderLoadedTable(attributes);
}

/** Hides this column of the table of people, as a person may, so that its rows have details. */
export const hideColumn = (key: string) =>
  localStorage.setItem('psp-columns psp-table /people/', JSON.stringify([key]));
