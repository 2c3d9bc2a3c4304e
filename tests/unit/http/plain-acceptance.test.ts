// @vitest-environment node
import { looseObject, nullish, string } from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PostEndpoint } from '../../../src/http/endpoint.ts';
import { post } from '../../../src/http/post.ts';
import { allowLogged } from '../../support/console.ts';
import { pageAt } from '../../support/page-at.ts';

const removal = {
  name: 'removeDeposit',
  method: 'POST',
  path: '/remove/',
  summary: 'Removes.',
  body: { encoding: 'json', fields: {} },
  proof: 'save',
  answer: nullish(looseObject({ redirect: nullish(string()) })),
} as const satisfies PostEndpoint;
const form = { ...removal, proof: 'redirect' } as const;

beforeEach(() => {
  pageAt('https://portal.test/dashboard/');
  allowLogged();
});
afterEach(() => vi.unstubAllGlobals());

/** The result of a post that the host answers with this text and the status 200, or the code of its error. */
function posted(answer: string, endpoint: PostEndpoint = removal) {
  vi.stubGlobal('fetch', async () => new Response(answer));
  return post(endpoint, { json: {}, url: '', page: {} }).catch(error => error.code);
}

const accepted = { answer: undefined, redirect: undefined };

describe('a removal that the host answers in words', () => {
  it.each(['OK', 'Removed 10 of 10.', 'done\n0'])('[AU-02] is accepted: %j', async answer => {
    expect(await posted(answer)).toEqual(accepted);
  });

  it.each(['0', ' 0', '\n0 rows', 'null', 'No.', 'Not removed: failed', 'Request denied', 'x'.repeat(41)])(
    '[NET-22] proves nothing: %j',
    async answer => {
      expect(await posted(answer)).toBe('ERR_UNPROVED');
    },
  );

  it('[AU-02] is accepted without an answer, whatever the answer would have to be', async () => {
    const strict = { ...removal, answer: looseObject({}) } as const;
    expect(await posted('', strict)).toEqual(accepted);
  });
});

describe('the address after a post', () => {
  it('[NET-10] is a text; a number under such a key is none', async () => {
    expect(await posted('{"url":7,"ok":true}')).toEqual(accepted);
  });

  it('[NET-14] has to be JSON: words in its place are named as such', async () => {
    expect(await posted('OK', form)).toBe('ERR_PARSE');
  });
});
