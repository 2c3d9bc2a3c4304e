import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { userEvent as browser, page } from 'vitest/browser';
import { tableBatch } from '../../src/api/tables.ts';
import { answering } from '../support/answers/answering.ts';
import { batchFrom, type HostTable, numbersTo } from '../support/answers/batches.ts';
import { to } from '../support/answers/host.ts';
import { wound } from '../support/clock.ts';
import { expectLogged } from '../support/console.ts';
import { later } from '../support/later.ts';
import {
  people,
  renderLoadedTable,
  renderPeople,
  renderTable,
  type TableScreen,
} from '../support/table-screen.ts';

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

  it('[TBL-06] works by keyboard', async () => {
    const screen = await renderSelectable(5);
    box(screen, 'Person 3').focus();
    await browser.keyboard(' ');
    expect(selectedNames(screen)).toEqual(['Select Person 3']);
  });

  it('[TBL-06] survives paging, searching and sorting', async () => {
    const screen = await renderSelectable(30);
    await userEvent.click(box(screen, 'Person 2'));
    await userEvent.click(screen.button('Page 2'));
    await userEvent.click(box(screen, 'Person 12'));
    await screen.search('Person 30');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Person 30' }));
    expect(statusText(screen)).toBe('3 selected');
    await screen.search('');
    await userEvent.click(screen.button('Name'));
    await waitFor(() => expect(box(screen, 'Person 2')).toBeChecked());
    expect(statusText(screen)).toBe('3 selected');
  });

  it('[TBL-06] works while rows are still loading', async () => {
    const second = later<void>();
    answering(
      to(tableBatch, async request => {
        if (!request.url.includes('skip=0')) await second.promise;
        return batchFrom(people, numbersTo(50), request);
      }),
    );
    const screen = await renderTable({ ...withSelection, 'data-limit': 25 });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Person 4' }));
    second.resolve();
    await waitFor(() => expect(screen.count()).toBe('1–10 of 50'));
    expect(selectedNames(screen)).toEqual(['Select Person 4']);
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

  it('[TBL-06] says so each time, and where it is seen from every row', async () => {
    await page.viewport(1200, 600);
    const screen = await renderSelectable(30, { ...capped, 'data-page-size': '25' });
    for (const name of ['Person 1', 'Person 2', 'Person 3']) await userEvent.click(box(screen, name));
    box(screen, 'Person 20').scrollIntoView({ block: 'center' });
    await userEvent.click(box(screen, 'Person 20'));
    const first = screen.getByRole('alert');
    expect(first.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await userEvent.click(box(screen, 'Person 20'));
    expect(screen.getByRole('alert')).not.toBe(first);
  });

  it('[TBL-06] is no alert when the first rows are selected, only when none of them can be', async () => {
    const screen = await renderSelectable(30, capped);
    await userEvent.click(screen.button('Select the first 3 results'));
    expect(statusText(screen)).toBe('3 selected');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(screen.button('Clear'));
    await userEvent.click(box(screen, 'Person 9'));
    await userEvent.click(screen.button('Select the first 3 results'));
    expect(screen.getByRole('alert')).toHaveTextContent('You can select up to 3 rows.');
  });

  it('[TBL-06] is filled with the first rows in the current order', async () => {
    const screen = await renderSelectable(30, capped);
    await userEvent.click(screen.button('Age'));
    await userEvent.click(screen.button('Age'));
    await waitFor(() => expect(screen.column(1)[0]).toBe('Person 30'));
    await userEvent.click(screen.button('Select the first 3 results'));
    expect(selectedNames(screen)).toEqual(['Select Person 30', 'Select Person 29', 'Select Person 28']);
    await userEvent.click(pageBox(screen));
    expect(statusText(screen)).toBe('3 selected');
  });

  it('[EMB-04] has to be a whole number of at least 1', async () => {
    expectLogged('data-selection');
    const { screen } = await renderPeople(3);
    screen.host.dataset.selection = '{"maxSelection": 0}';
    await waitFor(() => expect(screen.root.textContent).toContain('data-selection has an unexpected value'));
  });
});

describe('a misspelled cap', () => {
  it.each(['maxselection', 'max_selection', 'maxSelected', 'max'])(
    '[EMB-10] [TBL-06] is reported, not ignored: %s',
    async name => {
      expectLogged('data-selection');
      const { screen } = await renderPeople(3);
      screen.host.dataset.selection = JSON.stringify({ [name]: 2 });
      await waitFor(() => expect(screen.root.textContent).toContain('Write {maxSelection?}'));
    },
  );

  it('[TBL-06] is not confused with other fields, which are ignored', async () => {
    const { screen } = await renderPeople(3, { 'data-selection': { maxSelection: 2, mode: 'multiple' } });
    expect(await screen.findByText('You can select up to 2 rows.')).toBeVisible();
  });
});

describe('rows that cannot be selected', () => {
  it('[NET-13] are those without an id, and they say why', async () => {
    expectLogged('1 of 2 rows have no id');
    answering(
      to(tableBatch, {
        columns: [{ data: 'name', title: 'Name' }],
        data: [{ name: 'Nobody' }, { id: 'p1', name: 'Somebody' }],
        total: 2,
      }),
    );
    const screen = await renderLoadedTable(withSelection);
    const nobody = await screen.findByRole('checkbox', { name: 'Select Nobody' });
    await userEvent.click(nobody);
    expect(nobody).not.toBeChecked();
    expect(nobody).toHaveAccessibleDescription('This row has no id, so it cannot be selected.');
    await userEvent.click(screen.button('Select all 2 results'));
    expect(statusText(screen)).toBe('1 selected');
  });

  it('[TBL-06] include rows that have left the list: they are deselected', async () => {
    let count = 5;
    answering(to(tableBatch, request => batchFrom(people, numbersTo(count), request)));
    const screen = await renderLoadedTable({ ...withSelection, 'data-timeframe': 'ytd' });
    await userEvent.click(await screen.findByRole('button', { name: 'Select all 5 results' }));
    count = 3;
    await userEvent.click(screen.button('Load All'));
    await userEvent.click(await screen.findByRole('button', { name: 'Ok' }));
    await waitFor(() => expect(statusText(screen)).toBe('3 selected'));
  });
});

describe('the sum of a selection', () => {
  const columns = [
    { data: 'name', title: 'Name' },
    { data: 'total', title: 'Total', type: 'amount' },
  ];
  const selectAllOf = async (totals: readonly string[], extra: readonly object[] = []) => {
    const rows: HostTable = {
      columns: [],
      row: number => ({
        id: number,
        name: `ERR-${number}`,
        total: totals[number - 1],
        payCurrency: number > 1 ? 'EUR' : 'USD',
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

  it.each([
    ['an amount has parts of a cent', ['0.105', '0.20'], []],
    ['there are two columns of amounts', ['0.10', '0.20'], [{ data: 'fee', title: 'Fee', type: 'amount' }]],
    ['currencies differ', ['0.10', '0.20'], [{ data: 'payCurrency', title: 'Pay Currency' }]],
  ])('[TBL-06] is not shown when %s', async (_, totals, extra) => {
    const screen = await selectAllOf(totals, extra);
    await waitFor(() => expect(statusText(screen)).toMatch(/^2 selected/));
    // A sum would be rendered shortly after the count.
    await new Promise(requestAnimationFrame);
    expect(statusText(screen)).toBe('2 selected');
  });
});

describe('an export to accounting', () => {
  const accounting = { 'data-export-confirm': 'reimbursements' };
  const spyOnFiles = () => vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:psp');

  it('[TBL-12] [TBL-15] requires selected rows', async () => {
    const screen = await renderSelectable(30, { 'data-selection': undefined, ...accounting });
    await userEvent.click(screen.button('Export CSV'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please select one or more rows.');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(box(screen, 'Person 7'));
    await userEvent.click(screen.button('Export CSV'));
    expect(await screen.findByRole('dialog', { name: 'Please Confirm' })).toBeVisible();
    expect(screen.queryByText('Please select one or more rows.')).toBeNull();
  });

  it.each([
    ['reimbursements', 'approved reimbursements'],
    ['advance-payments', 'approved advance payments'],
  ])('[TBL-15] [TBL-21] of %s asks first, and contains the selected rows', async (kind, name) => {
    const files = spyOnFiles();
    const screen = await renderSelectable(30, { 'data-selection': undefined, 'data-export-confirm': kind });
    await userEvent.click(box(screen, 'Person 7'));
    await userEvent.click(box(screen, 'Person 3'));
    await screen.search('Person 7');
    await waitFor(() => expect(screen.column(1)).toEqual(['Person 7', 'Person 17', 'Person 27']));
    await userEvent.click(screen.button('Export CSV'));
    expect(await screen.findByRole('dialog', { name: 'Please Confirm' })).toHaveTextContent(
      `Are you sure you would like to export all selected ${name} to accounting? Please ensure you have reviewed this list before continuing.`,
    );
    expect(files).not.toHaveBeenCalled();
    await userEvent.click(screen.button('Ok'));
    await screen.findByText('Exported 2 rows.');
    const file = files.mock.calls[0]?.[0] as Blob;
    expect(await file.text()).toBe('Name,City,Age\r\nPerson 7,Lima,27\r\nPerson 3,aachen,23\r\n');
    files.mockRestore();
  });

  it('[TBL-07] shows a success message for 3 seconds', async () => {
    const files = spyOnFiles();
    const { screen } = await renderPeople(12);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      screen.button('Export CSV').click();
      await waitFor(() => expect(screen.getByText('Exported 12 rows.')).toBeVisible());
      // One for the message, one for revoking the object URL.
      await wound(2);
      vi.advanceTimersByTime(2999);
      expect(screen.queryByText('Exported 12 rows.')).not.toBeNull();
      vi.advanceTimersByTime(1);
      await waitFor(() => expect(screen.queryByText('Exported 12 rows.')).toBeNull());
    } finally {
      vi.useRealTimers();
      files.mockRestore();
    }
  });
});
