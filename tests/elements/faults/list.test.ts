import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tableBatch } from '../../../src/api/tables.ts';
import { answering } from '../../support/answers/answering.ts';
import { batchFrom, batchOf, numbersTo } from '../../support/answers/batches.ts';
import { to } from '../../support/answers/host.ts';
import { pictures } from '../../support/clock.ts';
import { expectLogged } from '../../support/console.ts';
import {
  brokenOff,
  lostConnection,
  maintenancePage,
  raw,
  redirectElsewhere,
  redirectTo,
  refusal,
  silent,
  stalled,
  withByteOrderMark,
} from '../../support/faulty-answers.ts';
import { later } from '../../support/later.ts';
import { people, renderLoadedTable, renderTable } from '../../support/table-screen.ts';
import { elapse, retryAtOnce, stopClock } from '../../support/time-limits.ts';

type Reply = (request: Request) => Response | Promise<Response>;

const failed = 'The list could not be loaded.No entries available.Retry';
const failureText = ({ root }: { readonly root: ShadowRoot }) => root.querySelector('.failed')?.textContent;
const loaded = (count: number) => (request: Request) => batchFrom(people, numbersTo(count), request);

/** A list whose host answers with the fault until `recover` is called. */
function faultyHost(fault: Reply) {
  let reply = fault;
  const sent = answering(to(tableBatch, request => reply(request)));
  return {
    sent,
    recover: () => {
      reply = loaded(3);
    },
  };
}

beforeEach(retryAtOnce);

describe('a list that meets', () => {
  it.each<[string, Reply, string, number]>([
    ['a lost connection', lostConnection, 'ERR_NETWORK', 3],
    ['an answer that breaks off', () => brokenOff('{"data":[{"id":1'), 'ERR_NETWORK', 2],
    ['truncated JSON', () => raw('{"data":[{"id":1'), 'ERR_PARSE', 1],
    ['a 404', () => refusal(404), 'HTTP_404', 1],
    ['a 429 with Retry-After', () => refusal(429, undefined, { 'retry-after': '0' }), 'HTTP_429', 3],
    ['a 503 with Retry-After', () => refusal(503, undefined, { 'retry-after': '0' }), 'HTTP_503', 3],
    ['a 500 with a message', () => refusal(500, 'Disk full.'), 'HTTP_500', 3],
    ['a 502 with a page', () => maintenancePage(502), 'HTTP_502', 3],
    ['a 504 with a page', () => maintenancePage(504), 'HTTP_504', 3],
  ])('[NET-05] [NET-12] %s fails visibly, and loads on Retry', async (_, fault, code, attempts) => {
    expectLogged(code);
    const { sent, recover } = faultyHost(fault);
    const screen = await renderTable();
    await waitFor(() => expect(failureText(screen)).toBe(failed));
    expect(screen.root.textContent).not.toMatch(/maintenance|Oops|Disk full/);
    expect(screen.heard('psp:error')).toMatchObject([{ code }]);
    expect(sent).toHaveLength(attempts);
    recover();
    await userEvent.click(screen.button('Retry'));
    expect(await screen.findByText('Person 3')).toBeVisible();
  });

  it.each<[string, Reply, number]>([
    ['silence', silent, 120_000],
    ['a body that stalls', () => stalled('{"data":[{"id":1'), 30_000],
  ])('[NET-12] %s fails after its time limit, without a second request', async (_, fault, limit) => {
    expectLogged('ERR_TIMEOUT');
    stopClock();
    const { sent } = faultyHost(fault);
    const screen = await renderTable();
    await pictures(() => sent.length === 1);
    await elapse(limit - 1000);
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    await elapse(1000);
    await pictures(() => failureText(screen) !== undefined);
    expect(failureText(screen)).toBe(failed);
    expect(sent).toHaveLength(1);
  });

  it.each([400, 422])('[NET-02] a %i with a message shows it above the list', async status => {
    expectLogged(`HTTP_${status}`);
    const { sent } = faultyHost(() => refusal(status, 'Choose a <b>year</b>.'));
    const screen = await renderTable();
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose a <b>year</b>.');
    expect(failureText(screen)).toBe(failed);
    expect(sent).toHaveLength(1);
  });

  it.each<[string, Reply]>([
    ['a redirect to the sign-in page', () => redirectTo('/login')],
    ['a redirect to a sign-on service of another site', redirectElsewhere],
  ])('[NET-15] %s says that the session has ended, and loads on Retry after signing in', async (_, fault) => {
    expectLogged('ERR_SESSION');
    const { recover } = faultyHost(fault);
    const screen = await renderTable();
    await waitFor(() => expect(failureText(screen)).toMatch(/^Your session has ended\./));
    recover();
    await userEvent.click(screen.button('Retry'));
    expect(await screen.findByText('Person 3')).toBeVisible();
  });

  it('[NET-11] a byte order mark shows the rows', async () => {
    answering(to(tableBatch, request => withByteOrderMark(batchOf(people, numbersTo(3), request))));
    const screen = await renderLoadedTable();
    expect(screen.column()).toEqual(['Person 1', 'Person 2', 'Person 3']);
  });

  it('[TBL-13] a slow answer says that it loads, and does not look empty', async () => {
    const answer = later<void>();
    answering(to(tableBatch, request => answer.promise.then(() => loaded(3)(request))));
    const screen = await renderTable({ 'data-columns': [...people.columns] });
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(screen.root.textContent).not.toMatch(/No entries|No data/);
    answer.resolve();
    expect(await screen.findByText('Person 3')).toBeVisible();
  });
});

describe('a later batch that meets', () => {
  /** 30 rows in batches of 10; the fault answers the third. */
  const failingThird = (fault: Reply) =>
    answering(to(tableBatch, request => (request.url.includes('skip=20') ? fault : loaded(30))(request)));

  it.each<[string, Reply, number]>([
    ['a lost connection', lostConnection, 3],
    ['truncated JSON', () => raw('{"data":['), 1],
    ['an answer that breaks off', () => brokenOff('{"data":['), 2],
    ['an ended session', () => refusal(401), 1],
  ])('[NET-11] %s keeps the rows of the others, with Continue', async (_, fault, attempts) => {
    expectLogged('psp-table: GET /people/');
    const sent = failingThird(fault);
    const screen = await renderTable({ 'data-limit': 10 });
    expect(await screen.findByText(/^Showing 20 of 30\./)).toBeVisible();
    expect(screen.button('Continue')).toBeVisible();
    expect(screen.count()).toBe('1–10 of 20');
    expect(sent).toHaveLength(2 + attempts);
  });

  it('[NET-11] [TBL-07] any failure asks before an incomplete export', async () => {
    expectLogged('HTTP_404');
    failingThird(() => refusal(404));
    const screen = await renderTable({ 'data-limit': 10 });
    await screen.findByText('Showing 20 of 30.');
    await userEvent.click(screen.button('Export CSV'));
    expect(await screen.findByText('Only 20 of 30 have been loaded. Export those?')).toBeVisible();
  });
});

describe('an untrue total', () => {
  /** A host of 25 rows in batches of 10 that states this total. */
  const stating = (total: (skip: number) => unknown) =>
    answering(
      to(tableBatch, request => {
        const batch = batchOf(people, numbersTo(25), request);
        return Response.json({ ...batch, total: total(batch.skip) });
      }),
    );

  it('[NET-11] that is too low ends the loading there', async () => {
    const sent = stating(() => 10);
    const screen = await renderLoadedTable({ 'data-limit': 10 });
    expect(screen.count()).toBe('1–10 of 10');
    expect(sent).toHaveLength(1);
  });

  it.each<[string, (skip: number) => unknown, string]>([
    ['is too high', () => 60, 'Showing 25 of 60.'],
    ['grows with every batch', skip => skip + 20, 'Showing 25 of 45.'],
  ])('[NET-11] that %s ends the loading, and tells how many rows there are', async (_, total, text) => {
    expectLogged('fewer rows than its "total"');
    const sent = stating(total);
    const screen = await renderTable({ 'data-limit': 10 });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.count()).toBe('1–10 of 25');
    const before = sent.length;
    await userEvent.click(screen.button('Continue'));
    expect(await screen.findByText(text)).toBeVisible();
    expect(sent).toHaveLength(before + 1);
  });

  it.each([null, undefined, -1, 'many', '25'])('[NET-11] of %j loads all rows', async total => {
    const sent = stating(() => total);
    const screen = await renderLoadedTable({ 'data-limit': 10 });
    expect(screen.count()).toBe('1–10 of 25');
    expect(sent.length).toBeLessThanOrEqual(4);
  });
});

describe('a list', () => {
  it('[NET-11] [TBL-19] that moves up between two batches shows each row once, with its last value', async () => {
    expectLogged('rows repeat the id of another');
    answering(
      to(tableBatch, request => {
        const batch = batchOf(people, numbersTo(20), request);
        if (!batch.skip) return batch;
        const moved = [{ ...people.row(10), name: 'Person 10, changed' }, ...batch.data];
        return { ...batch, data: moved };
      }),
    );
    const screen = await renderLoadedTable({ 'data-limit': 10 });
    expect(screen.column()).toHaveLength(10);
    expect(screen.column().at(-1)).toBe('Person 10, changed');
    expect(screen.count()).toBe('1–10 of 20');
  });

  it('[NET-12] is requested once for a double click on Retry', async () => {
    expectLogged('HTTP_404');
    const { sent, recover } = faultyHost(() => refusal(404));
    const screen = await renderTable();
    await screen.findByRole('button', { name: 'Retry' });
    recover();
    await userEvent.dblClick(screen.button('Retry'));
    expect(await screen.findByText('Person 3')).toBeVisible();
    expect(sent).toHaveLength(2);
  });

  it('[NET-12] is requested again once after Back from the back/forward cache', async () => {
    const sent = answering(to(tableBatch, loaded(3)));
    const screen = await renderLoadedTable();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitFor(() => expect(sent).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(screen.count()).toBe('1–3 of 3');
    expect(sent).toHaveLength(2);
  });

  it('[NET-12] that failed without a connection is requested once when the browser is online again', async () => {
    expectLogged('ERR_NETWORK');
    const { sent, recover } = faultyHost(lostConnection);
    const screen = await renderTable();
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    recover();
    dispatchEvent(new Event('online'));
    dispatchEvent(new Event('online'));
    expect(await screen.findByText('Person 3')).toBeVisible();
    expect(sent).toHaveLength(4);
  });

  // The browser may not have noticed that the connection was lost.
  it('[NET-12] that timed out is requested once when the browser is online again', async () => {
    expectLogged('ERR_TIMEOUT');
    stopClock();
    const { sent, recover } = faultyHost(silent);
    const screen = await renderTable();
    await pictures(() => sent.length === 1);
    await elapse(120_000);
    await pictures(() => screen.queryByRole('button', { name: 'Retry' }) !== null);
    recover();
    dispatchEvent(new Event('online'));
    dispatchEvent(new Event('online'));
    await pictures(() => screen.queryByText('Person 3') !== null);
    expect(sent).toHaveLength(2);
  });

  it('[NET-12] that is removed while loading aborts its request, and says and logs nothing', async () => {
    const aborted = vi.fn();
    const sent = answering(
      to(tableBatch, ({ signal }) => {
        signal.addEventListener('abort', aborted);
        return silent();
      }),
    );
    const screen = await renderTable();
    await waitFor(() => expect(sent).toHaveLength(1));
    screen.host.remove();
    await waitFor(() => expect(aborted).toHaveBeenCalledOnce());
    expect(screen.heard('psp:error')).toEqual([]);
    expect(sent).toHaveLength(1);
  });
});
