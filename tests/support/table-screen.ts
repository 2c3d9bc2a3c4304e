import { waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import { userEvent as browser } from 'vitest/browser';
import { tableBatch } from '../../src/api/tables.ts';
import { element } from '../../src/elements/table/index.ts';
import { answering } from './answers/answering.ts';
import { batchFrom, type HostTable, numbersTo } from './answers/batches.ts';
import { to } from './answers/host.ts';
import type { Attributes } from './markup.ts';
import { type Screen, shown } from './screen.ts';

/** A table in the page as a test uses it. */
export interface TableScreen extends Screen {
  /** What the cells of one column show, from the first row of the page on. */
  column(index?: number): (string | null | undefined)[];
  titles(): (string | null)[];
  /** `1–10 of 95`, with what it is a part of. */
  count(): string | null | undefined;
  button(name: string | RegExp): HTMLElement;
  search(text: string): Promise<void>;
}

const cities = ['Boston', 'Åre', 'Lima', 'aachen', 'Zürich'];

/** People by their number, as a host lists them. */
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

/** A table at its endpoint, whatever that answers; its search answers at once. */
export async function shownTable(attributes: Attributes = {}): Promise<TableScreen> {
  const screen = await shown(element, {
    'data-endpoint': '/people/',
    'data-search-delay': '0',
    ...attributes,
  });
  const { root } = screen;
  const textsOf = (selector: string) => [...root.querySelectorAll(selector)].map(found => found.textContent);
  return {
    ...screen,
    column: (index = 0) => textsOf(`tbody tr > :nth-child(${index + 1})`),
    titles: () => textsOf('thead th'),
    count: () => root.querySelector('.count')?.textContent,
    button: name => screen.getByRole('button', { name }),
    search: text => browser.fill(screen.getByRole('searchbox', { name: 'Search' }), text),
  };
}

/** The same, once nothing more is on its way. */
export async function loadedTable(attributes: Attributes = {}): Promise<TableScreen> {
  const screen = await shownTable(attributes);
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  return screen;
}

/** A table of so many people, all loaded, and what was sent for it. */
export async function tableOf(count: number, attributes: Attributes = {}) {
  const sent = answering(to(tableBatch, request => batchFrom(people, numbersTo(count), request)));
  return { screen: await loadedTable(attributes), sent };
}

/** A table of one row with these cells, each in a column of its name. */
export async function cellsOf(cells: Readonly<Record<string, unknown>>, attributes: Attributes = {}) {
  const columns = Object.keys(cells).map(data => ({ data, title: data }));
  answering(to(tableBatch, { columns, data: [{ id: 1, ...cells }], total: 1 }));
  return await loadedTable(attributes);
}
