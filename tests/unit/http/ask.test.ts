// @vitest-environment node
import { array, looseObject, number } from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ask } from '../../../src/http/ask.ts';
import type { GetEndpoint } from '../../../src/http/endpoint.ts';
import { faultyPage } from '../../support/faulty-page.ts';
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

const path = '/site/7/things/';
const things = {
  name: 'things',
  method: 'GET',
  path: '/site/{siteId}/things/',
  summary: 'Things.',
  query: { limit: 'How many.' },
  answer: array(looseObject({ n: number() })),
} as const satisfies GetEndpoint;

let server: FaultyServer;
beforeEach(async () => {
  server = await faultyPage();
  return server.close;
});

const asked = () => ask(things, { path: { siteId: 7 }, page: {} });
const hits = () => server.hits(path).length;

describe('a call', () => {
  it('[NET-01] asks the host of the page and gives the checked answer', async () => {
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

  it('[NET-16] goes past every cache, also where it is asked again', async () => {
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
    ['plain words', raw('Service busy', 'text/plain'), 'ERR_PARSE', 1],
    ['a 204', status(204), 'ERR_SHAPE', 1],
    ['an empty body', raw(''), 'ERR_SHAPE', 1],
    ['a blank body', raw(' \n'), 'ERR_SHAPE', 1],
    ['null', json(null), 'ERR_SHAPE', 1],
    ['an object for an array', json({}), 'ERR_SHAPE', 1],
    ['a wrong type', json([{ n: 1 }, { n: '1' }]), 'ERR_SHAPE', 1],
    ['HTML with status 200', html(), 'ERR_PARSE', 1],
    ['a sign-in page in its place', raw('\n<form><input type=password>', 'text/html'), 'ERR_SESSION', 1],
    ['a refusal that is a sign-in page', raw('<input type=password>', 'text/html', 403), 'ERR_SESSION', 1],
    ['a 401', status(401), 'ERR_SESSION', 1],
    ...[400, 403, 404, 409, 412, 422].map(final),
    ...[408, 500, 502, 503, 504].map(transient),
    ['a refusal that breaks off', cutOff('{"message":"N', 422), 'HTTP_422', 1],
    ['a 429 that says when', status(429, { 'retry-after': '0' }), 'HTTP_429', 3],
  ];

  it.each(faults)('[NET-11] ends with its own error after %s', async (_fault, handler, code, tries) => {
    server.answer(path, handler);
    await expect(asked()).rejects.toMatchObject({ name: 'RequestError', code, outcomeUnknown: false });
    expect(hits()).toBe(tries);
  });

  it.each(faults)(
    '[NET-12] recovers from, or does not ask again after, %s',
    async (_fault, handler, code, tries) => {
      server.answer(path, firstThen(handler, json([])));
      if (tries === 1) await expect(asked()).rejects.toMatchObject({ code });
      else expect(await asked()).toEqual([]);
      expect(hits()).toBe(Math.min(tries, 2));
    },
  );

  it('[NET-11] reads a body with a byte order mark', async () => {
    server.answer(path, raw('\uFEFF[{"n":1},{"n":2}]'));
    expect(await asked()).toEqual([{ n: 1 }, { n: 2 }]);
  });

  it('[NET-11] reads a long text whole, whichever of its letters stand where it is cut', async () => {
    // Two bytes each, from an odd place on.
    const rows = [{ n: 1, label: 'é'.repeat(200_000) }];
    server.answer(path, raw(JSON.stringify(rows)));
    expect(await asked()).toEqual(rows);
  });

  it.each([
    [
      'a long answer between turns of the browser, which may paint and answer clicks',
      30_000,
      ['turn', 'read', 'turn'],
    ],
    ['a short one at once', 3, ['read']],
  ])('[TBL-13] reads %s', async (_, count, steps) => {
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

  describe('of a very long list', () => {
    const list = { ...things, answer: looseObject({ data: array(looseObject({ n: number() })) }) } as const;
    const rows = Array.from({ length: 4000 }, (_, n) => ({ n, note: 'é'.repeat(400) }));
    const answer = () => ask(list, { path: { siteId: 7 }, page: {} });

    it('[TBL-13] reads some rows at a time', async () => {
      server.answer(path, json({ data: rows, total: 4000 }));
      const parse = vi.spyOn(JSON, 'parse');
      expect(await answer()).toEqual({ data: rows, total: 4000 });
      expect(Math.max(...parse.mock.calls.map(([text]) => text.length))).toBeLessThan(100_000);
    });

    it('[NET-11] checks it, and names the place where it has another shape', async () => {
      server.answer(path, json({ data: [...rows, { n: '1' }] }));
      await expect(answer()).rejects.toMatchObject({ code: 'ERR_SHAPE', place: 'data.4000.n' });
    });

    it('[NET-11] ends with its error where it is no JSON', async () => {
      server.answer(path, raw(JSON.stringify({ data: rows }).slice(0, -1)));
      await expect(answer()).rejects.toMatchObject({ code: 'ERR_PARSE' });
    });

    it('[NET-11] [TBL-13] reads at once, between turns of the browser, what is no such list', async () => {
      server.answer(path, json(rows));
      expect(await asked()).toEqual(rows);
      server.answer(path, json({ total: 4000, data: rows.map(row => [row]) }));
      const turn = vi.fn(async () => {});
      vi.stubGlobal('scheduler', { yield: turn });
      await expect(answer()).rejects.toMatchObject({ place: 'data.0.n' });
      vi.unstubAllGlobals();
      expect(turn).toHaveBeenCalledTimes(2);
    });

    it('[NET-15] knows a sign-in page, however long', async () => {
      server.answer(path, raw(`<p>${'é'.repeat(2_000_000)}</p><input type=password>`, 'text/html'));
      await expect(answer()).rejects.toMatchObject({ code: 'ERR_SESSION' });
    });

    it('[NET-02] finds the words of a refusal, however long', async () => {
      server.answer(path, json({ data: rows, message: 'Budget is closed.' }, 422));
      await expect(answer()).rejects.toMatchObject({ message: 'Budget is closed.' });
    });
  });

  it('[NET-11] does not take for HTML what only holds a <', async () => {
    server.answer(path, json([{ n: 1, label: ' <b>' }]));
    expect(await asked()).toEqual([{ n: 1, label: ' <b>' }]);
  });

  it.each([
    ['truncated JSON', raw('['), 'ERR_PARSE: Unexpected response'],
    ['null', json(null), 'ERR_SHAPE: Unexpected response'],
    ['an ended session', status(401), 'Your session has ended. Sign in again, then retry.'],
  ])('[NET-03] has words for %s', async (_fault, handler, message) => {
    server.answer(path, handler);
    await expect(asked()).rejects.toMatchObject({ message });
  });

  it('[NET-11] names the place where the answer has another shape', async () => {
    const place = () => asked().catch(error => error.place);
    server.answer(path, json([{ n: 1 }, {}]));
    expect(await place()).toBe('1.n');
    server.answer(path, json({}));
    expect(await place()).toBe('');
  });

  it('[NET-03] names the code when nothing answers', async () => {
    const { origin, close } = await startFaultyServer();
    await close();
    vi.stubGlobal('location', new URL(origin));
    await expect(asked()).rejects.toMatchObject({ message: 'ERR_NETWORK: Network Error' });
  });

  it.each([
    [{ message: 'Budget is closed.' }, 'Budget is closed.'],
    [{ message: '<b>No</b>' }, '<b>No</b>'],
    [{ message: 'x'.repeat(600) }, 'x'.repeat(500)],
    [{ message: 12 }, 'An error occurred.'],
    [{ message: ['a'] }, 'An error occurred.'],
    [{ message: '  ' }, 'An error occurred.'],
    [{}, 'An error occurred.'],
    [null, 'An error occurred.'],
    ['words', 'An error occurred.'],
  ])('[NET-02] shows of %j its message or the general text', async (body, message) => {
    server.answer(path, json(body, 422));
    await expect(asked()).rejects.toMatchObject({ message, code: 'HTTP_422', status: 422 });
  });

  it.each([500, 502, 503, 504])('[NET-13] never shows what a host says in a %i', async code => {
    server.answer(path, json({ message: 'SQLSTATE[42S02]' }, code));
    await expect(asked()).rejects.toMatchObject({ message: 'An error occurred.' });
  });

  it('[NET-02] never shows the HTML of a failure', async () => {
    server.answer(path, html(404));
    await expect(asked()).rejects.toMatchObject({ message: 'An error occurred.' });
  });

  it('[NET-12] tells of an abort by its reason, stops trying and logs nothing', async () => {
    const controller = new AbortController();
    server.answer(path, () => controller.abort());
    const answer = ask(things, { path: { siteId: 7 }, page: {}, signal: controller.signal });
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(hits()).toBe(1);
    expect(console.error).not.toHaveBeenCalled();
  });

  it.each([
    ['//evil.test/list/?token=f3b1#top', '//evil.test/list/'],
    ['https://user:secret@evil.test/patient/508-2001/', 'https://evil.test/patient/{id}/'],
    [`//evil.test/${'x'.repeat(900)}`, `//evil.test/${'x'.repeat(188)}`],
  ])('[NET-01] sends nothing to %s, and names it without query, user and ids', async (url, named) => {
    const refused = ask({ ...things, path: '{url}' }, { url, page: {} });
    await expect(refused).rejects.toMatchObject({
      code: 'ERR_URL',
      message: `ERR_URL: "${named}" is not an address of this site. Use one that begins with "/".`,
    });
  });

  it('[NET-01] sends nothing for an id that is refused', async () => {
    await expect(ask(things, { path: { siteId: '..' }, page: {} })).rejects.toMatchObject({
      code: 'ERR_ID',
      message: 'ERR_ID: siteId is missing or cannot be part of an address. Use an id without / \\ ? # or %.',
    });
    expect(hits()).toBe(0);
  });
});
