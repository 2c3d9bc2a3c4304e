// @vitest-environment node
import { array, looseObject, number } from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask } from '../../../src/http/ask.ts';
import type { GetEndpoint } from '../../../src/http/endpoint.ts';
import { type FaultyServer, json, startFaultyServer } from '../../support/faulty-server.ts';

let server: FaultyServer;
beforeAll(async () => {
  server = await startFaultyServer();
  vi.stubGlobal('location', new URL(`${server.origin}/dashboard/`));
});
afterAll(() => server.close());
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const things = {
  name: 'things',
  method: 'GET',
  path: '/site/{siteId}/things/',
  summary: 'Things.',
  query: { limit: 'How many.' },
  answer: array(looseObject({ n: number() })),
} as const satisfies GetEndpoint;

describe('ask', () => {
  it('[NET-01] asks the host of the page and gives the checked answer', async () => {
    server.answer('/portal/site/7/things/', json([{ n: 1, more: true }]));
    const answer = await ask(things, {
      path: { siteId: 7 },
      query: { limit: 3 },
      page: { apiBase: '/portal/' },
    });
    expect(answer).toEqual([{ n: 1, more: true }]);
    expect(server.hits('/portal/site/7/things/')).toMatchObject([
      { method: 'GET', url: '/portal/site/7/things/?limit=3', headers: { accept: 'application/json' } },
    ]);
  });
});
