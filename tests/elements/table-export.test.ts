import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { tableBatch } from '../../src/api/tables.ts';
import { answering } from '../support/answers/answering.ts';
import { batchFrom, numbersTo } from '../support/answers/batches.ts';
import { to } from '../support/answers/host.ts';
import { pictures } from '../support/clock.ts';
import { expectLogged } from '../support/console.ts';
import { collectDownloads } from '../support/downloads.ts';
import {
  people,
  renderLoadedTable,
  renderPeople,
  renderTable,
  type TableScreen,
} from '../support/table-screen.ts';

describe('export', () => {
  it('[TBL-07] writes all matching rows in their order to the named file', async () => {
    const { screen } = await renderPeople(40, { 'data-export-name': 'People.csv' });
    const files = collectDownloads();
    await screen.search('Lima');
    await waitFor(() => expect(screen.count()).toBe('1–8 of 8, filtered from 40'));
    await userEvent.click(screen.button('Age'));
    await waitFor(() => expect(screen.column()[0]).toBe('Person 2'));
    await userEvent.click(screen.button('Export CSV'));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toBe('People.csv');
    const lines = (await files[0]?.text)?.split('\r\n') ?? [];
    expect(lines.slice(0, 3)).toEqual(['Name,City,Age', 'Person 2,Lima,22', 'Person 7,Lima,27']);
    expect(lines).toHaveLength(10);
  });

  it('[TBL-07] asks first when not all rows were loaded', async () => {
    expectLogged('psp-table: GET /people/: ');
    answering(
      to(tableBatch, request =>
        request.url.includes('skip=0')
          ? batchFrom(people, numbersTo(30), request)
          : new Response('', { status: 404 }),
      ),
    );
    const files = collectDownloads();
    const screen = await renderTable({ 'data-limit': 10 });
    await screen.findByText('Showing 10 of 30.');
    await userEvent.click(screen.button('Export CSV'));
    expect(await screen.findByRole('dialog', { name: 'Please Confirm' })).toHaveTextContent(
      'Only 10 of 30 have been loaded. Export those?',
    );
    await userEvent.click(screen.button('Ok'));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[TBL-07] shows a success message for 3 seconds', async () => {
    const files = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:psp');
    const { screen } = await renderPeople(12);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      screen.button('Export CSV').click();
      await waitFor(() => expect(screen.getByText('Exported 12 rows.')).toBeVisible());
      // One for the message, one for revoking the object URL.
      await pictures(() => vi.getTimerCount() >= 2);
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

describe('an export to accounting', () => {
  const select = (screen: TableScreen, number: number) =>
    screen
      .findByRole('checkbox', { name: `Select Person ${number}` })
      .then(checkbox => userEvent.click(checkbox));

  it('[TBL-12] [TBL-15] requires selected rows', async () => {
    const { screen } = await renderPeople(30, { 'data-export-confirm': 'reimbursements' });
    await screen.findByRole('checkbox', { name: 'Select Person 7' });
    await userEvent.click(screen.button('Export CSV'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please select one or more rows.');
    expect(screen.queryByRole('dialog')).toBeNull();
    await select(screen, 7);
    await userEvent.click(screen.button('Export CSV'));
    expect(await screen.findByRole('dialog', { name: 'Please Confirm' })).toBeVisible();
    expect(screen.queryByText('Please select one or more rows.')).toBeNull();
  });

  it.each([
    ['reimbursements', 'approved reimbursements'],
    ['advance-payments', 'approved advance payments'],
  ])('[TBL-15] [TBL-21] of %s asks first, and contains the selected rows', async (kind, name) => {
    const files = collectDownloads();
    const { screen } = await renderPeople(30, { 'data-export-confirm': kind });
    await select(screen, 7);
    await select(screen, 3);
    await userEvent.click(screen.button(/^Age/));
    await screen.search('Person 7');
    await waitFor(() => expect(screen.column(1)).toEqual(['Person 7', 'Person 17', 'Person 27']));
    await userEvent.click(screen.button('Export CSV'));
    expect(await screen.findByRole('dialog', { name: 'Please Confirm' })).toHaveTextContent(
      `Are you sure you would like to export all selected ${name} to accounting? Please ensure you have reviewed this list before continuing.`,
    );
    expect(files).toEqual([]);
    await userEvent.click(screen.button('Ok'));
    await screen.findByText('Exported 2 rows.');
    expect(await files[0]?.text).toBe('Name,City,Age\r\nPerson 7,Lima,27\r\nPerson 3,aachen,23\r\n');
  });

  it('[RQ-07] [TBL-15] exports nothing once the amount of a selected row has changed, and says so', async () => {
    let display = '100.00';
    const row = (number: number) => ({
      id: number,
      name: `Trip ${number}`,
      total: { display, type: 'amount' },
    });
    const columns = ['name', 'total'].map(data => ({ data, title: data }));
    answering(to(tableBatch, request => batchFrom({ columns, row }, [1, 2, 3], request)));
    const screen = await renderLoadedTable({
      'data-export-confirm': 'reimbursements',
      'data-timeframe': 'ytd',
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Trip 2' }));
    display = '5000.00';
    await userEvent.click(screen.button('Load All'));
    await userEvent.click(await screen.findByRole('button', { name: 'Ok' }));
    await screen.findByText('Showing all time');
    await userEvent.click(screen.button('Export CSV'));
    expect(
      await screen.findByText(/^Amounts of selected rows have changed, so no row is selected/),
    ).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select Trip 2' })).not.toBeChecked();
  });
});
