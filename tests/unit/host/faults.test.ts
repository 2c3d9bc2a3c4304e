// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FaultOrder } from '../../host/faults.ts';
import { createPortal, type Portal } from '../../host/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-'));
let portal: Portal;
let session: Session;

beforeAll(async () => {
  portal = await createPortal({
    dataFile: join(folder, 'portal.sqlite'),
    distFolder: folder,
    isForTests: true,
  });
});
afterAll(async () => {
  await portal.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  session = await begin();
});

interface Session {
  readonly token: string;
  get(path: string, init?: RequestInit): Promise<Response>;
  post(path: string, json: object, headers?: Record<string, string>): Promise<Response>;
  fault(order: FaultOrder): Promise<Response>;
}

async function begin(): Promise<Session> {
  const start = await fetch(portal.url);
  const cookie = start.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const token = /name="_token" value="([^"]+)"/.exec(await start.text())?.[1] ?? '';
  const get = (path: string, init: RequestInit = {}) =>
    fetch(portal.url + path, { ...init, headers: { cookie, accept: 'application/json', ...init.headers } });
  const post: Session['post'] = (path, json, headers = {}) =>
    get(path, {
      method: 'POST',
      body: JSON.stringify(json),
      headers: { 'content-type': 'application/json', 'x-csrf-token': token, ...headers },
      redirect: 'manual',
    });
  return { token, get, post, fault: order => post('/test/faults', order) };
}

const lookup = '/direct/site/12/api/lookup/';
const list = '/direct/reimbursement/site/12/review/api/list/';
const view = (id: number) => `/direct/reimbursement/${id}/view/`;

const told = async (response: Response) => ({
  status: response.status,
  url: response.url.replace(portal.url, ''),
  type: response.headers.get('content-type'),
  text: await response.text(),
});

describe('a lookup', () => {
  it.each<[Omit<FaultOrder, 'match'>, object]>([
    [{ fault: 'truncatedJson' }, { status: 200, text: expect.not.stringMatching(/\]$/) }],
    [{ fault: 'byteOrderMark' }, { status: 200 }],
    [{ fault: 'warningBefore' }, { status: 200, text: expect.stringMatching(/^<br \/>[\s\S]*\]$/) }],
    [{ fault: 'empty' }, { status: 204, text: '' }],
    [{ fault: 'body' }, { status: 200, text: 'null' }],
    [
      { fault: 'body', value: { success: false, message: 'No.' } },
      { status: 200, text: '{"success":false,"message":"No."}' },
    ],
    [{ fault: 'htmlPage' }, { status: 200, type: 'text/html; charset=utf-8' }],
    [{ fault: 'pageAgain' }, { status: 200, text: expect.stringContaining('Check the amounts.') }],
    [{ fault: 'passwordPage' }, { status: 200, text: expect.stringContaining('type="password"') }],
    [{ fault: 'expired' }, { url: '/login?next=%2F', text: expect.stringContaining('Please sign in') }],
    [
      { fault: 'status', status: 503, retryAfter: '1' },
      { status: 503, type: 'text/html' },
    ],
    [
      { fault: 'status', status: 422, message: 'No.' },
      { status: 422, text: '{"message":"No."}' },
    ],
  ])('[NET-11] can be met by %j, once', async (order, expected) => {
    await session.fault({ match: lookup, ...order });
    expect(await told(await session.get(lookup))).toMatchObject(expected);
    if (order.fault !== 'expired') expect((await session.get(lookup)).status).toBe(200);
  });

  it.each([
    '/login',
    '/login;jsessionid=8F2A',
    '/login.jsp',
    '/users/sign_in',
    '/account/logon.aspx',
    '/session/new',
    '/wp-login.php',
  ])('[NET-15] can end at the sign-in page of a host whose address it is: %s', async location => {
    await session.fault({ match: lookup, fault: 'login', location });
    expect(await told(await session.get(lookup))).toMatchObject({
      status: 200,
      url: location,
      text: expect.stringContaining('Please sign in'),
    });
  });

  it('[NET-16] can come from the cache of a browser', async () => {
    await session.fault({ match: lookup, fault: 'cacheable' });
    const { headers } = await session.get(lookup);
    expect(headers.get('cache-control')).toBe('max-age=600');
    expect(Date.parse(headers.get('last-modified') ?? '')).toBeLessThan(Date.now());
  });

  it.each(['reset', 'cutBody', 'committedThenReset'] as const)(
    '[NET-11] can be left without an answer: %s',
    async fault => {
      await session.fault({ match: lookup, fault });
      await expect(session.get(lookup).then(response => response.text())).rejects.toThrow();
    },
  );

  it('[NET-11] is struck after those that pass, as often as ordered, and in its own session only', async () => {
    await session.fault({ match: lookup, fault: 'empty', skip: 1, times: 2 });
    const other = await begin();
    const statuses: number[] = [];
    for (let time = 0; time < 4; time += 1) {
      expect((await other.get(lookup)).status).toBe(200);
      statuses.push((await session.get(lookup)).status);
    }
    expect(statuses).toEqual([200, 204, 204, 200]);
  });

  it('[NET-12] can be held until the test lets go', async () => {
    await session.fault({ match: lookup, fault: 'held' });
    const order: string[] = [];
    const held = session.get(lookup).then(() => order.push('held'));
    await session.get('/');
    order.push('other');
    await session.post('/test/release', {});
    await held;
    expect(order).toEqual(['other', 'held']);
  });
});

describe('a list', () => {
  const batch = async (query = 'limit=6') => (await session.get(`${list}?${query}`)).json();
  const ids = ({ data }: { data: { id?: string }[] }) => data.map(({ id }) => id);

  it('[TBL-10] has cells with their types', async () => {
    const [row] = (await batch()).data;
    expect(row.reference).toEqual({ display: 'ERR-700001', sort: 700_001, type: 'text' });
    expect(row.patientId).toMatchObject({ type: 'link', href: expect.stringMatching(/^\/patient\/\d+\/$/) });
    expect(row.visitDate.type).toBe('date');
    expect(row.totalUSD).toMatchObject({ type: 'number', class: 'amount' });
  });

  it('[NET-11] can lie about its total, repeat its rows and ignore which batch is asked for', async () => {
    await session.fault({ match: list, fault: 'wrongTotal', value: '10' });
    expect((await batch()).total).toBe('10');
    await session.fault({ match: list, fault: 'duplicateRows' });
    expect((await batch()).data).toHaveLength(12);
    const first = await batch();
    await session.fault({ match: list, fault: 'ignoresSkip' });
    expect(await batch('limit=6&skip=6')).toEqual(first);
    expect(await batch('limit=6&skip=6')).not.toEqual(first);
  });

  it('[NET-13] [NET-17] [TBL-19] can lack the ids of its rows, repeat them, or send them beside the rows', async () => {
    const known = ids(await batch());
    await session.fault({ match: list, fault: 'rowsWithoutIds' });
    expect(ids(await batch())).toEqual(Array(6).fill(undefined));
    await session.fault({ match: list, fault: 'repeatedIds' });
    expect(ids(await batch())).toEqual([0, 0, 0, 3, 3, 3].map(at => known[at]));
    await session.fault({ match: list, fault: 'rowIds' });
    const beside = await batch();
    expect([ids(beside), beside.rowIds]).toEqual([Array(6).fill(undefined), known]);
  });
});

describe('a post', () => {
  it('[DEP-04] can be redirected to a place on its page', async () => {
    await session.fault({ match: '/role', fault: 'hashed' });
    const body = new URLSearchParams({ role: 'internal', _token: session.token });
    const answer = await session.get('/role', { method: 'POST', body, redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/#saved']);
  });

  it('[NET-12] is counted by its path, and done once when its key is repeated', async () => {
    for (let time = 0; time < 2; time += 1) {
      const answer = await session.post(view(700_003), { quickApprove: true }, { 'idempotency-key': 'one' });
      expect(await answer.json()).toEqual({ result: 'success' });
    }
    expect(await (await session.get('/test/requests')).json()).toMatchObject({
      'GET /': 1,
      [`POST ${view(700_003)}`]: 2,
    });
  });
});
