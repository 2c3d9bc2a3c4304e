// @vitest-environment node
import { array, looseObject, number } from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask as askByKy } from '../../../src/http/ask.ts';
import { askBatch } from '../../../src/http/ask-batch.ts';
import type { Budget } from '../../../src/http/budget.ts';
import type { GetEndpoint } from '../../../src/http/endpoint.ts';
import { SessionExpiredError } from '../../../src/http/errors.ts';
import {
  cutOff,
  type FaultyServer,
  firstThen,
  type Handler,
  html,
  json,
  raw,
  redirect,
  reset,
  silence,
  stall,
  startFaultyServer,
  status,
  trickle,
} from '../../support/faulty-server.ts';

const ample: Budget = { perTry: 9_000, total: 9_000, stall: 9_000, pause: 1, retryTimeout: true };
const long: Budget = { ...ample, perTry: 60_000, total: 60_000, stall: 60_000 };
const hasty: Budget = { ...ample, stall: 40 };
const hastiest: Budget = { ...ample, perTry: 60, total: 150 };
const path = '/site/7/things/';
const things = {
  name: 'things',
  method: 'GET',
  path: '/site/{siteId}/things/',
  summary: 'Things.',
  query: { limit: 'How many.' },
  answer: array(looseObject({ n: number() })),
} as const satisfies GetEndpoint;

describe.each([
  ['ask', askByKy],
  ['askBatch', askBatch],
] as const)('%s', (_, ask) => {
  let server: FaultyServer;
  let elsewhere: FaultyServer;
  beforeAll(async () => {
    elsewhere = await startFaultyServer();
  });
  beforeEach(async () => {
    server = await startFaultyServer();
    vi.stubGlobal('location', new URL(`${server.origin}/dashboard/`));
    vi.spyOn(console, 'error').mockImplementation(() => {});
    return () => {
      vi.restoreAllMocks();
      return server.close();
    };
  });
  afterAll(() => elsewhere.close());

  const asked = (budget = ample) => ask({ ...things, budget }, { path: { siteId: 7 }, page: {} });

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

    const transient = (code: number) => [`a ${code}`, status(code), `HTTP_${code}`, 3] as const;
    const final = (code: number) => [`a ${code}`, json({ message: 'No.' }, code), `HTTP_${code}`, 1] as const;
    const faults: readonly (readonly [fault: string, handler: Handler, code: string, tries: number])[] = [
      ['a reset before the headers', reset, 'ERR_NETWORK', 3],
      ['an answer that breaks off', cutOff('[{"n":1},'), 'ERR_NETWORK', 2],
      ['a body that falls silent', stall('[{"n":1},'), 'ERR_TIMEOUT', 3],
      ['truncated JSON', raw('[{"n":1},'), 'ERR_PARSE', 1],
      ['plain words', raw('Service busy', 'text/plain'), 'ERR_PARSE', 1],
      ['a 204', status(204), 'ERR_SHAPE', 1],
      ['an empty body', raw(''), 'ERR_SHAPE', 1],
      ['a blank body', raw(' \n'), 'ERR_SHAPE', 1],
      ['null', json(null), 'ERR_SHAPE', 1],
      ['an object for an array', json({}), 'ERR_SHAPE', 1],
      ['a wrong type', json([{ n: 1 }, { n: '1' }]), 'ERR_SHAPE', 1],
      ['HTML with status 200', html(), 'ERR_SESSION', 1],
      ['HTML after blank lines', raw('\n\n<html>'), 'ERR_SESSION', 1],
      ['a 401', status(401), 'ERR_SESSION', 1],
      ...[400, 403, 404, 409, 412, 422].map(final),
      ...[408, 500, 502, 503, 504].map(transient),
      ['a refusal that breaks off', cutOff('{"message":"N', 422), 'HTTP_422', 1],
      ['a 429 that says when', status(429, { 'retry-after': '0' }), 'HTTP_429', 3],
    ];

    it.each(faults)('[NET-11] ends with its own error after %s', async (_fault, handler, code, tries) => {
      server.answer(path, handler);
      await expect(asked(hasty)).rejects.toMatchObject({ name: 'RequestError', code, outcomeUnknown: false });
      expect(hits()).toBe(tries);
    });

    it.each(faults)(
      '[NET-12] recovers from, or does not ask again after, %s',
      async (_fault, handler, code, tries) => {
        server.answer(path, firstThen(handler, json([])));
        if (tries === 1) await expect(asked(hasty)).rejects.toMatchObject({ code });
        else expect(await asked(hasty)).toEqual([]);
        expect(hits()).toBe(Math.min(tries, 2));
      },
    );

    it('[NET-12] gives up when no reply comes in time', async () => {
      server.answer(path, silence);
      await expect(asked(hastiest)).rejects.toMatchObject({
        code: 'ERR_TIMEOUT',
        message: 'ERR_TIMEOUT: Request timed out',
      });
      expect(hits()).toBeLessThanOrEqual(3);
    });

    it.each([
      ['silence', silence],
      ['a body that falls silent', stall('[')],
    ])('[NET-12] does not repeat a heavy request after %s', async (_fault, handler) => {
      server.answer(path, handler);
      const once = { ...hasty, perTry: 60, retryTimeout: false };
      await expect(asked(once)).rejects.toMatchObject({ code: 'ERR_TIMEOUT' });
      expect(hits()).toBe(1);
    });

    it('[NET-11] reads a body that comes slowly but steadily, and one with a byte order mark', async () => {
      server.answer(path, trickle('\uFEFF[{"n":1},{"n":2}]', 1));
      expect(await asked()).toEqual([{ n: 1 }, { n: 2 }]);
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

    it('[NET-11] reads letters that arrive in halves', async () => {
      server.answer(path, trickle(JSON.stringify([{ n: 1, label: '日本 é 🙂' }]), 1));
      expect(await asked()).toEqual([{ n: 1, label: '日本 é 🙂' }]);
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

    it('[NET-02] never shows the HTML of a failure', async () => {
      server.answer(path, html(404));
      await expect(asked()).rejects.toMatchObject({ message: 'An error occurred.' });
    });

    /** Records what is waited for and cuts it short, but for the time that a call may take. */
    function waits(onWait: (ms: number) => void = () => {}) {
      const recorded: number[] = [];
      const wait = globalThis.setTimeout;
      vi.spyOn(globalThis, 'setTimeout').mockImplementation(((go: () => void, ms = 0, ...more: []) => {
        // Node's own fetch gives its timers more to say.
        if (ms > 10_000 || more.length) return wait(go, ms, ...more);
        recorded.push(ms);
        onWait(ms);
        return wait(go, 0);
      }) as typeof setTimeout);
      return recorded;
    }

    it.each([
      ['7', 7_000, 7_000],
      ['60', 10_000, 10_000],
      [new Date(Date.now() + 3_600_000).toUTCString(), 10_000, 10_000],
      ['soon', 0, 2],
      ['-5', 0, 2],
    ])('[NET-12] waits, when told to retry after %s, between %s and %s ms', async (stated, least, most) => {
      server.answer(path, firstThen(status(503, { 'retry-after': stated }), json([])));
      const waited = waits();
      expect(await asked(long)).toEqual([]);
      expect(waited.filter(ms => ms >= least && ms <= most)).toHaveLength(1);
      expect(hits()).toBe(2);
    });

    it('[NET-12] can be aborted while it waits', async () => {
      const controller = new AbortController();
      server.answer(path, status(503, { 'retry-after': '7' }));
      waits(ms => ms === 7_000 && queueMicrotask(() => controller.abort()));
      const answer = ask(
        { ...things, budget: long },
        { path: { siteId: 7 }, page: {}, signal: controller.signal },
      );
      await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
      expect(hits()).toBe(1);
    });

    it('[NET-12] tells of an abort by its reason, stops trying and logs nothing', async () => {
      const controller = new AbortController();
      server.answer(path, () => controller.abort());
      const answer = ask(things, { path: { siteId: 7 }, page: {}, signal: controller.signal });
      await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
      expect(hits()).toBe(1);
      expect(console.error).not.toHaveBeenCalled();
    });

    it('[NET-01] sends nothing for an id or an address that is refused', async () => {
      await expect(ask(things, { path: { siteId: '..' }, page: {} })).rejects.toMatchObject({
        code: 'ERR_ID',
        message: 'ERR_ID: siteId is missing or cannot be part of an address.',
      });
      const supplied = { ...things, path: '{url}' } as const;
      const refused = (url: string) => ask(supplied, { url, page: {} }).catch(error => error);
      expect(await refused(`${elsewhere.origin}${path}`)).toMatchObject({
        code: 'ERR_URL',
        message: `ERR_URL: "${elsewhere.origin}${path}" is not an address of this site. Use one that begins with "/".`,
      });
      expect((await refused(`//evil.test/${'x'.repeat(900)}`)).message.length).toBeLessThan(300);
      expect(elsewhere.hits(path)).toEqual([]);
    });

    it('[NET-12] logs a failure by method, path template and code, without ids or contents', async () => {
      server.answer(path, json([{ n: 'Jane Roe' }]));
      await expect(asked()).rejects.toThrow();
      expect(vi.mocked(console.error).mock.calls).toEqual([
        ['psp: things, GET /site/{siteId}/things/: ERR_SHAPE at "0.n"'],
      ]);
    });
  });

  describe('a session that has ended', () => {
    const signIn = () => `${server.origin}/login`;

    it.each(['/login', '/account/sign-in/', '/Signin', '/auth/x', '/sso', '/login.php'])(
      '[NET-11] is seen by a redirect to %s',
      async login => {
        server.answer(path, redirect(login));
        server.answer(login, html());
        await expect(asked()).rejects.toMatchObject({
          code: 'ERR_SESSION',
          signInUrl: server.origin + login,
        });
        expect(hits()).toBe(1);
      },
    );

    it('[NET-11] is seen by a redirect to the sign-in page that the host names, and no other', async () => {
      server.answer(path, redirect('/welcome/back'));
      server.answer('/welcome/back', json([]));
      server.answer('/site/8/things/', redirect('/login'));
      server.answer('/login', json([]));
      const page = { loginPath: '/welcome' };
      await expect(ask(things, { path: { siteId: 7 }, page })).rejects.toThrow(SessionExpiredError);
      expect(await ask(things, { path: { siteId: 8 }, page })).toEqual([]);
    });

    it.each([
      ['/welcome', '/welcome', true],
      ['/welcome', '/welcome/', true],
      ['/welcome/', '/welcome', true],
      ['/welcome//', '/welcome/back', true],
      ['/a/b/', '/a/b/c', true],
      ['/welcome?x=1', '/welcome', true],
      ['/welcome', '/welcomed', false],
      ['/welcome', '/x/welcome', false],
      ['/a/b', '/a', false],
    ])('[NET-11] is seen, where %s is the sign-in page, at %s: %s', async (loginPath, final, ended) => {
      server.answer(path, redirect(final));
      server.answer(final, json([]));
      const answer = ask(things, { path: { siteId: 7 }, page: { loginPath } });
      expect(await answer.catch(error => error.code)).toEqual(ended ? 'ERR_SESSION' : []);
    });

    it.each([
      ['/account/login', '/account/login'],
      ['https://evil.test/login', undefined],
      [undefined, undefined],
    ])('[NET-11] leads to %s to sign in', async (loginPath, signIn) => {
      server.answer(path, status(401));
      const error = await ask(things, { path: { siteId: 7 }, page: { loginPath } }).catch(e => e);
      expect(error.signInUrl).toBe(signIn && server.origin + signIn);
    });

    it('[NET-11] is seen when the sign-in page itself answers with a failure', async () => {
      server.answer(path, redirect('/login'));
      server.answer('/login', html(403));
      await expect(asked()).rejects.toMatchObject({ code: 'ERR_SESSION' });
    });

    it('[NET-11] is seen by a redirect to the sign-on service of another site, which gets nothing', async () => {
      elsewhere.answer('/sso', json([], 200, { 'access-control-allow-origin': '*' }));
      server.answer(path, redirect(`${elsewhere.origin}/sso`));
      await expect(asked()).rejects.toMatchObject({ code: 'ERR_SESSION' });
      expect(hits()).toBe(3);
      expect(elsewhere.hits('/sso')).toEqual([]);
    });

    it('[NET-12] is not taken from a redirect within the site after a lost connection', async () => {
      server.answer(path, firstThen(reset, redirect('/moved/')));
      server.answer('/moved/', json([]));
      expect(await asked()).toEqual([]);
      expect(hits()).toBe(3);
    });

    it('[NET-12] is not taken from a failure, or from a redirect within the site, on a poor connection', async () => {
      server.answer(path, firstThen(reset, status(404)));
      await expect(asked()).rejects.toMatchObject({ code: 'HTTP_404' });
      expect(hits()).toBe(2);
      server.answer('/moved/', json([]));
      const answers = [reset, status(503), redirect('/moved/')];
      server.answer(path, (...exchange) => answers.shift()?.(...exchange));
      expect(await asked()).toEqual([]);
    });

    it('[NET-11] is not suspected of a call whose own path looks like a sign-in page', async () => {
      server.answer('/auth/site/7/things/', json([]));
      expect(await ask(things, { path: { siteId: 7 }, page: { apiBase: '/auth' } })).toEqual([]);
    });

    it('[NET-11] is told once by all elements of a page, and again after a new session', async () => {
      const told = async () => ((await asked().catch(error => error)) as SessionExpiredError).firstOnPage;
      const mend = async () => {
        server.answer(path, json([]));
        await asked();
        server.answer(path, redirect(signIn()));
      };
      server.answer('/login', html());
      await mend();
      expect(await Promise.all([told(), told(), told()])).toEqual([true, false, false]);
      expect(console.error).toHaveBeenCalledTimes(1);
      await mend();
      expect(await told()).toBe(true);
    });
  });
});
