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
    [{ fault: 'body' }, { status: 200, text: 'null' }],
    [
      { fault: 'body', value: { success: false, message: 'No.' } },
      { status: 200, text: '{"success":false,"message":"No."}' },
    ],
    [{ fault: 'login' }, { status: 200, url: '/login', text: expect.stringContaining('Please sign in') }],
    [{ fault: 'expired' }, { url: '/login?next=%2F', text: expect.stringContaining('Please sign in') }],
    [
      { fault: 'status', status: 503 },
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

  it('can be cacheable', async () => {
    await orderFault({ match: lookup, fault: 'cacheable' });
    const { headers } = await session.get(lookup);
    expect(headers.get('cache-control')).toBe('max-age=600');
    expect(Date.parse(headers.get('last-modified') ?? '')).toBeLessThan(Date.now());
  });

  it.each(['reset', 'committedThenReset'] as const)('can be left without an answer: %s', async fault => {
    await orderFault({ match: lookup, fault });
    await expect(session.get(lookup).then(response => response.text())).rejects.toThrow();
  });

  it('fails the ordered number of times, and only in its own session', async () => {
    await orderFault({ match: lookup, fault: 'status', times: 2 });
    const other = await beginSession(portalUrl());
    const statuses: number[] = [];
    for (let time = 0; time < 4; time += 1) {
      expect((await other.get(lookup)).status).toBe(200);
      statuses.push((await session.get(lookup)).status);
    }
    expect(statuses).toEqual([500, 500, 200, 200]);
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
  const batch = async () => (await session.get(`${list}?limit=6`)).json();
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

  it('can have a wrong total', async () => {
    await orderFault({ match: list, fault: 'wrongTotal', value: '10' });
    expect((await batch()).total).toBe('10');
  });

  it('can repeat the ids of its rows', async () => {
    const known = ids(await batch());
    await orderFault({ match: list, fault: 'repeatedIds' });
    expect(ids(await batch())).toEqual([0, 0, 0, 3, 3, 3].map(at => known[at]));
  });
});

describe('a post', () => {
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
