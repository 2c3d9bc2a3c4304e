import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { tableBatch } from '../../src/api/tables.ts';
import { answering } from './answers/answering.ts';
import { batchOf, type HostTable, numbersTo } from './answers/batches.ts';
import { to } from './answers/host.ts';
import { people, renderTable, type TableScreen } from './table-screen.ts';

export const hostPaged = { 'data-paging': 'host' };

/** The query parameters of a request. */
export const parametersOf = ({ url }: Request) => Object.fromEntries(new URL(url).searchParams);

/** A host that searches people by their name and sends one page of those that match. */
export function pageOf(table: HostTable, count: number, request: Request): Response {
  const { search = '' } = parametersOf(request);
  const numbers = numbersTo(count).filter(number => `Person ${number}`.includes(search));
  return Response.json({
    ...batchOf(table, numbers, request),
    totalAll: count,
    ...(table.columns.some(({ data }) => data === 'city') && { filters: { city: ['Lima', 'Åre'] } }),
  });
}

/** Renders a host-paged table of this many people and waits for its first page. */
export async function renderPaged(count: number, attributes: object = {}) {
  const sent = answering(to(tableBatch, request => pageOf(people, count, request)));
  const screen = await renderTable({ ...hostPaged, ...attributes });
  await waitFor(() => expect(screen.count()).toMatch(/^1–/));
  return { screen, sent };
}

/** Turns to a page and waits for its first row. */
export async function turn(screen: TableScreen, page: number, first: number): Promise<void> {
  await userEvent.click(screen.button(`Page ${page}`));
  await waitFor(() => expect(screen.count()).toMatch(new RegExp(`^${first}–`)));
}
