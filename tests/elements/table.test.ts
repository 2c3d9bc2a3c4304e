import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { tableBatch } from '../../src/api/tables.ts';
import { answering } from '../support/answers/answering.ts';
import { batchFrom, numbersTo } from '../support/answers/batches.ts';
import { to } from '../support/answers/host.ts';
import { expectLogged, logged } from '../support/console.ts';
import { later } from '../support/later.ts';
import { people, shownTable, type TableScreen, tableOf } from '../support/table-screen.ts';

describe('pages', () => {
  it('[TBL-02] begin with 10 rows; the pager goes on, back and to any page', async () => {
    const { screen } = await tableOf(95);
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
  ])('[TBL-02] of %s rows the pager shows %j', async (rows, shown) => {
    const { screen } = await tableOf(rows);
    const places = [...screen.getByRole('group', { name: 'Pages' }).children].map(place => place.textContent);
    expect(places.slice(1, 8)).toEqual(shown);
  });

  it('[TBL-02] may hold 10, 25, 50 or 100 rows; the first row stays in sight', async () => {
    const { screen } = await tableOf(200);
    await userEvent.click(screen.button('Page 5'));
    const sizes = screen.getByRole('combobox', { name: 'Rows per page' });
    expect([...sizes.children].map(option => option.textContent)).toEqual(['10', '25', '50', '100']);
    await userEvent.selectOptions(sizes, '25');
    expect(screen.count()).toBe('26–50 of 200');
    expect(screen.column()).toContain('Person 41');
  });

  it('[TBL-02] begin with the size that the page asks for', async () => {
    const { screen } = await tableOf(60, { 'data-page-size': '50' });
    expect(screen.column()).toHaveLength(50);
    screen.host.dataset.pageSize = '25';
    await waitFor(() => expect(screen.column()).toHaveLength(25));
  });
});

describe('searching', () => {
  it('[TBL-03] [TBL-04] has fields to search and choose in that look like fields, whatever else the page has loaded', async () => {
    const { screen } = await tableOf(3);
    for (const field of [screen.getByRole('searchbox'), ...screen.getAllByRole('combobox')])
      expect(getComputedStyle(field).borderRadius).toBe('6px');
  });

  it('[TBL-03] finds a text in any column, whatever its case, from the first page on', async () => {
    const { screen } = await tableOf(500);
    await userEvent.click(screen.button('Page 4'));
    await screen.search('ZÜRICH');
    await waitFor(() => expect(screen.count()).toBe('1–10 of 100, filtered from 500'));
    expect(new Set(screen.column(1))).toEqual(new Set(['Zürich']));
    await screen.search('');
    await waitFor(() => expect(screen.count()).toBe('1–10 of 500'));
  });

  it('[TBL-03] says when nothing matches, and tells those who do not see it', async () => {
    const { screen } = await tableOf(20);
    await screen.search('.*');
    expect(await screen.findByText('No matching records found')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('0 of 0, filtered from 20');
  });

  it('[TBL-03] waits 200 ms after the last key', async () => {
    answering(to(tableBatch, request => batchFrom(people, numbersTo(30), request)));
    const screen = await shownTable({ 'data-search-delay': undefined });
    await screen.findByText('Person 1');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      await screen.search('Person 1');
      vi.advanceTimersByTime(150);
      await screen.search('Person 12');
      vi.advanceTimersByTime(199);
      expect(screen.column()).toHaveLength(10);
      vi.advanceTimersByTime(1);
    } finally {
      vi.useRealTimers();
    }
    await waitFor(() => expect(screen.column()).toEqual(['Person 12']));
  });
});

describe('columns', () => {
  it('[TBL-01] are those that the answer states, in its order', async () => {
    const { screen } = await tableOf(3);
    expect(screen.titles()).toEqual(['Name', 'City', 'Age']);
    expect(screen.column(2)).toEqual(['21', '22', '23']);
  });

  it('[TBL-01] are those that the page states, whatever the answer says', async () => {
    const { screen } = await tableOf(3, {
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

describe('what a page sends with each request', () => {
  it.each([{ limit: 5 }, { skip: 3 }, { total: 9 }, { site: { id: 12 } }])(
    '[EMB-04] [NET-06] %j is an error of the attribute',
    async params => {
      const { screen } = await tableOf(1);
      expectLogged('data-params');
      screen.host.dataset.params = JSON.stringify(params);
      await waitFor(() =>
        expect(screen.root.textContent).toContain('limit, skip and total are names of our own'),
      );
    },
  );

  it('[NET-06] is texts, numbers, flags and lists of them; what is null is not sent', async () => {
    const params = { type: 'direct', site: 12, open: true, ids: [1, 2], study: null };
    const { sent } = await tableOf(1, { 'data-params': params });
    const query = new URL(String(sent[0]?.url)).searchParams;
    expect(Object.fromEntries(query)).toMatchObject({ type: 'direct', site: '12', open: 'true', ids: '1,2' });
    expect(query.has('study')).toBe(false);
  });
});

describe('columns that a page states', () => {
  it.each([
    ['an empty key', [{ data: '', title: 'Name' }]],
    [
      'a key twice',
      [
        { data: 'name', title: 'Name' },
        { data: 'name', title: 'Again' },
      ],
    ],
  ])('[EMB-04] with %s are an error of the attribute', async (_, columns) => {
    const { screen } = await tableOf(1);
    expectLogged('data-columns');
    screen.host.dataset.columns = JSON.stringify(columns);
    await waitFor(() =>
      expect(screen.root.textContent).toContain(
        `data-columns has an unexpected value. Write [{data, title, type?, filter?}] with a data of its own for each.`,
      ),
    );
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('[EMB-10] [TBL-10] of a type that there is not are told, with those there are', async () => {
    expectLogged(
      'psp-table: GET /people/: the column "age" is of no type that there is; did you mean "number"? Use text,',
    );
    const { screen } = await tableOf(3, {
      'data-columns': [
        { data: 'name', title: 'Name', type: 'text' },
        { data: 'age', title: 'Age', type: 'numbr' },
      ],
    });
    expect(screen.column(1)).toEqual(['21', '22', '23']);
    await waitFor(() => expect(logged()).toHaveLength(1));
  });

  it('[EMB-10] are named when no row has one but nearly', async () => {
    expectLogged('no row has "ctiy", the key of a column. Did you mean "city"?');
    const { screen } = await tableOf(3, {
      'data-columns': [
        { data: 'name', title: 'Name' },
        { data: 'ctiy', title: 'City' },
        { data: 'photo', title: 'Photo' },
      ],
    });
    expect(screen.column()).toEqual(['Person 1', 'Person 2', 'Person 3']);
    await waitFor(() => expect(logged()).toHaveLength(1));
  });
});

describe('the name of a table', () => {
  const names = (screen: TableScreen) => [
    screen.getByRole('table').getAttribute('aria-label'),
    screen.getByRole('group', { name: 'Pages' }).getAttribute('aria-label'),
  ];

  it('[TBL-01] is its label, else that of its file', async () => {
    const { screen } = await tableOf(1, { 'data-label': 'People', 'data-export-name': 'p-2026.csv' });
    expect(names(screen)).toEqual(['People', 'Pages']);
    screen.host.removeAttribute('data-label');
    await waitFor(() => expect(names(screen)).toEqual(['p-2026', 'Pages']));
  });
});

describe('sorting', () => {
  it('[TBL-05] by a title: up, down, as it came; by the stated value', async () => {
    const { screen } = await tableOf(60);
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

  it('[TBL-05] texts as people order them, numbers in them by value', async () => {
    const { screen } = await tableOf(30);
    await userEvent.click(screen.button('City'));
    await waitFor(() => expect(screen.column(1)[0]).toBe('aachen'));
    await userEvent.click(screen.button('Name'));
    await waitFor(() => expect(screen.column().slice(0, 3)).toEqual(['Person 1', 'Person 2', 'Person 3']));
  });

  it('[TBL-05] is kept while rows are still arriving', async () => {
    const second = later<void>();
    answering(
      to(tableBatch, async request => {
        if (!request.url.includes('skip=0')) await second.promise;
        return batchFrom(people, numbersTo(60), request);
      }),
    );
    const screen = await shownTable({ 'data-limit': 30 });
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

  it('[TBL-04] offer the texts of a column, or those listed', async () => {
    const { screen } = await tableOf(50, { 'data-columns': columns });
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

  it('[TBL-04] that leave nothing can be reset at once', async () => {
    const { screen } = await tableOf(50, { 'data-columns': columns });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Age' }), '99');
    expect(await screen.findByText('No entries with these filters.')).toBeVisible();
    await userEvent.click(screen.button('Reset filters?'));
    await waitFor(() => expect(screen.count()).toBe('1–10 of 50'));
  });
});

describe('export', () => {
  /** The files that the page was given to keep, and their names. */
  function kept() {
    const files: { name: string; text: Promise<string> }[] = [];
    const blobs = new Map<string, Blob>();
    const create = URL.createObjectURL.bind(URL);
    vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => {
      const url = create(blob as Blob);
      blobs.set(url, blob as Blob);
      return url;
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push({ name: this.download, text: (blobs.get(this.href) as Blob).text() });
    });
    return files;
  }

  it('[TBL-07] writes all rows found, in their order', async () => {
    const { screen } = await tableOf(40);
    const files = kept();
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

  it('[TBL-07] bears the name that the page gives', async () => {
    const { screen } = await tableOf(1, { 'data-export-name': 'People.csv' });
    const files = kept();
    await userEvent.click(screen.button('Export CSV'));
    await waitFor(() => expect(files[0]?.name).toBe('People.csv'));
  });

  it('[TBL-07] asks first when not all rows have been loaded', async () => {
    expectLogged('psp-table: GET /people/: ');
    answering(
      to(tableBatch, request =>
        request.url.includes('skip=0')
          ? batchFrom(people, numbersTo(30), request)
          : new Response('', { status: 404 }),
      ),
    );
    const files = kept();
    const screen = await shownTable({ 'data-limit': 10 });
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
