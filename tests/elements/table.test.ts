import { fireEvent, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { tableBatch } from '../../src/api/tables.ts';
import { answering } from '../support/answers/answering.ts';
import { batchFrom, numbersTo } from '../support/answers/batches.ts';
import { to } from '../support/answers/host.ts';
import { expectLogged } from '../support/console.ts';
import { collectDownloads } from '../support/downloads.ts';
import { later } from '../support/later.ts';
import { people, renderPeople, renderTable, type TableScreen } from '../support/table-screen.ts';

describe('pages', () => {
  it('[TBL-02] have 10 rows by default; the pager goes to the next, the previous and any page', async () => {
    const { screen } = await renderPeople(95);
    expect(screen.column()).toHaveLength(10);
    expect(screen.count()).toBe('1–10 of 95');
    expect(screen.button('Previous page')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.button('Next page'));
    expect(screen.column()[0]).toBe('Person 11');
    await userEvent.click(screen.button('Page 10'));
    expect(screen.count()).toBe('91–95 of 95');
    expect(screen.button('Page 10')).toHaveAttribute('aria-current', 'page');
    expect(screen.button('Next page')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.button('Next page'));
    expect(screen.count()).toBe('91–95 of 95');
    await userEvent.click(screen.button('Previous page'));
    expect(screen.count()).toBe('81–90 of 95');
  });

  it.each([
    [70, ['1', '2', '3', '4', '5', '6', '7']],
    [71, ['1', '2', '3', '4', '5', '…', '8']],
  ])('[TBL-02] for %s rows are listed in the pager as %j', async (rows, items) => {
    const { screen } = await renderPeople(rows);
    const children = [...screen.getByRole('group', { name: 'Pages' }).children].map(
      child => child.textContent,
    );
    expect(children.slice(1, 8)).toEqual(items);
  });

  it('[TBL-02] can have 10, 25, 50 or 100 rows; a change keeps the first row on the page', async () => {
    const { screen } = await renderPeople(200);
    await userEvent.click(screen.button('Page 5'));
    const sizes = screen.getByRole('combobox', { name: 'Rows per page' });
    expect([...sizes.children].map(option => option.textContent)).toEqual(['10', '25', '50', '100']);
    await userEvent.selectOptions(sizes, '25');
    expect(screen.count()).toBe('26–50 of 200');
    expect(screen.column()).toContain('Person 41');
  });

  it('[TBL-02] have the size that the page asks for', async () => {
    const { screen } = await renderPeople(60, { 'data-page-size': '50' });
    expect(screen.column()).toHaveLength(50);
    screen.host.dataset.pageSize = '25';
    await waitFor(() => expect(screen.column()).toHaveLength(25));
  });
});

describe('searching', () => {
  it('[TBL-03] [TBL-04] uses styled fields, whatever else the page has loaded', async () => {
    const { screen } = await renderPeople(3);
    for (const field of [screen.getByRole('searchbox'), ...screen.getAllByRole('combobox')])
      expect(getComputedStyle(field).borderRadius).toBe('6px');
  });

  it('[TBL-03] matches any column regardless of case, and returns to the first page', async () => {
    const { screen } = await renderPeople(500);
    await userEvent.click(screen.button('Page 4'));
    await screen.search('ZÜRICH');
    await waitFor(() => expect(screen.count()).toBe('1–10 of 100, filtered from 500'));
    expect(new Set(screen.column(1))).toEqual(new Set(['Zürich']));
    await screen.search('');
    await waitFor(() => expect(screen.count()).toBe('1–10 of 500'));
  });

  it('[TBL-03] shows and announces that nothing matches', async () => {
    const { screen } = await renderPeople(20);
    await screen.search('.*');
    expect(await screen.findByText('No matching records found')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('No results (20 in all)');
    await userEvent.click(screen.button('Clear search'));
    await waitFor(() => expect(screen.count()).toBe('1–10 of 20'));
    expect(screen.root.activeElement).toBe(screen.getByRole('searchbox'));
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('[TBL-03] is debounced by 200 ms', async () => {
    answering(to(tableBatch, request => batchFrom(people, numbersTo(30), request)));
    const screen = await renderTable({ 'data-search-delay': undefined });
    await screen.findByText('Person 1');
    // Synchronous events: while Vitest waits for a browser command, it may advance the fake clock.
    const type = (value: string) => fireEvent.input(screen.getByRole('searchbox'), { target: { value } });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      type('Person 1');
      vi.advanceTimersByTime(150);
      type('Person 12');
      vi.advanceTimersByTime(199);
      const waiting = vi.getTimerCount();
      vi.advanceTimersByTime(1);
      expect([waiting, vi.getTimerCount()]).toEqual([1, 0]);
    } finally {
      vi.useRealTimers();
    }
    await waitFor(() => expect(screen.column()).toEqual(['Person 12']));
  });
});

describe('columns', () => {
  it('[TBL-01] are those of the answer, in its order', async () => {
    const { screen } = await renderPeople(3);
    expect(screen.titles()).toEqual(['Name', 'City', 'Age']);
    expect(screen.column(2)).toEqual(['21', '22', '23']);
  });

  it('[TBL-01] are those of the page if it declares some, whatever the answer says', async () => {
    const { screen } = await renderPeople(3, {
      'data-columns': [
        { data: 'city', title: 'Town' },
        { data: 'name', title: 'Name' },
        { data: 'none', title: 'None' },
      ],
    });
    expect(screen.titles()).toEqual(['Town', 'Name', 'None']);
    expect(screen.column(1)).toEqual(['Person 1', 'Person 2', 'Person 3']);
    expect(screen.column(2)).toEqual(['', '', '']);
  });
});

describe('request parameters of the page', () => {
  it.each([{ limit: 5 }, { skip: 3 }, { total: 9 }, { site: { id: 12 } }])(
    '[EMB-04] [NET-06] %j are refused',
    async params => {
      const { screen } = await renderPeople(1);
      expectLogged('data-params');
      screen.host.dataset.params = JSON.stringify(params);
      await waitFor(() =>
        expect(screen.root.textContent).toContain('limit, skip and total are names of our own'),
      );
    },
  );

  it('[NET-06] are texts, numbers, flags or lists of them; null is not sent', async () => {
    const params = { type: 'direct', site: 12, open: true, ids: [1, 2], study: null };
    const { sent } = await renderPeople(1, { 'data-params': params });
    const query = new URL(String(sent[0]?.url)).searchParams;
    expect(Object.fromEntries(query)).toMatchObject({ type: 'direct', site: '12', open: 'true', ids: '1,2' });
    expect(query.has('study')).toBe(false);
  });
});

describe('columns declared by the page', () => {
  it.each([
    ['an empty key', [{ data: '', title: 'Name' }]],
    [
      'a key twice',
      [
        { data: 'name', title: 'Name' },
        { data: 'name', title: 'Again' },
      ],
    ],
  ])('[EMB-04] with %s are refused', async (_, columns) => {
    const { screen } = await renderPeople(1);
    expectLogged('data-columns');
    screen.host.dataset.columns = JSON.stringify(columns);
    await waitFor(() =>
      expect(screen.root.textContent).toContain(
        `data-columns has an unexpected value. Write [{data, title, type?, filter?}] with a data of its own for each.`,
      ),
    );
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('[EMB-10] [TBL-10] of an unknown type are logged with the known types', async () => {
    expectLogged(
      'psp-table: GET /people/: the column "age" is of no type that there is; did you mean "number"? Use text,',
    );
    const { screen } = await renderPeople(3, {
      'data-columns': [
        { data: 'name', title: 'Name', type: 'text' },
        { data: 'age', title: 'Age', type: 'numbr' },
      ],
    });
    expect(screen.column(1)).toEqual(['21', '22', '23']);
  });

  it('[EMB-10] are logged when no row has their key, with the similar one that rows have', async () => {
    expectLogged('no row has "ctiy", the key of a column. Did you mean "city"?', 'no row has "photo"');
    const { screen } = await renderPeople(3, {
      'data-columns': [
        { data: 'name', title: 'Name' },
        { data: 'ctiy', title: 'City' },
        { data: 'photo', title: 'Photo' },
      ],
    });
    expect(screen.column()).toEqual(['Person 1', 'Person 2', 'Person 3']);
  });
});

describe('the name of a table', () => {
  const names = (screen: TableScreen) => [
    screen.getByRole('table').getAttribute('aria-label'),
    screen.getByRole('group', { name: 'Pages' }).getAttribute('aria-label'),
  ];

  it('[TBL-01] is its label, or else the name of the exported file', async () => {
    const { screen } = await renderPeople(1, { 'data-label': 'People', 'data-export-name': 'p-2026.csv' });
    expect(names(screen)).toEqual(['People', 'Pages']);
    screen.host.removeAttribute('data-label');
    await waitFor(() => expect(names(screen)).toEqual(['p-2026', 'Pages']));
  });
});

describe('sorting', () => {
  it('[TBL-05] by a column title goes from ascending to descending to the order received', async () => {
    const { screen } = await renderPeople(60);
    const age = screen.getByRole('columnheader', { name: 'Age' });
    await userEvent.click(screen.button('Age'));
    await waitFor(() => expect(age).toHaveAttribute('aria-sort', 'ascending'));
    await waitFor(() => expect(screen.column(2)[0]).toBe('20'));
    expect(screen.getByRole('status')).toHaveTextContent('1–10 of 60Sorted by Age, ascending');
    await userEvent.click(screen.button('Age'));
    await waitFor(() => expect(screen.column(2)[0]).toBe('69'));
    expect(age).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(screen.button('Age'));
    await waitFor(() => expect(screen.column()[0]).toBe('Person 1'));
    expect(age).not.toHaveAttribute('aria-sort');
  });

  it('[TBL-05] ignores case and compares numbers in texts by value', async () => {
    const { screen } = await renderPeople(30);
    await userEvent.click(screen.button('City'));
    await waitFor(() => expect(screen.column(1)[0]).toBe('aachen'));
    await userEvent.click(screen.button('Name'));
    await waitFor(() => expect(screen.column().slice(0, 3)).toEqual(['Person 1', 'Person 2', 'Person 3']));
  });

  it('[TBL-05] is kept while rows are still loading', async () => {
    const second = later<void>();
    answering(
      to(tableBatch, async request => {
        if (!request.url.includes('skip=0')) await second.promise;
        return batchFrom(people, numbersTo(60), request);
      }),
    );
    const screen = await renderTable({ 'data-limit': 30 });
    await screen.findByText('Person 1');
    await userEvent.click(screen.button('Age'));
    await waitFor(() => expect(screen.column(2)[0]).toBe('21'));
    second.resolve();
    await waitFor(() => expect(screen.column(2)[0]).toBe('20'));
    expect(screen.column()[0]).toBe('Person 50');
  });
});

describe('filters', () => {
  const columns = [
    { data: 'name', title: 'Name' },
    { data: 'city', title: 'City', filter: true },
    { data: 'age', title: 'Age', type: 'number', filter: ['21', '99'] },
  ];

  it('[TBL-04] offer the texts of a column, or the listed ones', async () => {
    const { screen } = await renderPeople(50, { 'data-columns': columns });
    const city = screen.getByRole('combobox', { name: 'City' });
    expect([...city.children].map(option => option.textContent)).toEqual([
      'All',
      'aachen',
      'Åre',
      'Boston',
      'Lima',
      'Zürich',
    ]);
    await userEvent.selectOptions(city, 'Lima');
    await waitFor(() => expect(screen.count()).toBe('1–10 of 10, filtered from 50'));
    expect(new Set(screen.column(1))).toEqual(new Set(['Lima']));
  });

  it('[TBL-04] that match nothing can be reset', async () => {
    const { screen } = await renderPeople(50, { 'data-columns': columns });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Age' }), '99');
    expect(await screen.findByText('No entries with these filters.')).toBeVisible();
    await userEvent.click(screen.button('Reset filters?'));
    await waitFor(() => expect(screen.count()).toBe('1–10 of 50'));
  });
});

describe('export', () => {
  it('[TBL-07] writes all matching rows in their order', async () => {
    const { screen } = await renderPeople(40);
    const files = collectDownloads();
    await screen.search('Lima');
    await waitFor(() => expect(screen.count()).toBe('1–8 of 8, filtered from 40'));
    await userEvent.click(screen.button('Age'));
    await waitFor(() => expect(screen.column()[0]).toBe('Person 2'));
    await userEvent.click(screen.button('Export CSV'));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toBe('Exported List.csv');
    const lines = (await files[0]?.text)?.split('\r\n') ?? [];
    expect(lines.slice(0, 3)).toEqual(['Name,City,Age', 'Person 2,Lima,22', 'Person 7,Lima,27']);
    expect(lines).toHaveLength(10);
  });

  it('[TBL-07] has the file name that the page gives', async () => {
    const { screen } = await renderPeople(1, { 'data-export-name': 'People.csv' });
    const files = collectDownloads();
    await userEvent.click(screen.button('Export CSV'));
    await waitFor(() => expect(files[0]?.name).toBe('People.csv'));
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
});
