// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import type { FaultOrder } from '../../host/faults.ts';
import { beginSession, runPortal, type Session } from './portal.ts';

const portalUrl = runPortal({ isForTests: true });
let session: Session;

beforeEach(async () => {
  session = await beginSession(portalUrl());
});

const orderFault = (order: FaultOrder) => session.post('/test/faults', order);

const lookup = '/direct/site/12/api/lookup/';
const list = '/direct/reimbursement/site/12/review/api/list/';
const view = (id: number) => `/direct/reimbursement/${id}/view/`;

const told = async (response: Response) => ({
  status: response.status,
  url: response.url.replace(portalUrl(), ''),
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
  ])('is answered with the fault %j, once', async (order, expected) => {
    await orderFault({ match: lookup, ...order });
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
  ])('can be redirected to a sign-in page at %s', async location => {
    await orderFault({ match: lookup, fault: 'login', location });
    expect(await told(await session.get(lookup))).toMatchObject({
      status: 200,
      url: location,
      text: expect.stringContaining('Please sign in'),
    });
  });

  it('can be cacheable', async () => {
    await orderFault({ match: lookup, fault: 'cacheable' });
    const { headers } = await session.get(lookup);
    expect(headers.get('cache-control')).toBe('max-age=600');
    expect(Date.parse(headers.get('last-modified') ?? '')).toBeLessThan(Date.now());
  });

  it.each(['reset', 'cutBody', 'committedThenReset'] as const)(
    'can be left without an answer: %s',
    async fault => {
      await orderFault({ match: lookup, fault });
      await expect(session.get(lookup).then(response => response.text())).rejects.toThrow();
    },
  );

  it('skips the ordered number of calls, fails the ordered number, and only in its own session', async () => {
    await orderFault({ match: lookup, fault: 'empty', skip: 1, times: 2 });
    const other = await beginSession(portalUrl());
    const statuses: number[] = [];
    for (let time = 0; time < 4; time += 1) {
      expect((await other.get(lookup)).status).toBe(200);
      statuses.push((await session.get(lookup)).status);
    }
    expect(statuses).toEqual([200, 204, 204, 200]);
  });

  it('can be held until the test releases it', async () => {
    await orderFault({ match: lookup, fault: 'held' });
    const order: string[] = [];
    const held = session.get(lookup).then(() => order.push('held'));
    await session.get('/');
    order.push('other');
    await session.post('/test/release', {});
    await held;
    expect(order).toEqual(['other', 'held']);
  });

  it('is not held if its request arrives only after the release', async () => {
    await orderFault({ match: lookup, fault: 'held' });
    await session.post('/test/release', {});
    expect((await session.get(lookup)).status).toBe(200);
  });
});

describe('a list', () => {
  const batch = async (query = 'limit=6') => (await session.get(`${list}?${query}`)).json();
  const ids = ({ data }: { data: { id?: string }[] }) => data.map(({ id }) => id);

  it('has cells with their types', async () => {
    const [row] = (await batch()).data;
    expect(row.reference).toEqual({
      display: 'ERR-700001',
      sort: 700_001,
      type: 'link',
      href: '/request/700001/view',
    });
    expect(row.patientId).toMatchObject({ type: 'link', href: expect.stringMatching(/^\/patient\/\d+\/$/) });
    expect(row.visitDate.type).toBe('date');
    expect(row.totalUSD).toMatchObject({ type: 'number', class: 'amount' });
  });

  it('can have a wrong total, repeat its rows and ignore `skip`', async () => {
    await orderFault({ match: list, fault: 'wrongTotal', value: '10' });
    expect((await batch()).total).toBe('10');
    await orderFault({ match: list, fault: 'duplicateRows' });
    expect((await batch()).data).toHaveLength(12);
    const first = await batch();
    await orderFault({ match: list, fault: 'ignoresSkip' });
    expect(await batch('limit=6&skip=6')).toEqual(first);
    expect(await batch('limit=6&skip=6')).not.toEqual(first);
  });

  it('can omit the ids of its rows, repeat them, or send them as `rowIds`', async () => {
    const known = ids(await batch());
    await orderFault({ match: list, fault: 'rowsWithoutIds' });
    expect(ids(await batch())).toEqual(Array(6).fill(undefined));
    await orderFault({ match: list, fault: 'repeatedIds' });
    expect(ids(await batch())).toEqual([0, 0, 0, 3, 3, 3].map(at => known[at]));
    await orderFault({ match: list, fault: 'rowIds' });
    const beside = await batch();
    expect([ids(beside), beside.rowIds]).toEqual([Array(6).fill(undefined), known]);
  });
});

describe('a post', () => {
  it('can be redirected to a fragment of its page', async () => {
    await orderFault({ match: '/role', fault: 'hashed' });
    const body = new URLSearchParams({ role: 'internal', _token: session.token });
    const answer = await session.get('/role', { method: 'POST', body, redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/#saved']);
  });

  it('is counted by path, and carried out once when its idempotency key is repeated', async () => {
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
