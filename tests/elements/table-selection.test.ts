import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { userEvent as browser } from 'vitest/browser';
import { tableBatch } from '../../src/api/tables.ts';
import { answering } from '../support/answers/answering.ts';
import { batchFrom, type HostTable, numbersTo } from '../support/answers/batches.ts';
import { to } from '../support/answers/host.ts';
import { wound } from '../support/clock.ts';
import { expectLogged } from '../support/console.ts';
import { later } from '../support/later.ts';
import { loadedTable, people, shownTable, type TableScreen, tableOf } from '../support/table-screen.ts';

const selecting = { 'data-selection': {} };
const box = (screen: TableScreen, name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
const pageBox = (screen: TableScreen) =>
  screen.getByRole('checkbox', { name: 'Select the rows of this page' });
const said = (screen: TableScreen) =>
  screen.root.querySelector('.selection-bar [role="status"]')?.textContent;
const selected = (screen: TableScreen) =>
  screen
    .getAllByRole('checkbox', { checked: true })
    .map(found => found.getAttribute('aria-label'))
    .filter(name => name !== 'Select the rows of this page');

/** A table whose rows can be selected, once its boxes are there. */
async function selectable(count: number, attributes = {}) {
  const { screen } = await tableOf(count, { ...selecting, ...attributes });
  await screen.findByRole('checkbox', { name: 'Select the rows of this page' });
  return screen;
}

describe('selecting rows', () => {
  it('[TBL-06] takes one after the other, and says how many', async () => {
    const screen = await selectable(30);
    expect(said(screen)).toBe('0 selected');
    await userEvent.click(box(screen, 'Person 2'));
    await userEvent.click(box(screen, 'Person 5'));
    await waitFor(() => expect(said(screen)).toBe('2 selected'));
    await userEvent.click(box(screen, 'Person 2'));
    expect(selected(screen)).toEqual(['Select Person 5']);
  });

  it('[TBL-06] is done with the keyboard alone', async () => {
    const screen = await selectable(5);
    box(screen, 'Person 3').focus();
    await browser.keyboard(' ');
    expect(selected(screen)).toEqual(['Select Person 3']);
  });

  it('[TBL-06] outlives paging, searching and sorting', async () => {
    const screen = await selectable(30);
    await userEvent.click(box(screen, 'Person 2'));
    await userEvent.click(screen.button('Page 2'));
    await userEvent.click(box(screen, 'Person 12'));
    await screen.search('Person 30');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Person 30' }));
    expect(said(screen)).toBe('3 selected');
    await screen.search('');
    await userEvent.click(screen.button('Name'));
    await waitFor(() => expect(box(screen, 'Person 2')).toBeChecked());
    expect(said(screen)).toBe('3 selected');
  });

  it('[TBL-06] goes on while rows still arrive', async () => {
    const second = later<void>();
    answering(
      to(tableBatch, async request => {
        if (!request.url.includes('skip=0')) await second.promise;
        return batchFrom(people, numbersTo(50), request);
      }),
    );
    const screen = await shownTable({ ...selecting, 'data-limit': 25 });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Person 4' }));
    second.resolve();
    await waitFor(() => expect(screen.count()).toBe('1–10 of 50'));
    expect(selected(screen)).toEqual(['Select Person 4']);
  });

  it('[TBL-06] of a page: all of it, a part of it, none of it', async () => {
    const screen = await selectable(15);
    await userEvent.click(pageBox(screen));
    expect(said(screen)).toBe('10 selected');
    expect(pageBox(screen)).toBeChecked();
    await userEvent.click(screen.button('Page 2'));
    expect(pageBox(screen)).not.toBeChecked();
    await userEvent.click(screen.button('Page 1'));
    await userEvent.click(box(screen, 'Person 1'));
    expect(pageBox(screen)).toBePartiallyChecked();
    await userEvent.click(pageBox(screen));
    await userEvent.click(pageBox(screen));
    expect(said(screen)).toBe('0 selected');
  });

  it('[TBL-06] takes all that were found, or lets go of all', async () => {
    const screen = await selectable(95);
    await userEvent.click(screen.button('Select all 95 found'));
    expect(said(screen)).toBe('95 selected');
    await userEvent.click(screen.button('Clear'));
    await screen.search('Lima');
    await userEvent.click(await screen.findByRole('button', { name: 'Select all 19 found' }));
    expect(said(screen)).toBe('19 selected');
  });

  it('[TBL-06] takes a range with the Shift key, in the order shown', async () => {
    const screen = await selectable(30);
    await userEvent.click(screen.button('Name'));
    const names = await waitFor(() => {
      const shown = screen.column(1);
      expect(shown.slice(0, 2)).toEqual(['Person 1', 'Person 2']);
      return shown;
    });
    const user = userEvent.setup();
    await user.click(box(screen, names[1] ?? ''));
    await user.keyboard('{Shift>}');
    await user.click(box(screen, names[4] ?? ''));
    expect(selected(screen)).toEqual(names.slice(1, 5).map(name => `Select ${name}`));
  });
});

describe('the cap of a selection', () => {
  const capped = { 'data-selection': { maxSelection: 3 } };

  it('[TBL-06] refuses the next row, says so and changes nothing', async () => {
    const screen = await selectable(30, capped);
    expect(screen.getByText('You can select up to 3 rows.')).not.toHaveAttribute('role');
    for (const name of ['Person 1', 'Person 2', 'Person 3', 'Person 4'])
      await userEvent.click(box(screen, name));
    expect(selected(screen)).toEqual(['Select Person 1', 'Select Person 2', 'Select Person 3']);
    expect(box(screen, 'Person 4')).not.toBeChecked();
    expect(screen.getByRole('alert')).toHaveTextContent('You can select up to 3 rows.');
    await userEvent.click(box(screen, 'Person 1'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[TBL-06] is filled from the first rows in sight', async () => {
    const screen = await selectable(30, capped);
    await userEvent.click(screen.button('Age'));
    await userEvent.click(screen.button('Age'));
    await waitFor(() => expect(screen.column(1)[0]).toBe('Person 30'));
    await userEvent.click(screen.button('Select the first 3 found'));
    expect(selected(screen)).toEqual(['Select Person 30', 'Select Person 29', 'Select Person 28']);
    await userEvent.click(pageBox(screen));
    expect(said(screen)).toBe('3 selected');
  });

  it('[EMB-04] that is no whole number of at least 1 is told', async () => {
    expectLogged('data-selection');
    const { screen } = await tableOf(3);
    screen.host.dataset.selection = '{"maxSelection": 0}';
    await waitFor(() => expect(screen.root.textContent).toContain('data-selection has an unexpected value'));
  });
});

describe('a cap in another spelling', () => {
  it.each(['maxselection', 'max_selection', 'maxSelected', 'max'])(
    '[EMB-10] [TBL-06] is told and not lost: %s',
    async name => {
      expectLogged('data-selection');
      const { screen } = await tableOf(3);
      screen.host.dataset.selection = JSON.stringify({ [name]: 2 });
      await waitFor(() => expect(screen.root.textContent).toContain('Write {maxSelection?}'));
    },
  );

  it('[TBL-06] what else a host sends with it is nothing to us', async () => {
    const { screen } = await tableOf(3, { 'data-selection': { maxSelection: 2, mode: 'multiple' } });
    expect(await screen.findByText('You can select up to 2 rows.')).toBeVisible();
  });
});

describe('rows that cannot be selected', () => {
  it('[NET-13] have no id, and say so', async () => {
    expectLogged('1 of 2 rows have no id');
    answering(
      to(tableBatch, {
        columns: [{ data: 'name', title: 'Name' }],
        data: [{ name: 'Nobody' }, { id: 'p1', name: 'Somebody' }],
        total: 2,
      }),
    );
    const screen = await loadedTable(selecting);
    const nobody = await screen.findByRole('checkbox', { name: 'Select Nobody' });
    await userEvent.click(nobody);
    expect(nobody).not.toBeChecked();
    expect(nobody).toHaveAccessibleDescription('This row has no id, so it cannot be selected.');
    await userEvent.click(screen.button('Select all 2 found'));
    expect(said(screen)).toBe('1 selected');
  });

  it('[TBL-06] are those that have left the list', async () => {
    let count = 5;
    answering(to(tableBatch, request => batchFrom(people, numbersTo(count), request)));
    const screen = await loadedTable({ ...selecting, 'data-timeframe': 'ytd' });
    await userEvent.click(await screen.findByRole('button', { name: 'Select all 5 found' }));
    count = 3;
    await userEvent.click(screen.button('Load All'));
    await userEvent.click(await screen.findByRole('button', { name: 'Ok' }));
    await waitFor(() => expect(said(screen)).toBe('3 selected'));
  });
});

describe('the sum of a selection', () => {
  const columns = [
    { data: 'name', title: 'Name' },
    { data: 'total', title: 'Total', type: 'amount' },
  ];
  const summed = async (totals: readonly string[], extra: readonly object[] = []) => {
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
    const screen = await loadedTable({ ...selecting, 'data-columns': [...columns, ...extra] });
    await userEvent.click(await screen.findByRole('button', { name: /^Select all/ }));
    return screen;
  };

  it('[TBL-06] is exact to the cent', async () => {
    const screen = await summed(['0.10', '0.20', '1,234.55']);
    await waitFor(() => expect(said(screen)).toBe('3 selected1,234.85 USD'));
  });

  it.each([
    ['an amount has parts of a cent', ['0.105', '0.20'], []],
    ['there are two columns of amounts', ['0.10', '0.20'], [{ data: 'fee', title: 'Fee', type: 'amount' }]],
    ['currencies differ', ['0.10', '0.20'], [{ data: 'payCurrency', title: 'Pay Currency' }]],
  ])('[TBL-06] is not given where %s', async (_, totals, extra) => {
    const screen = await summed(totals, extra);
    await waitFor(() => expect(said(screen)).toBe('2 selected'));
  });
});

describe('an export to accounting', () => {
  const accounting = { 'data-export-confirm': 'reimbursements' };
  const written = () => vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:psp');

  it('[TBL-12] [TBL-15] needs rows that are selected', async () => {
    const screen = await selectable(30, { 'data-selection': undefined, ...accounting });
    await userEvent.click(screen.button('Export CSV'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please select one or more rows.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['reimbursements', 'approved reimbursements'],
    ['advance-payments', 'approved advance payments'],
  ])('[TBL-15] [TBL-21] of %s asks, and holds the rows that are selected', async (kind, name) => {
    const files = written();
    const screen = await selectable(30, { 'data-selection': undefined, 'data-export-confirm': kind });
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

  it('[TBL-07] that is done says so for 3 seconds', async () => {
    const files = written();
    const { screen } = await tableOf(12);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      screen.button('Export CSV').click();
      await waitFor(() => expect(screen.getByText('Exported 12 rows.')).toBeVisible());
      // The text's, and that of the file's address.
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
