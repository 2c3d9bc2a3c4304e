import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { tableBatch } from '../../src/api/tables.ts';
import { answering } from '../support/answers/answering.ts';
import { batchFrom, numbersTo } from '../support/answers/batches.ts';
import { to } from '../support/answers/host.ts';
import { later } from '../support/later.ts';
import { people, shownTable, type TableScreen, tableOf } from '../support/table-screen.ts';

const columns = [
  { data: 'name', title: 'Name', filter: true },
  { data: 'city', title: 'City', filter: ['Lima', 'Boston'] },
  { data: 'age', title: 'Age' },
];
const choose = (screen: TableScreen, name: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name }), option);
const kept = () => JSON.stringify(history.state);

async function leave({ host, queryByRole }: TableScreen) {
  host.remove();
  await waitFor(() => expect(queryByRole('table')).toBeNull());
}

/** The page as the browser's Back shows it: the same entry of its history, everything else new. */
async function leftAndBack(screen: TableScreen, attributes = {}) {
  await leave(screen);
  return (await tableOf(200, attributes)).screen;
}

describe('a list that the browser comes back to', () => {
  it('[TBL-33] is at its page, in its order, with its page size and its filters', async () => {
    const { screen } = await tableOf(200, { 'data-columns': columns });
    await choose(screen, 'City', 'Lima');
    await userEvent.click(screen.button('Age'));
    await waitFor(() => expect(screen.column(2)[0]).toBe('22'));
    await choose(screen, 'Rows per page', '25');
    await userEvent.click(screen.button('Page 2'));
    await waitFor(() => expect(kept()).toContain('"page":1'));
    const rows = screen.column();
    const again = await leftAndBack(screen, { 'data-columns': columns });
    await waitFor(() => expect(again.count()).toBe('26–40 of 40, filtered from 200'));
    expect(again.column()).toEqual(rows);
    expect(again.getByRole('combobox', { name: 'City' })).toHaveValue('Lima');
    expect(again.getByRole('columnheader', { name: 'Age' })).toHaveAttribute('aria-sort', 'ascending');
  });

  it('[TBL-33] is at the first page of another order or filter, whatever page was turned to before', async () => {
    const { screen } = await tableOf(200, { 'data-columns': columns });
    await userEvent.click(screen.button('Page 3'));
    await waitFor(() => expect(kept()).toContain('"page":2'));
    await userEvent.click(screen.button('Age'));
    await waitFor(() => expect(kept()).toContain('"key":"age"'));
    expect(screen.count()).toBe('1–10 of 200');
    const again = await leftAndBack(screen, { 'data-columns': columns });
    await waitFor(() => expect(again.column(2)[0]).toBe('20'));
    expect(again.count()).toBe('1–10 of 200');
  });

  it('[TBL-33] keeps no search, no filter by a text of a row, and no address', async () => {
    const address = location.href;
    const { screen } = await tableOf(200, { 'data-columns': columns });
    await screen.search('person 1');
    await choose(screen, 'Name', 'Person 1');
    await waitFor(() => expect(screen.count()).toMatch(/^1–1 of 1/));
    await choose(screen, 'Rows per page', '50');
    await waitFor(() => expect(kept()).toContain('"size":50'));
    expect(kept()).not.toMatch(/person/i);
    expect(location.href).toBe(address);
    const again = await leftAndBack(screen, { 'data-columns': columns });
    expect(again.count()).toBe('1–50 of 200');
  });

  it('[TBL-33] is at its first page after a page of what a search had found', async () => {
    const { screen } = await tableOf(200);
    await screen.search('person 1');
    await waitFor(() => expect(screen.count()).toBe('1–10 of 119, filtered from 200'));
    await userEvent.click(screen.button('Page 5'));
    await choose(screen, 'Rows per page', '25');
    await waitFor(() => expect(kept()).toContain('"size":25'));
    expect(screen.count()).toBe('26–50 of 119, filtered from 200');
    const again = await leftAndBack(screen);
    expect(again.count()).toBe('1–25 of 200');
  });

  it('[TBL-33] does not mix with another of its kind on the page', async () => {
    // An address of its own: lists of earlier tests may just be leaving.
    const address = { 'data-endpoint': '/both/' };
    const { screen } = await tableOf(200, address);
    const other = await tableOf(200, address);
    await userEvent.click(other.screen.button('Page 3'));
    await waitFor(() => expect(kept()).toContain('"page":2'));
    await leave(other.screen);
    const first = await leftAndBack(screen, address);
    const second = await tableOf(200, address);
    expect([first.count(), second.screen.count()]).toEqual(['1–10 of 200', '21–30 of 200']);
  });

  it('[TBL-33] waits for its page while rows are arriving', async () => {
    const { screen } = await tableOf(200);
    await userEvent.click(screen.button('Page 20'));
    await waitFor(() => expect(kept()).toContain('"page":19'));
    await leave(screen);
    const rest = later<void>();
    answering(
      to(tableBatch, async request => {
        if (!request.url.includes('skip=0')) await rest.promise;
        return batchFrom(people, numbersTo(200), request);
      }),
    );
    const again = await shownTable({ 'data-limit': 50 });
    await waitFor(() => expect(again.root.querySelector('.foot')).toHaveAttribute('data-waiting', 'false'));
    expect(again.root.querySelector('tbody')).toHaveClass('skeleton-rows');
    rest.resolve();
    await waitFor(() => expect(again.column()[0]).toBe('Person 191'));
  });

  it('[TBL-33] begins anew where nobody has been', async () => {
    const { screen } = await tableOf(200);
    await userEvent.click(screen.button('Page 3'));
    await waitFor(() => expect(kept()).toContain('"page":2'));
    history.replaceState(null, '');
    const again = await leftAndBack(screen);
    expect(again.count()).toBe('1–10 of 200');
    expect(history.state).toBeNull();
  });
});
