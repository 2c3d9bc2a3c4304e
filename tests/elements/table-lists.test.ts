import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { tableBatch } from '../../src/api/tables.ts';
import { answering } from '../support/answers/answering.ts';
import { batchFrom, numbersTo } from '../support/answers/batches.ts';
import { to } from '../support/answers/host.ts';
import { expectLogged } from '../support/console.ts';
import { later } from '../support/later.ts';
import { loadedTable, people, shownTable, tableOf } from '../support/table-screen.ts';

const notLoaded = 'The list could not be loaded.';
const nothing = 'No entries available.';
const retry = { name: 'Retry' };
const batchOf = (count: number) => (request: Request) => batchFrom(people, numbersTo(count), request);

describe('loading', () => {
  it('[TBL-13] rows show as they arrive; how far it is shows until all are there', async () => {
    const second = later<void>();
    answering(
      to(tableBatch, async request => {
        if (!request.url.includes('skip=0')) await second.promise;
        return batchOf(100)(request);
      }),
    );
    const screen = await shownTable({ 'data-limit': 25 });
    expect(await screen.findByText('Person 1')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25'));
    expect(screen.count()).toBe('1–10 of 25 · loading 100');
    second.resolve();
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(screen.count()).toBe('1–10 of 100');
  });

  it('[NET-06] sends limit, skip, total and what the page adds', async () => {
    const { sent } = await tableOf(30, {
      'data-limit': 20,
      'data-params': { type: 'direct', label: 'A&B' },
    });
    expect(sent.map(({ url }) => new URL(url).search)).toEqual([
      '?limit=20&skip=0&type=direct&label=A%26B',
      '?limit=20&skip=20&total=30&type=direct&label=A%26B',
    ]);
  });

  it('[NET-12] stops when the table is removed', async () => {
    const aborted = vi.fn();
    answering(
      to(
        tableBatch,
        ({ signal }) =>
          new Promise((_, reject) =>
            signal.addEventListener('abort', () => {
              aborted();
              reject(signal.reason);
            }),
          ),
      ),
    );
    const { host } = await shownTable();
    host.remove();
    await waitFor(() => expect(aborted).toHaveBeenCalledOnce());
  });
});

describe('a list that failed', () => {
  it('[NET-05] [NET-13] says what happened in our words, is logged, and can be tried again', async () => {
    expectLogged('psp-table: GET /people/: ');
    let fails = true;
    answering(
      to(tableBatch, request =>
        fails ? new Response('<h1>500</h1>', { status: 404 }) : batchOf(3)(request),
      ),
    );
    const screen = await shownTable();
    expect(await screen.findByText(nothing)).toBeVisible();
    expect(screen.getByText(notLoaded, { selector: '.failed p' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(notLoaded);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.heard('psp:error')).toMatchObject([{ code: 'HTTP_404' }]);
    fails = false;
    await userEvent.click(screen.button('Retry'));
    expect(await screen.findByText('Person 3')).toBeVisible();
    expect(screen.queryByText(notLoaded)).toBeNull();
  });

  it('[NET-11] [NET-13] a host that sends none of the rows it says there are has failed; it has no empty list', async () => {
    expectLogged('fewer rows than its "total"');
    answering(to(tableBatch, { columns: [...people.columns], data: [], total: 50 }));
    const screen = await shownTable();
    expect(await screen.findByText(nothing)).toBeVisible();
    expect(screen.getByText(notLoaded, { selector: '.failed p' })).toBeVisible();
    expect(screen.button('Retry')).toBeVisible();
  });

  it('[TBL-14] [NET-13] does not look like an empty one', async () => {
    const { screen } = await tableOf(0);
    expect(screen.getByText('No data available in table')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('0 of 0');
    expect([screen.queryByText(notLoaded), screen.queryByText(nothing)]).toEqual([null, null]);
    expect([screen.root.querySelector('.failed'), screen.queryByRole('button', retry)]).toEqual([null, null]);
  });

  it('[NET-13] by the end of the session says so, with the way to sign in', async () => {
    expectLogged('psp-table: GET /people/: ');
    answering(to(tableBatch, () => new Response('', { status: 401 })));
    const screen = await shownTable({ 'data-login-path': '/account/login' });
    const [place] = await screen.findAllByText(/^Your session has ended/, { selector: '.failed p' });
    expect(place?.querySelector('a')?.href).toContain('/account/login');
    expect(screen.getByText(nothing)).toBeVisible();
    expect(screen.button('Retry')).toBeVisible();
  });

  it('[NET-02] [NET-13] by a refusal keeps its notice', async () => {
    expectLogged('psp-table: GET /people/: ');
    answering(
      to(tableBatch, () => Response.json({ message: 'You may not see this list.' }, { status: 403 })),
    );
    const screen = await shownTable();
    expect(await screen.findByRole('alert')).toHaveTextContent('You may not see this list.');
    expect(screen.getByText(notLoaded, { selector: '.failed p' })).toBeVisible();
  });

  it('[NET-11] midway keeps the rows before it, says how many, and goes on from there', async () => {
    expectLogged('psp-table: GET /people/: ');
    let fails = true;
    const sent = answering(
      to(tableBatch, request =>
        fails && request.url.includes('skip=20')
          ? Response.json({ message: 'Too much at once.' }, { status: 422 })
          : batchOf(30)(request),
      ),
    );
    const screen = await shownTable({ 'data-limit': 10 });
    expect(await screen.findByText('Showing 20 of 30.')).toBeVisible();
    expect(await screen.findByText('Too much at once.')).toBeVisible();
    fails = false;
    await userEvent.click(screen.button('Continue'));
    await waitFor(() => expect(screen.count()).toBe('1–10 of 30'));
    expect(screen.queryByText('Showing 20 of 30.')).toBeNull();
    expect(sent.map(({ url }) => new URL(url).searchParams.get('skip'))).toEqual(['0', '10', '20', '20']);
  });
});

describe("the page's mistakes", () => {
  it('[NET-01] [NET-13] an address of another site is told in words, and nothing is sent', async () => {
    expectLogged('data-endpoint is no address of this site. Use a path');
    const sent = answering();
    const screen = await shownTable({ 'data-endpoint': 'https://evil.example/' });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'data-endpoint is no address of this site. Use a path',
    );
    expect([screen.queryByText(nothing), screen.queryByRole('button', retry)]).toEqual([null, null]);
    expect(screen.heard('psp:error')).toMatchObject([{ code: 'ERR_ATTRIBUTE' }]);
    expect(sent).toHaveLength(0);
  });

  it('[NET-13] rows without columns are told in words, with what was expected', async () => {
    expectLogged(/^psp-table: GET \/people\/: ERR_COLUMNS: .* name them in data-columns/);
    answering(to(tableBatch, { data: [{ id: 1, name: 'x' }], total: 1 }));
    const screen = await shownTable();
    expect(await screen.findByText(/name them in data-columns/, { selector: '.failed' })).toBeVisible();
    expect([screen.queryByText(nothing), screen.queryByRole('button', retry)]).toEqual([null, null]);
    expect(screen.heard('psp:error')).toMatchObject([{ code: 'ERR_COLUMNS' }]);
  });

  it('[TBL-14] no rows and no columns are an empty list', async () => {
    answering(to(tableBatch, { data: [], total: 0 }));
    const screen = await loadedTable();
    expect(screen.getByText('No data available in table')).toBeVisible();
  });
});

describe('ids', () => {
  it('[TBL-19] rows that repeat one are shown once, and that is told', async () => {
    expectLogged(/29 of 30 rows repeat the id of another/);
    const data = numbersTo(30).map(number => ({ ...people.row(number), id: 'p1' }));
    answering(to(tableBatch, { columns: [...people.columns], data, total: 30 }));
    const screen = await loadedTable();
    expect(await screen.findByText('Showing 1 of 30.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  });

  it('[NET-13] rows without any are shown', async () => {
    expectLogged('have no id');
    answering(
      to(tableBatch, { columns: [...people.columns], data: [{ name: 'Ann' }, { name: 'Bob' }], total: 2 }),
    );
    const screen = await loadedTable();
    await waitFor(() => expect(screen.column()).toEqual(['Ann', 'Bob']));
  });
});
