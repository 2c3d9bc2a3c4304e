import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent as browser, page } from 'vitest/browser';
import { element } from '../../src/elements/table/index.ts';
import { define } from '../../src/embed/define.ts';
import { answering } from '../support/answering.ts';
import { elementOf, heardOn, insideOf, shownElement } from '../support/element.ts';
import { later } from '../support/later.ts';
import { batchFrom, type HostTable, numbersTo } from '../support/table-answers.ts';

define(element);

const cities = ['Boston', 'Åre', 'Lima', 'aachen', 'Zürich'];
const people: HostTable = {
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

type Screen = Awaited<ReturnType<typeof shownElement>>;
type Attributes = Readonly<Record<string, string>>;
const list = 'GET /people/';

/** A table of so many people, all loaded; its search answers at once. */
async function tableOf(count: number, attributes: Attributes = {}) {
  const sent = answering({ [list]: request => batchFrom(people, numbersTo(count), request) });
  const host = elementOf('psp-table', {
    'data-endpoint': '/people/',
    'data-search-delay': '0',
    ...attributes,
  });
  const screen = await shownElement(host);
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  return { screen, sent, root: insideOf(host) as unknown as ShadowRoot };
}

const column = (root: ShadowRoot, at = 0) =>
  [...root.querySelectorAll('tbody tr')].map(row => row.children[at]?.textContent);
const count = (root: ShadowRoot) => root.querySelector('.count')?.textContent;
const button = (screen: Screen, name: string | RegExp) => screen.getByRole('button', { name });
const search = (screen: Screen, text: string) =>
  browser.fill(screen.getByRole('searchbox', { name: 'Search' }), text);

beforeEach(() => page.viewport(1200, 900));
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe('pages', () => {
  it('[TBL-02] begin with 10 rows; the pager goes on, back and to any page', async () => {
    const { screen, root } = await tableOf(95);
    expect(column(root)).toHaveLength(10);
    expect(count(root)).toBe('1–10 of 95');
    expect(button(screen, 'Previous page')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button(screen, 'Next page'));
    expect(column(root)[0]).toBe('Person 11');
    await userEvent.click(button(screen, 'Page 10'));
    expect(count(root)).toBe('91–95 of 95');
    expect(button(screen, 'Page 10')).toHaveAttribute('aria-current', 'page');
    expect(button(screen, 'Next page')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button(screen, 'Next page'));
    expect(count(root)).toBe('91–95 of 95');
    await userEvent.click(button(screen, 'Previous page'));
    expect(count(root)).toBe('81–90 of 95');
  });

  it.each([
    [70, ['1', '2', '3', '4', '5', '6', '7']],
    [71, ['1', '2', '3', '4', '5', '…', '8']],
  ])('[TBL-02] of %s rows the pager shows %j', async (rows, shown) => {
    const { screen } = await tableOf(rows);
    const places = [...screen.getByRole('navigation', { name: /^Pages of / }).children].map(
      place => place.textContent,
    );
    expect(places.slice(1, 8)).toEqual(shown);
  });

  it('[TBL-02] may hold 10, 25, 50 or 100 rows; the first row stays in sight', async () => {
    const { screen, root } = await tableOf(200);
    await userEvent.click(button(screen, 'Page 5'));
    const sizes = screen.getByRole('combobox', { name: 'Rows per page' });
    expect([...sizes.children].map(option => option.textContent)).toEqual(['10', '25', '50', '100']);
    await userEvent.selectOptions(sizes, '25');
    expect(count(root)).toBe('26–50 of 200');
    expect(column(root)).toContain('Person 41');
  });

  it('[TBL-02] begin with the size that the page asks for', async () => {
    const { root } = await tableOf(60, { 'data-page-size': '50' });
    expect(column(root)).toHaveLength(50);
  });
});

describe('searching', () => {
  it('[TBL-03] finds a text in any column, whatever its case, from the first page on', async () => {
    const { screen, root } = await tableOf(500);
    await userEvent.click(button(screen, 'Page 4'));
    await search(screen, 'ZÜRICH');
    await waitFor(() => expect(count(root)).toBe('1–10 of 100, filtered from 500'));
    expect(new Set(column(root, 1))).toEqual(new Set(['Zürich']));
    await search(screen, '');
    await waitFor(() => expect(count(root)).toBe('1–10 of 500'));
  });

  it('[TBL-03] says when nothing matches, and tells those who do not see it', async () => {
    const { screen } = await tableOf(20);
    await search(screen, '.*');
    expect(await screen.findByText('No matching records found')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('0 of 0, filtered from 20');
  });

  it('[TBL-03] waits 200 ms after the last key', async () => {
    answering({ [list]: request => batchFrom(people, numbersTo(30), request) });
    const host = elementOf('psp-table', { 'data-endpoint': '/people/' });
    const screen = await shownElement(host);
    await screen.findByText('Person 1');
    const root = insideOf(host) as unknown as ShadowRoot;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      await search(screen, 'Person 2');
      vi.advanceTimersByTime(150);
      await search(screen, 'Person 30');
      vi.advanceTimersByTime(199);
      expect(column(root)).toHaveLength(10);
      vi.advanceTimersByTime(1);
    } finally {
      vi.useRealTimers();
    }
    await waitFor(() => expect(column(root)).toEqual(['Person 30']));
  });
});

describe('columns', () => {
  const titles = (root: ShadowRoot) => [...root.querySelectorAll('thead th')].map(title => title.textContent);

  it('[TBL-01] are those that the answer states, in its order', async () => {
    const { root } = await tableOf(3);
    expect(titles(root)).toEqual(['Name', 'City', 'Age']);
    expect(column(root, 2)).toEqual(['21', '22', '23']);
  });

  it('[TBL-01] are those that the page states, whatever the answer says', async () => {
    const { root } = await tableOf(3, {
      'data-columns': JSON.stringify([
        { data: 'city', title: 'Town' },
        { data: 'name', title: 'Name' },
        { data: 'none', title: 'None' },
      ]),
    });
    expect(titles(root)).toEqual(['Town', 'Name', 'None']);
    expect(column(root, 1)).toEqual(['Person 1', 'Person 2', 'Person 3']);
    expect(column(root, 2)).toEqual(['', '', '']);
  });
});

describe('sorting', () => {
  it('[TBL-05] by a title: up, down, as it came; by the stated value', async () => {
    const { screen, root } = await tableOf(60);
    const age = screen.getByRole('columnheader', { name: 'Age' });
    await userEvent.click(button(screen, 'Age'));
    await waitFor(() => expect(age).toHaveAttribute('aria-sort', 'ascending'));
    await waitFor(() => expect(column(root, 2)[0]).toBe('20'));
    expect(screen.getByRole('status')).toHaveTextContent('1–10 of 60, sorted by Age, ascending');
    await userEvent.click(button(screen, 'Age'));
    await waitFor(() => expect(column(root, 2)[0]).toBe('69'));
    expect(age).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(button(screen, 'Age'));
    await waitFor(() => expect(column(root)[0]).toBe('Person 1'));
    expect(age).not.toHaveAttribute('aria-sort');
  });

  it('[TBL-05] texts as people order them, numbers in them by value', async () => {
    const { screen, root } = await tableOf(30);
    await userEvent.click(button(screen, 'City'));
    await waitFor(() => expect(column(root, 1)[0]).toBe('aachen'));
    await userEvent.click(button(screen, 'Name'));
    await waitFor(() => expect(column(root).slice(0, 3)).toEqual(['Person 1', 'Person 2', 'Person 3']));
  });

  it('[TBL-05] is kept while rows are still arriving', async () => {
    const second = later<void>();
    answering({
      [list]: async request => {
        if (!request.url.includes('skip=0')) await second.promise;
        return batchFrom(people, numbersTo(60), request);
      },
    });
    const host = elementOf('psp-table', { 'data-endpoint': '/people/', 'data-limit': '30' });
    const screen = await shownElement(host);
    await screen.findByText('Person 1');
    const root = insideOf(host) as unknown as ShadowRoot;
    await userEvent.click(button(screen, 'Age'));
    await waitFor(() => expect(column(root, 2)[0]).toBe('21'));
    second.resolve();
    await waitFor(() => expect(column(root, 2)[0]).toBe('20'));
    expect(column(root)[0]).toBe('Person 50');
  });
});

describe('filters', () => {
  const columns = JSON.stringify([
    { data: 'name', title: 'Name' },
    { data: 'city', title: 'City', filter: true },
    { data: 'age', title: 'Age', type: 'number', filter: ['21', '99'] },
  ]);

  it('[TBL-04] offer the texts of a column, or those listed', async () => {
    const { screen, root } = await tableOf(50, { 'data-columns': columns });
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
    await waitFor(() => expect(count(root)).toBe('1–10 of 10, filtered from 50'));
    expect(new Set(column(root, 1))).toEqual(new Set(['Lima']));
  });

  it('[TBL-04] that leave nothing can be reset at once', async () => {
    const { screen, root } = await tableOf(50, { 'data-columns': columns });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Age' }), '99');
    expect(await screen.findByText('No entries with these filters.')).toBeVisible();
    await userEvent.click(button(screen, 'Reset filters?'));
    await waitFor(() => expect(count(root)).toBe('1–10 of 50'));
  });
});

describe('loading', () => {
  it('[TBL-13] rows show as they arrive; how far it is shows until all are there', async () => {
    const second = later<void>();
    answering({
      [list]: async request => {
        if (!request.url.includes('skip=0')) await second.promise;
        return batchFrom(people, numbersTo(100), request);
      },
    });
    const host = elementOf('psp-table', { 'data-endpoint': '/people/', 'data-limit': '25' });
    const screen = await shownElement(host);
    expect(await screen.findByText('Person 1')).toBeVisible();
    const root = insideOf(host) as unknown as ShadowRoot;
    await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25'));
    expect(count(root)).toBe('1–10 of 25 · loading 100');
    second.resolve();
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(count(root)).toBe('1–10 of 100');
  });

  it('[NET-06] sends limit, skip, total and what the page adds', async () => {
    const { sent } = await tableOf(30, {
      'data-limit': '20',
      'data-params': '{"type": "direct", "label": "A&B"}',
    });
    expect(sent.map(({ url }) => new URL(url).search)).toEqual([
      '?limit=20&skip=0&type=direct&label=A%26B',
      '?limit=20&skip=20&total=30&type=direct&label=A%26B',
    ]);
  });

  it('[NET-05] a list that cannot be loaded says so in its own words, is logged, and can be tried again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    let fails = true;
    answering({
      [list]: request =>
        fails ? new Response('<h1>500</h1>', { status: 404 }) : batchFrom(people, numbersTo(3), request),
    });
    const errors = heardOn('psp:error');
    const host = elementOf('psp-table', { 'data-endpoint': '/people/' });
    const screen = await shownElement(host);
    expect(await screen.findByText('No entries available.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(log.mock.lastCall?.[0]).toContain('tableBatch');
    expect(errors.at(-1)).toMatchObject({ code: 'HTTP_404' });
    fails = false;
    await userEvent.click(button(screen, 'Retry'));
    expect(await screen.findByText('Person 3')).toBeVisible();
  });

  it('[NET-11] a batch that fails leaves the rows before it, says how many, and goes on from there', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let fails = true;
    const sent = answering({
      [list]: request =>
        fails && request.url.includes('skip=20')
          ? Response.json({ message: 'Too much at once.' }, { status: 422 })
          : batchFrom(people, numbersTo(30), request),
    });
    const host = elementOf('psp-table', { 'data-endpoint': '/people/', 'data-limit': '10' });
    const screen = await shownElement(host);
    expect(await screen.findByText('Showing 20 of 30.')).toBeVisible();
    expect(await screen.findByText('Too much at once.')).toBeVisible();
    fails = false;
    await userEvent.click(button(screen, 'Continue'));
    await waitFor(() => expect(count(insideOf(host) as unknown as ShadowRoot)).toBe('1–10 of 30'));
    expect(screen.queryByText('Showing 20 of 30.')).toBeNull();
    expect(sent.map(({ url }) => new URL(url).searchParams.get('skip'))).toEqual(['0', '10', '20', '20']);
  });

  it('[NET-11] a host that sends none of the rows it says there are has failed; it has no empty list', async () => {
    answering({ [list]: () => Response.json({ columns: people.columns, data: [], total: 50 }) });
    const screen = await shownElement(elementOf('psp-table', { 'data-endpoint': '/people/' }));
    expect(await screen.findByText('No entries available.')).toBeVisible();
    expect(button(screen, 'Retry')).toBeVisible();
  });

  it('[NET-11] an answer without columns, where the page states none, is a failure', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    answering({ [list]: () => Response.json({ data: [{ id: 1, name: 'x' }], total: 1 }) });
    const errors = heardOn('psp:error');
    const screen = await shownElement(elementOf('psp-table', { 'data-endpoint': '/people/' }));
    expect(await screen.findByText('No entries available.')).toBeVisible();
    expect(errors.at(-1)).toMatchObject({ code: 'ERR_SHAPE' });
    expect(log.mock.lastCall?.[0]).toContain('name them in data-columns');
  });

  it.each(['0', '0.5', '-1', '1e308', '101'])(
    '[EMB-04] data-page-size="%s" is refused in words',
    async size => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const screen = await shownElement(
        elementOf('psp-table', { 'data-endpoint': '/list/', 'data-page-size': size }),
      );
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'Use a whole number from 1 to 100, such as "25".',
      );
    },
  );

  it('[NET-01] [NET-13] an address of another site is refused in words, and nothing is sent', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const sent = answering({});
    const errors = heardOn('psp:error');
    const screen = await shownElement(elementOf('psp-table', { 'data-endpoint': 'https://evil.example/' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'psp-table: data-endpoint is no address of this site.',
    );
    expect(screen.queryByText('No entries available.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(errors.at(-1)).toMatchObject({ code: 'ERR_ATTRIBUTE' });
    expect(sent).toHaveLength(0);
  });

  it('[NET-12] stops when the table is removed', async () => {
    const aborted = vi.fn();
    answering({
      [list]: ({ signal }) =>
        new Promise((_, reject) =>
          signal.addEventListener('abort', () => {
            aborted();
            reject(signal.reason);
          }),
        ),
    });
    const host = elementOf('psp-table', { 'data-endpoint': '/people/' });
    await shownElement(host);
    host.remove();
    await waitFor(() => expect(aborted).toHaveBeenCalledOnce());
  });
});

describe('cells', () => {
  const cellsOf = async (cells: Record<string, unknown>) => {
    const titles = Object.keys(cells).map(data => ({ data, title: data }));
    answering({ [list]: () => Response.json({ columns: titles, data: [{ id: 1, ...cells }], total: 1 }) });
    const host = elementOf('psp-table', { 'data-endpoint': '/people/' });
    const screen = await shownElement(host);
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    return { screen, root: insideOf(host) as unknown as ShadowRoot };
  };

  it('[TBL-18] show what the host sends as text', async () => {
    const { root } = await cellsOf({
      a: { display: '<img src=x onerror=alert(1)>' },
      b: 'bare',
      c: 7,
      d: { display: null },
      e: {},
    });
    expect([...root.querySelectorAll('tbody td')].map(cell => cell.textContent)).toEqual([
      '<img src=x onerror=alert(1)>',
      'bare',
      '7',
      '',
      '',
    ]);
    expect(root.querySelector('tbody img')).toBeNull();
  });

  it.each([
    ['/patient/1/', '/patient/1/'],
    ['javascript:alert(1)', undefined],
    ['https://evil.example/', undefined],
    ['//evil.example', undefined],
    ['/\\evil.example', undefined],
    [{ at: '/x' }, undefined],
  ])('[TBL-10] a link cell with the address %j links to %s', async (href, expected) => {
    const { screen } = await cellsOf({ who: { display: 'Ann', type: 'link', href } });
    const link = screen.queryByRole('link', { name: 'Ann' });
    if (expected) expect(link).toHaveAttribute('href', location.origin + expected);
    else expect(link).toBeNull();
    expect(screen.getByText('Ann')).toBeVisible();
  });

  it.each([
    ['ann@site.example', true],
    ['ann@site.example?bcc=x@y.example', false],
    ['ann@site.example\r\nBcc: x', false],
    ['a@b@c.example', false],
    ['javascript:alert(1)', false],
  ])('[TBL-10] an email cell with %j is a link: %s', async (display, isLink) => {
    const { screen } = await cellsOf({ mail: { display, type: 'email' } });
    const link = screen.queryByRole('link');
    if (isLink) expect(link).toHaveAttribute('href', `mailto:${display}`);
    else expect(link).toBeNull();
  });

  it('[TBL-17] a long text is cut off, and whole where the focus is', async () => {
    const text = 'A text that is a good deal longer than any column of a table should ever be';
    const { screen, root } = await cellsOf({ note: text });
    const cell = screen.getByTitle(text);
    cell.focus();
    expect(root.activeElement).toBe(cell);
    expect(cell).toHaveTextContent(text);
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
    const { screen, root } = await tableOf(40);
    const files = kept();
    await search(screen, 'Lima');
    await waitFor(() => expect(count(root)).toBe('1–8 of 8, filtered from 40'));
    await userEvent.click(button(screen, 'Age'));
    await waitFor(() => expect(column(root)[0]).toBe('Person 2'));
    await userEvent.click(button(screen, 'Export CSV'));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toBe('Exported List.csv');
    const lines = (await files[0]?.text)?.split('\r\n') ?? [];
    expect(lines.slice(0, 3)).toEqual(['Name,City,Age', 'Person 2,Lima,22', 'Person 7,Lima,27']);
    expect(lines).toHaveLength(10);
  });

  it('[TBL-07] bears the name that the page gives', async () => {
    const { screen } = await tableOf(1, { 'data-export-name': 'People.csv' });
    const files = kept();
    await userEvent.click(button(screen, 'Export CSV'));
    await waitFor(() => expect(files[0]?.name).toBe('People.csv'));
  });

  it('[TBL-07] asks first when not all rows have been loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    answering({
      [list]: request =>
        request.url.includes('skip=0')
          ? batchFrom(people, numbersTo(30), request)
          : new Response('', { status: 404 }),
    });
    const files = kept();
    const screen = await shownElement(
      elementOf('psp-table', { 'data-endpoint': '/people/', 'data-limit': '10' }),
    );
    await screen.findByText('Showing 10 of 30.');
    await userEvent.click(button(screen, 'Export CSV'));
    expect(screen.getByRole('dialog', { name: 'Please Confirm' })).toHaveTextContent(
      'Only 10 of 30 have been loaded. Export those?',
    );
    await userEvent.click(button(screen, 'Ok'));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
