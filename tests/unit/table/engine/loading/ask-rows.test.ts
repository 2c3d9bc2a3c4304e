import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tableBatch } from '../../../../../src/api/tables.ts';
import { requestTo } from '../../../../../src/http/request.ts';
import { askRows } from '../../../../../src/table/engine/loading/batches.ts';
import type { RowPlan } from '../../../../../src/table/engine/loading/row-plan.ts';
import { later } from '../../../../support/later.ts';
import { pageAt } from '../../../../support/page-at.ts';
import { people } from './listed-people.ts';

beforeEach(() => pageAt('https://portal.test/dashboard'));
afterEach(() => vi.unstubAllGlobals());

const { signal } = new AbortController();
const range = { limit: 10, skip: 20, total: 35 };

/** Requests rows of a host that sends three people and states this total; `queries` is what was asked for. */
function listWith(others: Partial<RowPlan>, total?: number, endpoint: typeof tableBatch = tableBatch) {
  const queries: string[] = [];
  globalThis.fetch = async request => {
    queries.push(new URL((request as Request).url).search);
    return Response.json({ data: people(3), total });
  };
  const request = requestTo(endpoint, { url: '/people/', page: {} });
  return { plan: { request, limit: 10, ...others }, queries };
}

describe('the request for the rows of a list', () => {
  it('[NET-06] states the range, the parameters of the screen, and those of the list', async () => {
    const { plan, queries } = listWith({ params: { label: 'B' } }, 35);
    const answer = await askRows(plan, range, signal, { parameters: { timeframe: 'ytd' } });
    expect(queries).toEqual(['?limit=10&skip=20&total=35&label=B&timeframe=ytd']);
    expect(answer).toEqual({ data: people(3), total: 35 });
  });

  it('[NET-06] of an endpoint without ranges is for all rows, whatever total it states', async () => {
    const { query: _, ...endpoint } = tableBatch;
    const { plan, queries } = listWith({ params: { label: 'B' } }, 35, endpoint as never);
    expect(await askRows(plan, range, signal, { parameters: { timeframe: 'ytd' } })).toMatchObject({
      total: 3,
    });
    expect(queries).toEqual(['?label=B']);
  });

  it('[TBL-01] brings the rows as the screen adapts them, those of an opening, too', async () => {
    const mapRows = (rows: readonly unknown[]) => rows.map(row => ({ ...Object(row), name: 'Ana' }));
    const { plan } = listWith({ mapRows }, 12);
    const rest = later<void>();
    const text = JSON.stringify({ data: people(12), total: 12 });
    const chunks = new ReadableStream({
      async start(controller) {
        controller.enqueue(new TextEncoder().encode(text.slice(0, -20)));
        await rest.promise;
        controller.enqueue(new TextEncoder().encode(text.slice(-20)));
        controller.close();
      },
    });
    globalThis.fetch = async () => new Response(chunks);
    const onOpening = vi.fn();
    const asked = askRows(plan, { limit: 12, skip: 0 }, signal, { onOpening });
    await vi.waitFor(() => expect(onOpening).toHaveBeenCalledOnce());
    expect(onOpening).toHaveBeenCalledWith({ data: mapRows(people(11)), total: undefined });
    rest.resolve();
    expect(await asked).toEqual({ data: mapRows(people(12)), total: 12 });
  });
});
