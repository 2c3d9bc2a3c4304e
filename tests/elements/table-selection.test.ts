import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { userEvent as browser } from 'vitest/browser';
import { tableBatch } from '../../src/api/tables.ts';
import { answering } from '../support/answers/answering.ts';
import { batchFrom, type HostTable, numbersTo } from '../support/answers/batches.ts';
import { to } from '../support/answers/host.ts';
import { expectLogged } from '../support/console.ts';
import { later } from '../support/later.ts';
import { renderLoadedTable, renderPeople, renderTable, type TableScreen } from '../support/table-screen.ts';

const withSelection = { 'data-selection': {} };
const box = (screen: TableScreen, name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
const pageBox = (screen: TableScreen) =>
  screen.getByRole('checkbox', { name: 'Select the rows of this page' });
const statusText = (screen: TableScreen) =>
  screen.root.querySelector('.selection-bar [role="status"]')?.textContent;
const selectedNames = (screen: TableScreen) =>
  screen
    .getAllByRole('checkbox', { checked: true })
    .map(checkbox => checkbox.getAttribute('aria-label'))
    .filter(name => name !== 'Select the rows of this page');

/** A table with row selection, once its check boxes are there. */
async function renderSelectable(count: number, attributes = {}) {
  const { screen } = await renderPeople(count, { ...withSelection, ...attributes });
  await screen.findByRole('checkbox', { name: 'Select the rows of this page' });
  return screen;
}

describe('selecting rows', () => {
  it('[TBL-06] selects and deselects single rows, and says how many are selected', async () => {
    const screen = await renderSelectable(30);
    expect(statusText(screen)).toBe('0 selected');
    // At rest there is nothing to clear.
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
    await userEvent.click(box(screen, 'Person 2'));
    await userEvent.click(box(screen, 'Person 5'));
    await waitFor(() => expect(statusText(screen)).toBe('2 selected'));
    await userEvent.click(box(screen, 'Person 2'));
    expect(selectedNames(screen)).toEqual(['Select Person 5']);
  });

  it('[TBL-06] offers no selection of all results when a search finds none', async () => {
    const screen = await renderSelectable(30);
    expect(screen.getByRole('button', { name: 'Select all 30 results' })).toBeVisible();
    await screen.search('nobody');
    await screen.findByText('No matching records found');
    expect(screen.queryByRole('button', { name: /^Select all/ })).toBeNull();
  });

  it('[TBL-06] selects all, some or no rows of a page', async () => {
    const screen = await renderSelectable(15);
    await userEvent.click(pageBox(screen));
    expect(statusText(screen)).toBe('10 selected');
    expect(pageBox(screen)).toBeChecked();
    await userEvent.click(screen.button('Page 2'));
    expect(pageBox(screen)).not.toBeChecked();
    await userEvent.click(screen.button('Page 1'));
    await userEvent.click(box(screen, 'Person 1'));
    expect(pageBox(screen)).toBePartiallyChecked();
    await userEvent.click(pageBox(screen));
    await userEvent.click(pageBox(screen));
    expect(statusText(screen)).toBe('0 selected');
  });

  it('[TBL-06] selects all matching rows, or clears the selection', async () => {
    const screen = await renderSelectable(95);
    await userEvent.click(screen.button('Select all 95 results'));
    expect(statusText(screen)).toBe('95 selected');
    await userEvent.click(screen.button('Clear'));
    await screen.search('Lima');
    await userEvent.click(await screen.findByRole('button', { name: 'Select all 19 results' }));
    expect(statusText(screen)).toBe('19 selected');
  });

  it('[TBL-06] selects a range with Shift, in the current order', async () => {
    const screen = await renderSelectable(30);
    await userEvent.click(screen.button('Name'));
    const names = await waitFor(() => {
      const column = screen.column(1);
      expect(column.slice(0, 2)).toEqual(['Person 1', 'Person 2']);
      return column;
    });
    const user = userEvent.setup();
    await user.click(box(screen, names[1] ?? ''));
    await user.keyboard('{Shift>}');
    await user.click(box(screen, names[4] ?? ''));
    expect(selectedNames(screen)).toEqual(names.slice(1, 5).map(name => `Select ${name}`));
  });
});

it('[TBL-06] [RQ-07] Shift selects only what is shown while rows that arrive later would stand between', async () => {
  const second = later<void>();
  const columns = [{ data: 'amount', title: 'Amount', type: 'amount' }];
  const rowsFrom = (first: number) =>
    Array.from({ length: 10 }, (_, index) => ({ id: first + 2 * index, amount: `${first + 2 * index}` }));
  answering(
    to(tableBatch, async request => {
      const skip = Number(new URL(request.url).searchParams.get('skip'));
      if (skip) await second.promise;
      return Response.json({ columns, data: rowsFrom(skip ? 1 : 2), total: 20, skip });
    }),
  );
  const screen = await renderTable(withSelection);
  await browser.click(await screen.findByRole('button', { name: /^Amount/ }));
  await browser.click(await screen.findByRole('checkbox', { name: 'Select 2' }));
  second.resolve();
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  await browser.click(box(screen, '8'), { modifiers: ['Shift'] });
  expect(selectedNames(screen)).toEqual(['2', '4', '6', '8'].map(name => `Select ${name}`));
  expect(statusText(screen)).toMatch(/^4 selected/);
});

describe('the cap of a selection', () => {
  const capped = { 'data-selection': { maxSelection: 3 } };

  it('[TBL-06] refuses a further row, and says so', async () => {
    const screen = await renderSelectable(30, capped);
    expect(screen.getByText('You can select up to 3 rows.')).not.toHaveAttribute('role');
    for (const name of ['Person 1', 'Person 2', 'Person 3', 'Person 4'])
      await userEvent.click(box(screen, name));
    expect(selectedNames(screen)).toEqual(['Select Person 1', 'Select Person 2', 'Select Person 3']);
    expect(box(screen, 'Person 4')).not.toBeChecked();
    expect(screen.getByRole('alert')).toHaveTextContent('You can select up to 3 rows.');
    await userEvent.click(box(screen, 'Person 1'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[TBL-06] shows no alert when the first rows are selected, only when none of them can be', async () => {
    const screen = await renderSelectable(30, capped);
    await userEvent.click(screen.button('Select the first 3 results'));
    expect(statusText(screen)).toBe('3 selected');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(screen.button('Clear'));
    await userEvent.click(box(screen, 'Person 9'));
    await userEvent.click(screen.button('Select the first 3 results'));
    expect(screen.getByRole('alert')).toHaveTextContent('You can select up to 3 rows.');
  });
});

it('[NET-13] rows that cannot be selected are those without an id, and they say why', async () => {
  expectLogged('1 of 3 rows have no id');
  answering(
    to(tableBatch, {
      columns: [{ data: 'name', title: 'Name' }],
      data: [{ id: 'p0', name: 'Anybody' }, { name: 'Nobody' }, { id: 'p1', name: 'Somebody' }],
      total: 3,
    }),
  );
  const screen = await renderLoadedTable(withSelection);
  const nobody = await screen.findByRole('checkbox', { name: 'Select Nobody' });
  await userEvent.click(nobody);
  expect(nobody).not.toBeChecked();
  expect(nobody).toHaveAccessibleDescription('This row has no id, so it cannot be selected.');
  await userEvent.click(screen.button('Select all 3 results'));
  expect(statusText(screen)).toBe('2 selected');
  await userEvent.click(screen.button('Clear'));
  const user = userEvent.setup();
  await user.click(box(screen, 'Anybody'));
  await user.keyboard('{Shift>}');
  await user.click(box(screen, 'Somebody'));
  expect(statusText(screen)).toBe('2 selected');
});

describe('the sum of a selection', () => {
  const columns = [
    { data: 'name', title: 'Name' },
    { data: 'total', title: 'Total', type: 'amount' },
  ];
  const unpriced = { display: '5.00', currency: 'Unavailable' };
  const selectAllOf = async (totals: readonly (string | object)[], extra: readonly object[] = []) => {
    const rows: HostTable = {
      columns: [],
      row: number => ({
        id: number,
        name: `ERR-${number}`,
        total: totals[number - 1],
        payCurrency: 'EUR',
      }),
    };
    answering(to(tableBatch, request => batchFrom(rows, numbersTo(totals.length), request)));
    const screen = await renderLoadedTable({ ...withSelection, 'data-columns': [...columns, ...extra] });
    await userEvent.click(await screen.findByRole('button', { name: /^Select all/ }));
    return screen;
  };

  it('[TBL-06] is exact to the cent', async () => {
    const screen = await selectAllOf(['0.10', '0.20', '1,234.55']);
    await waitFor(() => expect(statusText(screen)).toBe('3 selected1,234.85 USD'));
  });

  it('[TBL-06] [UI-14] is in the currency that cells state, whatever another column is called', async () => {
    const inYen = { display: '5', currency: 'JPY' };
    const screen = await selectAllOf([inYen, inYen], [{ data: 'payCurrency', title: 'Pay currency' }]);
    await waitFor(() => expect(statusText(screen)).toMatch(/^2 selected10.* JPY$/));
  });

  it.each([
    ['an amount has parts of a cent', ['0.105', '0.20'], []],
    ['there are two columns of amounts', ['0.10', '0.20'], [{ data: 'fee', title: 'Fee', type: 'amount' }]],
    ['currencies differ', ['0.10', { display: '0.20', currency: 'EUR' }], []],
    ['a text takes the place of the currency', [unpriced, unpriced], []],
  ])('[TBL-06] is not shown when %s', async (_, totals, extra) => {
    const screen = await selectAllOf(totals, extra);
    await waitFor(() => expect(statusText(screen)).toMatch(/^2 selected/));
    // A sum would be rendered shortly after the count.
    await new Promise(requestAnimationFrame);
    expect(statusText(screen)).toBe('2 selected');
  });
});
