import { looseObject } from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { post } from '../../../src/http/post.ts';
import { postTo } from '../../../src/http/request.ts';
import { session } from '../../../src/platform/session.ts';
import {
  type FaultyServer,
  type Handler,
  html,
  json,
  raw,
  redirect,
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
} from './posting-page.ts';

/* What a POST sends, where it leads, and what its error says. What an answer proves: post-answers.test.ts. */

let server: FaultyServer;
beforeEach(async () => {
  server = await openPostingPage();
  return server.close;
});

describe('the request of a post', () => {
  it('[NET-09] is a multipart form with the token of the page', async () => {
    answerPost(redirect(path, 303));
    const fields = [
      ['parentBalance', '1000.00'],
      ['__proto__', '80.00'],
      ['7', '1'],
    ] as const;
    await post(postTo(form, { url: '', fields, page: { token: 'f3b1' } }), 'k1');
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

  it('[RQ-02] [NET-12] is JSON with the token and the key in headers for approve and deny', async () => {
    answerPost(json({ result: 'success' }));
    await post(postTo(approval, { url: '', json: { quickApprove: true }, page: { token: 'f3b1' } }), 'k1');
    expect(posts()).toMatchObject([
      {
        url: path,
        body: '{"quickApprove":true}',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': 'k1',
          'x-csrf-token': 'f3b1',
          'x-requested-with': 'XMLHttpRequest',
          accept: 'application/json',
        },
      },
    ]);
  });

  it('[NET-09] carries no token when the page has none', async () => {
    answerPost(json({ result: 'success' }));
    await approved();
    expect(posts()[0]?.headers).not.toHaveProperty('x-csrf-token');
    answerPost(redirect(path, 303));
    await post(postTo(form, { url: '', fields: [], page: {} }), 'k1');
    expect(posts()[1]?.body).not.toContain('_token');
    expect(posts()[1]?.headers).not.toHaveProperty('x-csrf-token');
  });

  it('[NET-10] succeeds with an answer of any length', async () => {
    answerPost(json({ result: 'success', data: [{ note: 'x'.repeat(3_100_000) }] }));
    await expect(approved()).resolves.toBeDefined();
  });
});

describe('the redirect after a post', () => {
  it.each([
    ['to another page', '/report/list/'],
    ['back to the same page, which then shows its flash message', path],
  ])('[NET-10] leads %s', async (_, to) => {
    answerPost(redirect(to, 303));
    if (to !== path) server.answer(to, html());
    expect(await saved()).toEqual({ redirect: server.origin + to });
    expect(posts()).toHaveLength(1);
  });

  it.each(['redirect', 'redirectUrl', 'url'])('[NET-10] is read from the key %s of the answer', async key => {
    answerPost(json({ [key]: '/report/list/?done=1' }));
    expect((await saved()).redirect).toBe(`${server.origin}/report/list/?done=1`);
  });

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
    await expect(saved()).rejects.toMatchObject({ code: 'ERR_REDIRECT', message: 'An error occurred.' });
  });

  it('[NET-24] to another host is a possible reason for a missing answer, for the console', async () => {
    answerPost(redirect('http://www.portal.test/', 301));
    await expect(saved()).rejects.toMatchObject({ code: 'ERR_NETWORK', outcome: 'unknown' });
    const hint = 'ERR_NETWORK, expected an answer, or a redirect to the same origin';
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining(hint));
  });

  it('[NET-15] to the sign-in page means an ended session, never a success', async () => {
    server.answer('/login', html());
    const ended = { code: 'ERR_SESSION', signInUrl: `${server.origin}/login` };
    for (const answer of [redirect('/login'), json({ redirect: '/login' })]) {
      answerPost(answer);
      await expect(saved()).rejects.toMatchObject(ended);
      await expect(saved(removal)).rejects.toMatchObject(ended);
    }
  });

  it('[NET-15] reports an ended session for every submission, with the sign-in URL and a console line', async () => {
    answerPost(status(401));
    const page = { loginPath: '/account/welcome' };
    const press = () => post(postTo(form, { url: '', fields: [], page }), 'k1').catch(error => error);
    const ended = { code: 'ERR_SESSION', signInUrl: `${server.origin}/account/welcome` };
    expect([await press(), await press()]).toMatchObject([ended, ended]);
    expect(console.error).toHaveBeenCalledTimes(2);
    const { value } = session().signedInAgain;
    answerPost(redirect(path, 303));
    await press();
    expect(session().signedInAgain.value).toBe(value + 1);
  });
});

describe('the answer after a post', () => {
  it('[RQ-02] to an approval leads nowhere', async () => {
    answerPost(json({ result: 'success', redirect: '/not-followed/' }));
    expect(await approved()).toEqual({ redirect: undefined });
  });

  it.each([
    ['a removal', removal, raw('')],
    ['a form that is answered with a page', form, redirect(path, 303)],
  ])('[AU-02] [NET-10] is of no matter to %s, whatever it would have to be', async (_, endpoint, handler) => {
    answerPost(handler);
    const strict = { ...endpoint, answer: looseObject({}) };
    await expect(post(postTo(strict, { url: '', fields: [], page: {} }), 'k1')).resolves.toBeDefined();
  });
});

describe('the error of a post', () => {
  const unproved = 'Server did not report success';
  const general = 'An error occurred.';
  const shownPage = 'The server showed a page instead of going on.';

  it.each<[answer: string, handler: Handler, send: () => Promise<unknown>, code: string, message: string]>([
    ['no result', json({}), approved, 'ERR_RESULT', unproved],
    ['null', json(null), approved, 'ERR_RESULT', unproved],
    ['no body', status(204), approved, 'ERR_RESULT', unproved],
    ['blanks', raw(' \n'), approved, 'ERR_RESULT', unproved],
    [
      'a result that is not known',
      json({ result: 'pending', message: 'Queued.' }),
      approved,
      'ERR_RESULT',
      'Queued.',
    ],
    [
      'a refusal',
      json({ result: 'error', message: 'Already denied.' }),
      approved,
      'ERR_RESULT',
      'Already denied.',
    ],
    ['a refusal', json({ success: false, message: 'Closed.' }), saved, 'ERR_RESULT', 'Closed.'],
    [
      'a refusal',
      json({ success: false, message: 'Closed.' }),
      () => saved(removal),
      'ERR_RESULT',
      'Closed.',
    ],
    ['a refusal without a message', json({ success: false }), saved, 'ERR_RESULT', unproved],
    ['a page', html(), approved, 'ERR_PARSE', 'ERR_PARSE: Unexpected response'],
    ['a page', html(), saved, 'ERR_PAGE', shownPage],
    ['a page', html(), () => saved(removal), 'ERR_UNPROVED', shownPage],
    ['words', raw('OK'), saved, 'ERR_PARSE', 'ERR_PARSE: Unexpected response'],
    [
      'words',
      raw('Your request was received and will be looked at.'),
      () => saved(removal),
      'ERR_UNPROVED',
      unproved,
    ],
    ['the [] of PHP', json([]), () => saved(removal), 'ERR_UNPROVED', unproved],
    ['no address', json({ redirect: null, url: null }), saved, 'ERR_SHAPE', 'ERR_SHAPE: Unexpected response'],
    ['a redirect to a broken page', redirect('/broken', 303), saved, 'HTTP_500', general],
    ['a redirect to a forbidden page', redirect('/forbidden', 303), saved, 'HTTP_403', general],
  ])('[NET-02] [RQ-03] [NET-22] after %s', async (_, handler, send, code, message) => {
    server.answer('/broken', html(500));
    server.answer('/forbidden', html(403));
    answerPost(handler);
    await expect(send()).rejects.toMatchObject({ code, message });
  });

  it.each([
    ['instead of the answer', raw('<form><input type="password"></form>', 'text/html')],
    ['after a redirect', redirect('/account/', 303)],
  ])('[NET-15] is that of an ended session after a page with a password field %s', async (_, handler) => {
    server.answer('/account/', raw('<form><input type="password"></form>', 'text/html'));
    answerPost(handler);
    for (const endpoint of [form, removal])
      await expect(saved(endpoint)).rejects.toMatchObject({ code: 'ERR_SESSION' });
  });

  it.each([form, removal])('[NET-24] names the correction of a slash', async endpoint => {
    const corrected = path.replace(/\/$/, '');
    answerPost(redirect(corrected, 301));
    server.answer(corrected, json({ redirect: '/list/', success: true }));
    await expect(saved(endpoint)).rejects.toMatchObject({ code: 'ERR_SLASH' });
  });

  it('[NET-18] has the message of any status, as one line; its event does not', async () => {
    answerPost(json({ message: 'Closed.\r\n  Ask <b>finance</b>.' }, 500));
    await expect(saved()).rejects.toMatchObject({
      message: 'Closed. Ask <b>finance</b>.',
      code: 'HTTP_500',
      detail: { message: general },
    });
  });

  it('[NET-01] names an address of another site, which gets nothing', async () => {
    await using elsewhere = await startFaultyServer();
    const refused = post(
      postTo(form, { url: `${elsewhere.origin}/grab`, fields: [], page: { token: 'f3b1' } }),
      'k1',
    );
    await expect(refused).rejects.toMatchObject({ code: 'ERR_URL', outcome: 'not done' });
    expect(elsewhere.log).toEqual([]);
  });
});
