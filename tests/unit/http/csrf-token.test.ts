// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { post } from '../../../src/http/post.ts';
import { postTo } from '../../../src/http/request.ts';
import { forgetPage } from '../../../src/platform/page.ts';
import { session } from '../../../src/platform/session.ts';
import { Posts } from '../../../src/screen/posts/posts.ts';
import { type FaultyServer, html, json, redirect } from '../../support/faulty-server.ts';
import { answerPost, form, openPostingPage, posts } from './posting-page.ts';

let server: FaultyServer;
beforeEach(async () => {
  server = await openPostingPage();
  server.answer('/saved/', html());
  return server.close;
});

let count = 0;
/** A token that no other test has used: replaced tokens are remembered for the page. */
const newToken = () => `token-${count++}`;

const setCookie = (cookie: string) => Reflect.set(document, 'cookie', cookie);

const request = (token: string | undefined, tokenCookie?: string) =>
  postTo(form, { url: '', fields: [['parentBalance', '1.00']], page: { token, tokenCookie } });
const save = (token: string | undefined, tokenCookie?: string) => post(request(token, tokenCookie), 'k1');

const sent = () => posts().map(({ headers }) => headers['x-csrf-token']);
const done = redirect('/saved/', 303);
const refused = (token: string, status = 403) => json({ message: 'CSRF', token }, status);

describe('the CSRF token of a post', () => {
  it.each([401, 403, 419, 422])(
    '[NET-25] is replaced by the one that a %s answer brings: the post is sent once more, with its key',
    async status => {
      const [old, fresh] = [newToken(), newToken()];
      answerPost((response, request, hit) =>
        (request.headers['x-csrf-token'] === fresh ? done : refused(fresh, status))(response, request, hit),
      );
      await expect(save(old)).resolves.toMatchObject({ redirect: expect.stringContaining('/saved/') });
      expect(sent()).toEqual([old, fresh]);
      expect(new Set(posts().map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
      // Every element that has the old token uses the new one from now on, until its data-token changes.
      await save(old);
      const another = newToken();
      await save(another).catch(() => {});
      expect(sent().slice(2, 4)).toEqual([fresh, another]);
    },
  );

  it('[NET-25] [NET-14] is sent again only once, also by a host that refuses each, which is logged then', async () => {
    const [old, fresh, other] = [newToken(), newToken(), newToken()];
    answerPost((response, request, hit) =>
      refused(request.headers['x-csrf-token'] === old ? fresh : other)(response, request, hit),
    );
    await expect(save(old)).rejects.toMatchObject({ code: 'HTTP_403', outcome: 'not done' });
    expect(sent()).toEqual([old, fresh]);
    expect(console.error).toHaveBeenCalledOnce();
    // Nor with the same token.
    await expect(save(other)).rejects.toMatchObject({ code: 'HTTP_403' });
    expect(sent()).toEqual([old, fresh, other]);
  });

  it('[NET-12] is not sent again with the new token if the page was left before it came', async () => {
    const [old, fresh] = [newToken(), newToken()];
    answerPost((...exchange) => {
      dispatchEvent(new Event('pagehide'));
      refused(fresh, 419)(...exchange);
    });
    const ending = await new Posts().send('form', { request: request(old) });
    expect(ending).toMatchObject({ outcome: 'refused', error: { code: 'ERR_NETWORK' } });
    expect(sent()).toEqual([old]);
    expect(session().tokens.current({ token: old })).toBe(fresh);
  });

  it('[NET-25] is the one that the host sends to a page without one', async () => {
    const fresh = newToken();
    answerPost((response, request, hit) =>
      (request.headers['x-csrf-token'] === fresh ? done : refused(fresh))(response, request, hit),
    );
    for (let time = 0; time < 2; time += 1) await save(undefined);
    expect(sent()).toEqual([undefined, fresh, fresh]);
    forgetPage();
  });

  it.each([403, 419, 422])('[NET-25] refused by a page with %s: the page has expired', async status => {
    answerPost(html(status));
    const expired = {
      message: 'This page has expired. Reload it and try again.',
      expected: 'the CSRF token has expired, or the host does not read X-CSRF-Token',
      outcome: 'not done',
    };
    await expect(save(newToken())).rejects.toMatchObject(expired);
  });

  it('[NET-25] has not expired if none was sent', async () => {
    answerPost(html(403));
    await expect(save(undefined)).rejects.toMatchObject({ code: 'HTTP_403', message: 'An error occurred.' });
  });

  it('[NET-25] is read from its cookie before each post', () => {
    setCookie('csrftoken=one%3D');
    expect(session().tokens.current({ tokenCookie: 'csrftoken' })).toBe('one=');
    setCookie('csrftoken=%2');
    expect(session().tokens.current({ tokenCookie: 'csrftoken' })).toBe('%2');
    expect(session().tokens.current({ token: 'own', tokenCookie: 'csrftoken' })).toBe('own');
    expect(session().tokens.current({ tokenCookie: 'other' })).toBeUndefined();
    setCookie('csrftoken=; max-age=0');
  });

  it('[NET-25] does not go round in circles when a host returns to an earlier token', () => {
    const [one, two] = [newToken(), newToken()];
    session().tokens.replace(one, two);
    session().tokens.replace(two, one);
    expect(session().tokens.current({ token: two })).toBe(one);
    expect(session().tokens.current({ token: one })).toBe(one);
  });
});
