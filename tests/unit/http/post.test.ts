// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { post } from '../../../src/http/post.ts';
import {
  cutOff,
  type FaultyServer,
  type Handler,
  html,
  json,
  raw,
  redirect,
  reset,
  startFaultyServer,
  status,
} from '../../support/faulty-server.ts';
import {
  answerPost,
  approval,
  approved,
  form,
  openPostingPage,
  path,
  posts,
  removal,
  saved,
} from '../../support/posting-page.ts';

let server: FaultyServer;
let elsewhere: FaultyServer;
beforeAll(async () => {
  elsewhere = await startFaultyServer();
  elsewhere.answer('/grab', json({ result: 'success' }, 200, { 'access-control-allow-origin': '*' }));
});
beforeEach(async () => {
  server = await openPostingPage();
  return server.close;
});
afterAll(() => elsewhere.close());

describe('the request of a post', () => {
  it('[NET-09] is a multipart form with the token of the page', async () => {
    answerPost(redirect(path, 303));
    const fields = [
      ['parentBalance', '1000.00'],
      ['__proto__', '80.00'],
      ['7', '1'],
    ] as const;
    await post(form, { url: '', fields, page: { token: 'f3b1' }, idempotencyKey: 'k1' });
    const [{ headers, body } = { headers: {}, body: '' }] = posts();
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(headers.accept).toBe('application/json, text/html;q=0.9');
    expect(headers).toMatchObject({
      'x-requested-with': 'XMLHttpRequest',
      'idempotency-key': 'k1',
      'x-csrf-token': 'f3b1',
    });
    const sent = await new Response(body, {
      headers: { 'content-type': headers['content-type'] ?? '' },
    }).formData();
    expect([...sent]).toEqual([...fields, ['_token', 'f3b1']]);
  });

  it('[RQ-02] is JSON with the token in a header for approve and deny', async () => {
    answerPost(json({ result: 'success' }));
    await post(approval, { url: '', json: { quickApprove: true }, page: { token: 'f3b1' } });
    expect(posts()).toMatchObject([
      {
        url: path,
        body: '{"quickApprove":true}',
        headers: {
          'content-type': 'application/json',
          'x-csrf-token': 'f3b1',
          'x-requested-with': 'XMLHttpRequest',
          accept: 'application/json',
        },
      },
    ]);
  });

  it('[NET-12] carries its own idempotency key, so a host can recognize what a browser sends again', async () => {
    answerPost(json({ result: 'success' }));
    await Promise.all([approved(), approved()]);
    const keys = posts().map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)]);
    expect(keys[0]).not.toBe(keys[1]);
  });

  it('[NET-09] carries no token when the page has none', async () => {
    answerPost(json({ result: 'success' }));
    await approved();
    expect(posts()[0]?.headers).not.toHaveProperty('x-csrf-token');
    answerPost(redirect(path, 303));
    await post(form, { url: '', fields: [], page: {} });
    expect(posts()[1]?.body).not.toContain('_token');
    expect(posts()[1]?.headers).not.toHaveProperty('x-csrf-token');
  });

  it('[NET-10] succeeds with an answer of any length', async () => {
    answerPost(json({ result: 'success', data: [{ note: 'x'.repeat(3_100_000) }] }));
    expect((await approved()).answer?.result).toBe('success');
  });
});

describe('the redirect after a post', () => {
  it.each([
    ['to another page', '/report/list/'],
    ['back to the same page, which then shows its flash message', path],
  ])('[NET-10] leads %s', async (_, to) => {
    answerPost(redirect(to, 303));
    if (to !== path) server.answer(to, html());
    expect(await saved()).toEqual({ answer: undefined, redirect: server.origin + to });
    expect(posts()).toHaveLength(1);
  });

  it.each(['redirect', 'redirectUrl', 'url'])('[NET-10] is read from the key %s of the answer', async key => {
    answerPost(json({ [key]: '/report/list/?done=1' }));
    expect((await saved()).redirect).toBe(`${server.origin}/report/list/?done=1`);
  });

  it.each([{ redirect: '' }, { redirect: null, redirectUrl: '', url: null }])(
    '[NET-10] is missing in %j, so the outcome is unknown',
    async body => {
      answerPost(json(body));
      await expect(saved()).rejects.toMatchObject({ code: 'ERR_SHAPE', outcomeUnknown: true });
    },
  );

  it('[NET-10] is read from the first key that has an address', async () => {
    answerPost(json({ redirect: '', redirectUrl: '/a', url: '/b' }));
    expect((await saved()).redirect).toBe(`${server.origin}/a`);
  });

  it('[NET-10] is read from the answer before the URL of an HTTP redirect', async () => {
    answerPost(redirect('/ajax-result', 303));
    server.answer('/ajax-result', json({ redirect: '/report/list/' }));
    expect((await saved()).redirect).toBe(`${server.origin}/report/list/`);
  });

  it.each([
    'https://evil.test/',
    '//evil.test',
    '/\\evil.test',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://u:p@evil.test/',
  ])('[NET-10] is refused when it leads to %j', async target => {
    answerPost(json({ redirect: target }));
    await expect(saved()).rejects.toMatchObject({
      code: 'ERR_REDIRECT',
      message: 'An error occurred.',
      outcomeUnknown: true,
    });
  });

  it.each([302, 307, 308])(
    '[NET-10] to another site with a %i is not followed and sends it nothing',
    async code => {
      answerPost(redirect(`${elsewhere.origin}/grab`, code));
      await expect(saved()).rejects.toMatchObject({ code: 'ERR_NETWORK', outcomeUnknown: true });
      expect(elsewhere.hits('/grab')).toEqual([]);
      expect(posts()).toHaveLength(1);
    },
  );

  it('[NET-15] to the sign-in page means an ended session, never a success', async () => {
    server.answer('/login', html());
    const ended = { code: 'ERR_SESSION', signInUrl: `${server.origin}/login`, outcomeUnknown: false };
    for (const answer of [redirect('/login'), json({ redirect: '/login' })]) {
      answerPost(answer);
      await expect(saved()).rejects.toMatchObject(ended);
      await expect(saved(removal)).rejects.toMatchObject(ended);
    }
    expect(posts()).toHaveLength(4);
  });

  it('[NET-15] reports an ended session for every submission, with the sign-in URL and a console line', async () => {
    answerPost(status(401));
    const page = { loginPath: '/account/welcome' };
    const press = () => post(form, { url: '', fields: [], page }).catch(error => error);
    const ended = { code: 'ERR_SESSION', signInUrl: `${server.origin}/account/welcome` };
    expect([await press(), await press()]).toMatchObject([ended, ended]);
    expect(console.error).toHaveBeenCalledTimes(2);
  });

  it('[NET-15] reports the next ended session after a successful post', async () => {
    const told = () => approved().catch(error => error.firstOnPage);
    answerPost(json({ result: 'success' }));
    await approved();
    answerPost(status(401));
    expect([await told(), await told()]).toEqual([true, false]);
    answerPost(json({ result: 'success' }));
    await approved();
    answerPost(status(401));
    expect(await told()).toBe(true);
  });

  it('[NET-02] to a page that answers with an error leaves the outcome unknown', async () => {
    answerPost(redirect('/broken', 303));
    server.answer('/broken', html(500));
    await expect(saved()).rejects.toMatchObject({ code: 'HTTP_500', outcomeUnknown: true });
  });
});

describe('a post that fails', () => {
  const failures: readonly (readonly [
    name: string,
    handler: Handler,
    code: string,
    outcomeUnknown: boolean,
  ])[] = [
    ['a reset after the host has read the request', reset, 'ERR_NETWORK', true],
    ['an answer that breaks off', cutOff('{'), 'ERR_NETWORK', true],
    ['truncated JSON', raw('{'), 'ERR_PARSE', true],
    ['JSON that does not match the schema', json([]), 'ERR_RESULT', true],
    ['an error status whose body breaks off', cutOff('{"message":"N', 422), 'HTTP_422', false],
    ['HTML with status 200', html(), 'ERR_PARSE', true],
    ['a 401', status(401), 'ERR_SESSION', false],
    ...[400, 403, 404, 409, 412, 422, 429].map(
      code => [`a ${code}`, json({ message: 'No.' }, code), `HTTP_${code}`, false] as const,
    ),
    ...[408, 500, 503].map(
      code => [`a ${code}`, json({ message: 'No.' }, code), `HTTP_${code}`, true] as const,
    ),
    ...[502, 504].map(code => [`a ${code}`, html(code), `HTTP_${code}`, true] as const),
  ];

  it.each(failures)('[NET-12] is sent once: %s', async (_, handler, code, outcomeUnknown) => {
    answerPost(handler);
    await expect(approved()).rejects.toMatchObject({ name: 'RequestError', code, outcomeUnknown });
    expect(posts()).toHaveLength(1);
  });

  it.each([
    ['line breaks become spaces', 'Closed.\r\n  Ask\nfinance.', 'Closed. Ask finance.'],
    ['300 characters are shown', 'x'.repeat(300), 'x'.repeat(300)],
    ['more are cut', 'x'.repeat(301), `${'x'.repeat(300)}…`],
    ['an emoji is not cut in two', `${'x'.repeat(299)}😀y`, `${'x'.repeat(299)}…`],
    ['an empty text is none', ' \n ', 'An error occurred.'],
    ['a list is none', ['No.'], 'An error occurred.'],
  ])('[NET-18] shows the message of a 500 as one line: %s', async (_, message, shown) => {
    answerPost(json({ message }, 500));
    await expect(saved()).rejects.toMatchObject({
      message: shown,
      code: 'HTTP_500',
      detail: { message: 'An error occurred.' },
    });
  });

  it('[NET-01] is never sent to another site', async () => {
    const refused = post(form, { url: `${elsewhere.origin}/grab`, fields: [], page: { token: 'f3b1' } });
    await expect(refused).rejects.toMatchObject({ code: 'ERR_URL', outcomeUnknown: false });
    expect(elsewhere.hits('/grab')).toEqual([]);
  });
});
