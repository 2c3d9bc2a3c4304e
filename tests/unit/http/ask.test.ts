import { array, looseObject, number } from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GetEndpoint } from '../../../src/http/request.ts';
import { ask } from '../../support/ask.ts';
import {
  cutOff,
  type FaultyServer,
  firstThen,
  type Handler,
  html,
  json,
  raw,
  reset,
  startFaultyServer,
  status,
} from '../../support/faulty-server.ts';
import { pageAt } from '../../support/page-at.ts';
import { faultyPage } from './faulty-page.ts';

const path = '/site/7/things/';
const things = {
  name: 'things',
  method: 'GET',
  path: '/site/{siteId}/things/',
  query: { limit: true },
  answer: array(looseObject({ n: number() })),
} as const satisfies GetEndpoint;

let server: FaultyServer;
beforeEach(async () => {
  server = await faultyPage();
  return server.close;
});

const asked = () => ask(things, { path: { siteId: 7 }, page: {} });
const hits = () => server.hits(path).length;

describe('ask', () => {
  it('[NET-01] calls the host of the page and resolves with the checked answer', async () => {
    server.answer('/portal/site/7/things/', json([{ n: 1, more: true }]));
    const answer = await ask(things, {
      path: { siteId: 7 },
      query: { limit: 3 },
      page: { apiBase: '/portal/' },
    });
    expect(answer).toEqual([{ n: 1, more: true }]);
    expect(server.hits('/portal/site/7/things/')).toMatchObject([
      {
        method: 'GET',
        url: '/portal/site/7/things/?limit=3',
        headers: { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      },
    ]);
  });

  it('[NET-16] bypasses every cache, also on a retry', async () => {
    server.answer(path, firstThen(reset, json([])));
    await asked();
    const past = { 'cache-control': 'no-cache', pragma: 'no-cache' };
    expect(server.hits(path)).toMatchObject([{ headers: past }, { headers: past }]);
  });

  const transient = (code: number) => [`a ${code}`, status(code), `HTTP_${code}`, 3] as const;
  const final = (code: number) => [`a ${code}`, json({ message: 'No.' }, code), `HTTP_${code}`, 1] as const;
  const faults: readonly (readonly [fault: string, handler: Handler, code: string, tries: number])[] = [
    ['a reset before the headers', reset, 'ERR_NETWORK', 3],
    ['an answer that breaks off', cutOff('[{"n":1},'), 'ERR_NETWORK', 2],
    ['truncated JSON', raw('[{"n":1},'), 'ERR_PARSE', 1],
    ['plain text', raw('Service busy', 'text/plain'), 'ERR_PARSE', 1],
    ['a 204', status(204), 'ERR_SHAPE', 1],
    ['an empty body', raw(''), 'ERR_SHAPE', 1],
    ['a blank body', raw(' \n'), 'ERR_SHAPE', 1],
    ['null', json(null), 'ERR_SHAPE', 1],
    ['an object instead of an array', json({}), 'ERR_SHAPE', 1],
    ['a wrong type', json([{ n: 1 }, { n: '1' }]), 'ERR_SHAPE', 1],
    ['HTML with status 200', html(), 'ERR_PARSE', 1],
    ['a sign-in page instead of JSON', raw('\n<form><input type=password>', 'text/html'), 'ERR_SESSION', 1],
    ['a sign-in page with an error status', raw('<input type=password>', 'text/html', 403), 'ERR_SESSION', 1],
    ['a 401', status(401), 'ERR_SESSION', 1],
    ['a 401 with a token', json({ token: 'f3b1' }, 401), 'ERR_SESSION', 1],
    ...[400, 403, 404, 409, 412, 422].map(final),
    ...[408, 500, 502, 503, 504].map(transient),
    ['an error status whose body breaks off', cutOff('{"message":"N', 422), 'HTTP_422', 1],
    ['a 429 with Retry-After', status(429, { 'retry-after': '0' }), 'HTTP_429', 3],
  ];

  it.each(faults)('[NET-11] rejects with its own error after %s', async (_fault, handler, code, tries) => {
    server.answer(path, handler);
    await expect(asked()).rejects.toMatchObject({ name: 'RequestError', code, outcome: 'not done' });
    expect(hits()).toBe(tries);
  });

  it.each(faults)('[NET-12] recovers from %s, or does not retry it', async (_fault, handler, code, tries) => {
    server.answer(path, firstThen(handler, json([])));
    if (tries === 1) await expect(asked()).rejects.toMatchObject({ code });
    else expect(await asked()).toEqual([]);
    expect(hits()).toBe(Math.min(tries, 2));
  });

  it('[NET-11] parses a body with a byte order mark', async () => {
    server.answer(path, raw('\uFEFF[{"n":1},{"n":2}]'));
    expect(await asked()).toEqual([{ n: 1 }, { n: 2 }]);
  });

  it('[NET-11] decodes a long text correctly when a character is split between slices', async () => {
    // Two bytes per character, from an odd offset on.
    const rows = [{ n: 1, label: 'é'.repeat(200_000) }];
    server.answer(path, raw(JSON.stringify(rows)));
    expect(await asked()).toEqual(rows);
  });

  it('[NET-11] decodes a body in an unknown charset as UTF-8', async () => {
    server.answer(path, raw('[{"n":1,"label":"Zoë"}]', 'application/json; charset=klingon'));
    expect(await asked()).toEqual([{ n: 1, label: 'Zoë' }]);
  });

  it.each(['; charset=ISO-8859-1', ';charset="windows-1252"'])(
    '[NET-11] decodes a body in its own charset: %s',
    async charset => {
      server.answer(path, response =>
        response
          .writeHead(200, { 'content-type': `application/json${charset}` })
          .end(Buffer.from('[{"n":1,"label":"Zoë Müller"}]', 'latin1')),
      );
      expect(await asked()).toEqual([{ n: 1, label: 'Zoë Müller' }]);
    },
  );

  it.each([
    [
      'a long answer between turns of the browser, which may paint and answer clicks',
      30_000,
      ['turn', 'read', 'turn'],
    ],
    ['a short text at once', 3, ['read']],
  ])('[TBL-13] parses %s', async (_, count, steps) => {
    const rows = Array.from({ length: count }, (_, n) => ({ n, label: 'Reimbursement' }));
    server.answer(path, json(rows));
    const done: string[] = [];
    vi.stubGlobal('scheduler', { yield: async () => void done.push('turn') });
    const { parse } = JSON;
    vi.spyOn(JSON, 'parse').mockImplementation(text => {
      if (text.includes('Reimbursement')) done.push('read');
      return parse(text);
    });
    expect(await asked()).toEqual(rows);
    vi.unstubAllGlobals();
    expect(done).toEqual(steps);
  });

  // For mutants, each of its bytes is counted.
  describe('with a very long list', { timeout: 20_000 }, () => {
    const list = { ...things, answer: looseObject({ data: array(looseObject({ n: number() })) }) } as const;
    const rows = Array.from({ length: 4000 }, (_, n) => ({ n, note: 'é'.repeat(400) }));
    const answer = () => ask(list, { path: { siteId: 7 }, page: {} });

    it('[TBL-13] parses some rows at a time', async () => {
      server.answer(path, json({ data: rows, total: 4000 }));
      const parse = vi.spyOn(JSON, 'parse');
      expect(await answer()).toEqual({ data: rows, total: 4000 });
      expect(Math.max(...parse.mock.calls.map(([text]) => text.length))).toBeLessThan(100_000);
    });

    it('[TBL-13] parses shorter lists at once', async () => {
      const shorter = { data: rows.slice(0, 1000), total: 1000 };
      server.answer(path, json(shorter));
      const parse = vi.spyOn(JSON, 'parse');
      expect(await answer()).toEqual(shorter);
      expect(parse.mock.calls.map(([text]) => text)).toContain(JSON.stringify(shorter));
    });

    it('[NET-11] checks the list and names the path of a mismatch', async () => {
      server.answer(path, json({ data: [...rows, { n: '1' }] }));
      await expect(answer()).rejects.toMatchObject({
        code: 'ERR_SHAPE',
        expected: 'expected number at "data.4000.n"',
      });
    });

    it('[NET-11] [TBL-13] parses other long answers in one go, yielding before and after', async () => {
      server.answer(path, json(rows));
      expect(await asked()).toEqual(rows);
      server.answer(path, json({ total: 4000, data: rows.map(row => [row]) }));
      const turn = vi.fn(async () => {});
      vi.stubGlobal('scheduler', { yield: turn });
      await expect(answer()).rejects.toMatchObject({ expected: '"data.0.n" is missing' });
      vi.unstubAllGlobals();
      expect(turn).toHaveBeenCalledTimes(2);
    });

    it('[NET-15] detects a sign-in page of any length', async () => {
      server.answer(path, raw(`<p>${'é'.repeat(2_000_000)}</p><input type=password>`, 'text/html'));
      await expect(answer()).rejects.toMatchObject({ code: 'ERR_SESSION' });
    });
  });

  it('[NET-03] names the error code when there is no answer', async () => {
    const { origin, close } = await startFaultyServer();
    await close();
    pageAt(origin);
    await expect(asked()).rejects.toMatchObject({ message: 'ERR_NETWORK: Network Error' });
  });

  it('[NET-12] rejects with the reason of the abort, stops retrying and logs nothing', async () => {
    const controller = new AbortController();
    server.answer(path, () => controller.abort());
    const answer = ask(things, { path: { siteId: 7 }, page: {}, signal: controller.signal });
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(hits()).toBe(1);
    expect(console.error).not.toHaveBeenCalled();
  });

  it('[NET-01] sends nothing to another site, and names it without query, user and ids', async () => {
    const url = 'https://user:secret@evil.test/patient/508-2001/?token=f3b1#top';
    await expect(ask({ ...things, path: '{url}' }, { url, page: {} })).rejects.toMatchObject({
      code: 'ERR_URL',
      message: expect.stringContaining('"https://evil.test/patient/{id}/" is not an address of this site.'),
    });
  });
});
