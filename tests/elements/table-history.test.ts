import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { tableBatch } from '../../src/api/tables.ts';
import { answering } from '../support/answers/answering.ts';
import { batchFrom, numbersTo } from '../support/answers/batches.ts';
import { to } from '../support/answers/host.ts';
import { later } from '../support/later.ts';
import { people, renderPeople, renderTable, type TableScreen } from '../support/table-screen.ts';

const columns = [
  { data: 'name', title: 'Name', filter: true },
  { data: 'city', title: 'City', filter: ['Lima', 'Boston'] },
  { data: 'age', title: 'Age' },
];
const selectOption = (screen: TableScreen, name: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name }), option);
const historyText = () => JSON.stringify(history.state);

async function leave({ host, queryByRole }: TableScreen) {
  host.remove();
  await waitFor(() => expect(queryByRole('table')).toBeNull());
}

/** The table after leaving and Back: a new element, the same history entry. */
async function leaveAndReturn(screen: TableScreen, attributes = {}) {
  await leave(screen);
  return (await renderPeople(200, attributes)).screen;
}

describe('a list after Back', () => {
  it('[TBL-33] has its page, sort order, page size and filters again', async () => {
    const { screen } = await renderPeople(200, { 'data-columns': columns });
    await selectOption(screen, 'City', 'Lima');
    await userEvent.click(screen.button('Age'));
    await waitFor(() => expect(screen.column(2)[0]).toBe('22'));
    await selectOption(screen, 'Rows per page', '25');
    await userEvent.click(screen.button('Page 2'));
    await waitFor(() => expect(historyText()).toContain('"page":1'));
    const rows = screen.column();
    const restored = await leaveAndReturn(screen, { 'data-columns': columns });
    await waitFor(() => expect(restored.count()).toBe('26–40 of 40, filtered from 200'));
    expect(restored.column()).toEqual(rows);
    expect(restored.getByRole('combobox', { name: 'City' })).toHaveValue('Lima');
    expect(restored.getByRole('columnheader', { name: 'Age' })).toHaveAttribute('aria-sort', 'ascending');
  });

  it('[TBL-33] has the page from which the user left at once', async () => {
    const { screen } = await renderPeople(200);
    await userEvent.click(screen.button('Page 3'));
    await waitFor(() => expect(screen.count()).toBe('21–30 of 200'));
    const restored = await leaveAndReturn(screen);
    await waitFor(() => expect(restored.count()).toBe('21–30 of 200'));
  });

  it('[TBL-33] is restored separately from another list with the same address', async () => {
    // A separate address: lists of earlier tests may still be unmounting.
    const address = { 'data-endpoint': '/both/' };
    const { screen } = await renderPeople(200, address);
    const other = await renderPeople(200, address);
    await userEvent.click(other.screen.button('Page 3'));
    await waitFor(() => expect(historyText()).toContain('"page":2'));
    await leave(other.screen);
    const first = await leaveAndReturn(screen, address);
    const second = await renderPeople(200, address);
    expect([first.count(), second.screen.count()]).toEqual(['1–10 of 200', '21–30 of 200']);
  });

  it('[TBL-33] waits for its page while rows are loading', async () => {
    const { screen } = await renderPeople(200);
    await userEvent.click(screen.button('Page 20'));
    await waitFor(() => expect(historyText()).toContain('"page":19'));
    await leave(screen);
    const rest = later<void>();
    answering(
      to(tableBatch, async request => {
        if (!request.url.includes('skip=0')) await rest.promise;
        return batchFrom(people, numbersTo(200), request);
      }),
    );
    const restored = await renderTable({ 'data-limit': 50 });
    await waitFor(() =>
      expect(restored.root.querySelector('.foot')).toHaveAttribute('data-waiting', 'false'),
    );
    expect(restored.root.querySelector('tbody')).toHaveClass('skeleton-rows');
    rest.resolve();
    await waitFor(() => expect(restored.column()[0]).toBe('Person 191'));
  });
});
