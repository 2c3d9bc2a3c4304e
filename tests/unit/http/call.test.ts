import { array, looseObject, nullish, number, string, union } from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listOf, text } from '../../../src/api/schemas/shapes.ts';
import { PageRecord } from '../../../src/diagnostics/debug/page-record.ts';
import { startRecording } from '../../../src/diagnostics/debug/page-recorder.ts';
import type { RequestError } from '../../../src/http/errors.ts';
import { post } from '../../../src/http/post.ts';
import { type GetEndpoint, type PostEndpoint, postTo } from '../../../src/http/request.ts';
import { session } from '../../../src/platform/session.ts';
import { ask } from '../../support/ask.ts';
import {
  type FaultyServer,
  type Handler,
  html,
  json,
  raw,
  redirect,
  reset,
  status,
} from '../../support/faulty-server.ts';
import { pageAt } from '../../support/page-at.ts';
import { faultyPage } from './faulty-page.ts';

const things = {
  name: 'things',
  method: 'GET',
  path: '/site/{siteId}/things/',
  answer: looseObject({ data: array(looseObject({ n: number(), id: union([string(), number()]) })) }),
} as const satisfies GetEndpoint;
const list = { ...things, path: '{url}' } as const;
const form = {
  ...list,
  method: 'POST',
  body: 'multipart',
  proof: 'redirect',
} as const satisfies PostEndpoint;
const approval = { ...form, proof: 'answer', body: 'json' } as const;

// Only the first call to find the session ended is logged, and another test file may have found one on this page.
beforeEach(() => session().markAlive(Number.POSITIVE_INFINITY));

let server: FaultyServer;
beforeEach(async () => {
  server = await faultyPage();
  return server.close;
});

const page = { tag: 'psp-things', token: 'f3b1', apiBase: '/portal/' };
const path = '/portal/site/Jane/things/';
const asked = () => ask(things, { path: { siteId: 'Jane' }, page }).catch(error => error);
const saved = () =>
  post(postTo(form, { url: '/save/17/', fields: [['a', 'b']], page }), 'k1').catch(error => error);
const removed = () =>
  post(postTo({ ...form, proof: 'save' }, { url: '/save/17/', fields: [], page }), 'k1').catch(
    error => error,
  );
const approved = () =>
  post(postTo(approval, { url: '/save/17/', json: {}, page }), 'k1').catch(error => error);
const lines = () => vi.mocked(console.error).mock.calls.map(args => args.join('|'));

describe('the console line of a failed call', () => {
  const get = 'psp-things: GET /portal/site/{id}/things/: ';
  const warned = raw(`<br />\n<b>Warning</b>: ${'x'.repeat(1_980)}[]`, 'text/html');

  it.each<[fault: string, handler: Handler, summary: string]>([
    ['a 422', json({ message: 'Jane Roe has left.' }, 422), 'status 422, HTTP_422'],
    ['a 500', html(500), 'status 500, HTTP_500'],
    ['a lost connection', reset, 'ERR_NETWORK'],
    ['an ended session', status(401), 'status 401, ERR_SESSION'],
    ['a page elsewhere', redirect('/home/17/'), 'status 404, HTTP_404, redirected to /home/{id}/'],
    ['a page in its place', redirect('/home'), 'status 200, ERR_PARSE, redirected to /home, expected JSON'],
    ['a sign-in page', redirect('/login?Jane'), 'status 404, ERR_SESSION, redirected to /login'],
    ['another site', redirect('https://sso.test/Jane'), 'ERR_SESSION, redirected to another site'],
    ['broken JSON', raw('{"data":"Jane'), 'status 200, ERR_PARSE, expected JSON'],
    [
      'a text before the JSON',
      raw('\nPHP Notice: Jane in list.php on line 3\n{"data":[]}'),
      'status 200, ERR_PARSE, expected JSON, not other text; is there a warning before the JSON?',
    ],
    [
      'a warning before the JSON',
      warned,
      'status 200, ERR_PARSE, expected JSON, not an HTML page of 2 kB; is there a warning before the JSON?',
    ],
    ['a missing list', json({ Jane: 1 }), 'status 200, ERR_SHAPE, "data" is missing'],
    ['data that is not a list', json({ data: 'Jane' }), 'status 200, ERR_SHAPE, expected Array at "data"'],
    [
      'a wrong type',
      json({
        data: [
          { n: 1, id: 1 },
          { n: 'Jane', id: 1 },
        ],
      }),
      'status 200, ERR_SHAPE, expected number at "data.1.n"',
    ],
    [
      'one of two',
      json({ data: [{ n: 1, id: ['Jane'] }] }),
      'status 200, ERR_SHAPE, expected (string | number) at "data.0.id"',
    ],
  ])(
    '[NET-14] says what was expected and nothing of what was received, after %s',
    async (_, handler, summary) => {
      server.answer(path, handler);
      server.answer('/home', raw('{"data":"Jane'));
      const error: RequestError = await asked();
      expect(lines()).toEqual([get + summary]);
      expect(JSON.stringify([lines(), error.detail])).not.toContain('Jane');
    },
  );

  it.each([
    [[{ id: 1 }, { id: 2, day: { Jane: 1 } }], 'expected (string | number) at "1.day"'],
    [{ data: [{ id: 2, site: 'Jane' }] }, 'expected Object at "data.0.site"'],
    [{ data: 'Jane' }, 'expected Array at "data"'],
    ['Jane', 'expected (Array | Object)'],
  ])('[NET-14] names the path in a list that may be bare or under data: %j', async (sent, summary) => {
    const site = nullish(looseObject({ siteId: text }));
    server.answer(path, json(sent));
    await ask({ ...things, answer: listOf({ day: text, site }) }, { path: { siteId: 'Jane' }, page }).catch(
      error => error,
    );
    expect(lines()).toEqual([`${get}status 200, ERR_SHAPE, ${summary}`]);
  });

  it.each([
    ['/list/?token=f3b1#top', '/list/'],
    ['/patient/508-2001/payments', '/patient/{id}/payments'],
    ['/a/5F2B9c/3f2504e0-4f89-41d3-9a0c-0305e82c3301/deadbeefcafe/b2', '/a/{id}/{id}/{id}/{id}'],
    ['things', '/dashboard/things'],
    ['//evil.test/patient/17/?name=Roe', '//evil.test/patient/{id}/'],
  ])('[NET-14] names the address %s as %s', async (url, named) => {
    await ask(list, { url, page }).catch(() => {});
    expect(lines()[0]).toMatch(new RegExp(`^psp-things: GET ${named.replace(/[{}]/g, '\\$&')}: `));
  });

  it('[NET-21] says of a refused POST whether it was sent with a token', async () => {
    server.answer('/save/17/', status(403));
    const untrusted = postTo(form, { url: '/save/17/', fields: [], page: { tag: 'psp-things' } });
    await post(untrusted, 'k1').catch(() => {});
    await saved();
    const refused = 'psp-things: POST /save/{id}/: status 403, HTTP_403,';
    expect(lines()).toEqual([
      `${refused} no CSRF token was sent; set data-token or data-token-cookie`,
      `${refused} the CSRF token has expired, or the host does not read X-CSRF-Token`,
    ]);
  });

  it('[EMB-18] says that the address lacks the prefix of the page if there is nothing there', async () => {
    pageAt(`${server.origin}/eu/site/12/`);
    const unprefixed = () => ask(things, { path: { siteId: 'Jane' }, page: {} }).catch(() => {});
    await unprefixed();
    server.answer('/site/Jane/things/', status(410));
    await unprefixed();
    const hint = 'the prefix "/eu" is missing; set data-psp-api-base on the script tag';
    const failed = 'psp: GET /site/{id}/things/: status';
    expect(lines()).toEqual([`${failed} 404, HTTP_404, ${hint}`, `${failed} 410, HTTP_410`]);
  });

  it('[NET-14] logs the parameter of a refused id, never its value', async () => {
    await ask(things, { path: { siteId: '../Jane' }, page }).catch(() => {});
    expect(lines()).toEqual([`${get}ERR_ID, siteId is missing or cannot be part of an address.`]);
  });

  it.each<[answer: string, handler: Handler, send: typeof saved, summary: string]>([
    ['a refusal', json({ result: 'error' }), approved, 'ERR_RESULT, Server did not report success'],
    [
      'another result',
      json({ result: 'Jane', message: 'Jane' }),
      approved,
      'ERR_RESULT, Server did not report success, "data" is missing',
    ],
    ['no result', json({}), approved, 'ERR_RESULT, Server did not report success, "data" is missing'],
    [
      'denied success',
      json({ success: false, message: 'Jane' }),
      saved,
      'ERR_RESULT, Server did not report success',
    ],
    [
      'success beside a failure',
      json({ result: 'success', notes: [{ ok: false }] }),
      approved,
      'ERR_UNPROVED, expected an answer that mentions no failure',
    ],
    ['a page', html(), saved, 'ERR_PAGE, expected a redirect or JSON'],
    ['no address', json({}), saved, 'ERR_SHAPE, expected an address at "redirect"'],
    [
      'nothing about the save',
      json({}),
      removed,
      'ERR_UNPROVED, expected a redirect, no body, or {"success": true}',
    ],
    [
      'the correction of a slash',
      redirect('/save/17'),
      saved,
      'ERR_SLASH, a redirect made it a GET; post to "/save/{id}"',
    ],
    [
      'another site',
      json({ redirect: '//evil.test' }),
      saved,
      'ERR_REDIRECT, expected an address of this site',
    ],
  ])('[RQ-03] reports a POST without proof of success: %s', async (_, handler, send, summary) => {
    server.answer('/save/17/', handler);
    server.answer('/save/17', html());
    const error: RequestError = await send();
    expect(lines()).toEqual([`psp-things: POST /save/{id}/: status 200, ${summary}`]);
    expect(JSON.stringify(error.detail)).not.toContain('Jane');
  });
});

it.each<[answer: string, handler: Handler, detail: object]>([
  ['a 422', json({ message: 'Jane' }, 422), { code: 'HTTP_422', message: 'An error occurred.' }],
  [
    'denied success',
    json({ success: false, message: 'Jane' }),
    { code: 'ERR_RESULT', message: 'Server did not report success' },
  ],
  ['a page', html(), { code: 'ERR_PAGE', message: 'The server showed a page instead of going on.' }],
])('[NET-14] the detail of psp:error has our own wording after %s', async (_, handler, detail) => {
  server.answer('/save/17/', handler);
  expect((await saved()).detail).toEqual(detail);
});

describe('the debug panel', () => {
  const host = { isConnected: true } as HTMLElement;

  /** Records the calls of an element; returns a function that reads what the panel shows of them. */
  function recordCalls() {
    const record = new PageRecord();
    record.attributesRead(host, {
      definition: { tag: 'psp-sample', attributes: {} },
      values: {},
      problems: [],
    });
    startRecording(record);
    return () => record.elements[0]?.calls;
  }
  // The record stays: there is none before a page asks for it, and nothing stops it.
  afterEach(() => startRecording(undefined as unknown as PageRecord));

  it('[EMB-16] gets each call with its name without ids, its schema and its answer', async () => {
    const calls = recordCalls();
    server.answer(path, json({ data: [] }));
    await ask(things, { path: { siteId: 'Jane' }, page: { ...page, host } });
    expect(calls()).toMatchObject([
      {
        name: 'GET /portal/site/{id}/things/',
        status: 200,
        bytes: 11,
        keys: { read: new Map([['data', 1]]) },
      },
    ]);
  });

  it('[EMB-16] gets the keys of a very long list', async () => {
    const calls = recordCalls();
    server.answer(path, json({ data: [{ n: 1, id: 'x'.repeat(3_000_000) }] }));
    await ask(things, { path: { siteId: 'Jane' }, page: { ...page, host } });
    const read = new Map([
      ['data', 1],
      ['data[].n', 1],
      ['data[].id', 1],
    ]);
    expect(calls()).toMatchObject([{ bytes: 3_000_026, keys: { read } }]);
  });

  it('[EMB-16] gets to know that a call was aborted', async () => {
    const calls = recordCalls();
    const signal = AbortSignal.abort();
    await ask(things, { path: { siteId: 'Jane' }, page: { ...page, host }, signal }).catch(() => {});
    expect(calls()).toMatchObject([{ status: undefined, code: 'aborted' }]);
  });
});
