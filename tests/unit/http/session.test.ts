import { array, looseObject, number } from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionExpiredError } from '../../../src/http/errors.ts';
import type { GetEndpoint } from '../../../src/http/request.ts';
import { ask } from '../../support/ask.ts';
import {
  type FaultyServer,
  firstThen,
  html,
  json,
  raw,
  redirect,
  reset,
  startFaultyServer,
  status,
} from '../../support/faulty-server.ts';
import { faultyPage } from './faulty-page.ts';

const path = '/site/7/things/';
const things = {
  name: 'things',
  method: 'GET',
  path: '/site/{siteId}/things/',
  answer: array(looseObject({ n: number() })),
} as const satisfies GetEndpoint;

let server: FaultyServer;
let elsewhere: FaultyServer;
beforeAll(async () => {
  elsewhere = await startFaultyServer();
});
beforeEach(async () => {
  server = await faultyPage();
  return server.close;
});
afterAll(() => elsewhere.close());

const asked = (page = {}) => ask(things, { path: { siteId: 7 }, page });
const hits = () => server.hits(path).length;

/** The result of a call that is redirected to an address which answers with valid JSON. */
async function redirectedTo(final: string, page = {}): Promise<unknown> {
  server.answer(path, redirect(final));
  server.answer(final.replace(/[?#].*/, ''), json([]));
  return asked(page).catch(error => error.code);
}

describe('an ended session', () => {
  it.each([
    ...['/login', '/log-in', '/logon', '/signin', '/sign-in', '/sign_in', '/signon', '/auth', '/sso', '/cas'],
    ...[
      '/wp-login.php',
      '/login.jsp',
      '/login;jsessionid=0A1B2C',
      '/login.jsp;jsessionid=0A1B2C',
      '/Login.ASPX',
    ],
    ...['/users/sign_in', '/account/logon.aspx', '/account/sign-in/', '/login/;v=1', '/LOGIN?next=/'],
    ...['/session/new', '/sessions/new', '/Sessions/New.html', '/session;a=b/new'],
  ])('[NET-15] is detected by a redirect to %s', async login => {
    expect(await redirectedTo(login)).toBe('ERR_SESSION');
    expect(hits()).toBe(1);
  });

  it.each([
    ...[
      '/sites/auth/12/',
      '/authors/',
      '/authors',
      '/auth/x',
      '/new',
      '/sites/new',
      '/my-login',
      '/login-help',
    ],
    ...[
      '/logins',
      '/obsession/new',
      '/session/new/1',
      '/signing',
      '/cast',
      '/list?page=login',
      '/list#login',
    ],
  ])('[NET-15] is not inferred from a redirect to %s', async moved => {
    expect(await redirectedTo(moved)).toEqual([]);
  });

  it.each([
    ['/welcome', '/welcome', true],
    ['/welcome', '/welcome/', true],
    ['/welcome/', '/welcome', true],
    ['/welcome//', '/welcome/back', true],
    ['/a/b/', '/a/b/c', true],
    ['/welcome?x=1', '/welcome', true],
    ['/welcome', '/welcome;jsessionid=0A', true],
    ['/welcome', '/login', true],
    ['/', '/', true],
    ['/', '/things/', false],
    ['/welcome', '/welcomed', false],
    ['/welcome', '/x/welcome', false],
    ['/a/b', '/a', false],
    ['//', '/things/', false],
    ['https://', '/things/', false],
    ['https://evil.test/things/', '/things/', false],
  ])('[NET-15] is detected with the login path %s at %s: %s', async (loginPath, final, ended) => {
    expect(await redirectedTo(final, { loginPath })).toEqual(ended ? 'ERR_SESSION' : []);
  });

  it.each([
    '<!DOCTYPE html><form><input name="p" type="password"></form>',
    "<INPUT TYPE='Password' required>",
    '<input\n  type = password\n>',
    '<input type=password/>',
    `<input placeholder="a > b" onkeyup='if (a > "b") c()' type="password">`,
    '<input name="p"type="password">',
  ])('[NET-15] is detected by an HTML page with a password field: %s', async page => {
    server.answer(path, raw(page, 'text/html'));
    await expect(asked()).rejects.toMatchObject({ code: 'ERR_SESSION' });
  });

  it.each([
    '<input type="text" name="password">',
    '<input data-type="password">',
    '<p>Choose type="password".</p>',
    '<inputs type="password">',
    '<input type="text"><p type="password">',
  ])('[NET-15] is not inferred from another page: %s', async page => {
    server.answer(path, raw(page, 'text/html'));
    await expect(asked()).rejects.toMatchObject({ code: 'ERR_PARSE' });
  });

  it('[NET-15] is not inferred from the content of a JSON answer', async () => {
    server.answer(path, json([{ n: 1, label: ' <input type="password">' }]));
    expect(await asked()).toHaveLength(1);
  });

  it('[NET-15] is checked quickly in a large page', async () => {
    server.answer(path, raw(`<p>${'<input type="'.repeat(100_000)}`, 'text/html'));
    await expect(asked()).rejects.toMatchObject({ code: 'ERR_PARSE' });
  });

  it.each([
    ['/account/login', '/account/login'],
    ['https://evil.test/login', undefined],
    [undefined, undefined],
  ])('[NET-15] with the login path %s gives the sign-in URL %s', async (loginPath, signIn) => {
    server.answer(path, status(401));
    const error = await ask(things, { path: { siteId: 7 }, page: { loginPath } }).catch(e => e);
    expect(error.signInUrl).toBe(signIn && server.origin + signIn);
  });

  it.each([
    ['/enter?a=1', undefined, '/enter?a=1'],
    ['/enter', '/account/login', '/account/login'],
    ['https://evil.test/login', undefined, undefined],
    [7, undefined, undefined],
    ['', undefined, undefined],
  ])(
    '[NET-28] with %j in a 401 and the login path %s gives the sign-in URL %s',
    async (signIn, loginPath, url) => {
      server.answer(path, json({ signIn }, 401));
      const error = await ask(things, { path: { siteId: 7 }, page: { loginPath } }).catch(e => e);
      expect(error.signInUrl).toBe(url && server.origin + url);
    },
  );

  it('[NET-28] links no address that is not a sign-in page', async () => {
    server.answer(path, redirect('/moved/'));
    server.answer('/moved/', status(401));
    await expect(asked()).rejects.toMatchObject({ code: 'ERR_SESSION', signInUrl: undefined });
  });

  it('[NET-15] is detected when the sign-in page itself answers with an error status', async () => {
    server.answer(path, redirect('/login'));
    server.answer('/login', html(403));
    await expect(asked()).rejects.toMatchObject({ code: 'ERR_SESSION' });
  });

  it('[NET-15] is detected by a redirect to a sign-on service of another site, which receives nothing', async () => {
    elsewhere.answer('/sso', json([], 200, { 'access-control-allow-origin': '*' }));
    server.answer(path, redirect(`${elsewhere.origin}/sso`));
    await expect(asked()).rejects.toMatchObject({ code: 'ERR_SESSION' });
    expect(hits()).toBe(3);
    expect(elsewhere.hits('/sso')).toEqual([]);
  });

  it('[NET-12] is not inferred from a same-origin redirect after a lost connection', async () => {
    server.answer(path, firstThen(reset, redirect('/moved/')));
    server.answer('/moved/', json([]));
    expect(await asked()).toEqual([]);
    expect(hits()).toBe(3);
  });

  it('[NET-12] is not inferred from an error or a same-origin redirect on a poor connection', async () => {
    for (const code of [400, 404]) {
      const before = hits();
      server.answer(path, (...exchange) => (hits() === before + 1 ? reset : status(code))(...exchange));
      await expect(asked()).rejects.toMatchObject({ code: `HTTP_${code}` });
      expect(hits()).toBe(before + 2);
    }
    server.answer('/moved/', json([]));
    const answers = [reset, status(503), redirect('/moved/')];
    server.answer(path, (...exchange) => answers.shift()?.(...exchange));
    expect(await asked()).toEqual([]);
  });

  it.each(['/auth', '/auth/'])('[NET-15] is not inferred when the call itself requests %s', async own => {
    server.answer('/auth', redirect('/auth/'));
    server.answer('/auth/', json([]));
    expect(await ask({ ...things, path: '{url}' }, { url: own, page: {} })).toEqual([]);
  });

  it('[NET-15] is not inferred when the API base looks like a sign-in page', async () => {
    server.answer('/auth/site/7/things/', json([]));
    expect(await ask(things, { path: { siteId: 7 }, page: { apiBase: '/auth' } })).toEqual([]);
  });

  it('[NET-15] is reported once per page, and again after a new session', async () => {
    const told = async () => ((await asked().catch(error => error)) as SessionExpiredError).firstOnPage;
    const mend = async () => {
      server.answer(path, json([]));
      await asked();
      server.answer(path, redirect('/login'));
    };
    server.answer('/login', html());
    await mend();
    expect(await Promise.all([told(), told(), told()])).toEqual([true, false, false]);
    expect(console.error).toHaveBeenCalledTimes(1);
    await mend();
    expect(await told()).toBe(true);
  });
});
