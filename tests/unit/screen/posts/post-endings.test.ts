import { describe, expect, it } from 'vitest';
import { HttpError, RequestError } from '../../../../src/http/errors.ts';
import type { PostPlan } from '../../../../src/screen/posts/posts.ts';
import { answeredRequest } from './answered-request.ts';
import { sharedPosts } from './posted-list.ts';

const unproved = new RequestError('ERR_UNPROVED', 'unknown');
const lost = new RequestError('ERR_NETWORK', 'unknown');
const record = { choice: 'remove', reason: '', isOutcomeUnknown: false };
const gone = async () => true;
const stillThere = async () => false;
const unreadable = async () => {
  throw lost;
};

/** What became of a post that failed, by what the data say when they are read again. */
const endings: readonly [why: string, failure: unknown, plan: Omit<PostPlan, 'request'>, outcome: string][] =
  [
    ['a removal without proof whose row is gone', unproved, { record, isDone: gone }, 'done'],
    [
      'a decision without proof whose row is gone',
      unproved,
      { record, isDone: gone, isDecision: true },
      'handled',
    ],
    ['a save without proof that the list shows', unproved, { isDone: gone }, 'done'],
    ['a save without proof that the list does not show', unproved, { isDone: stillThere }, 'unknown'],
    ['a save without proof whose list cannot be read', unproved, { isDone: unreadable }, 'unknown'],
    ['a form without proof, which nothing can prove', unproved, {}, 'unknown'],
    ['a save whose answer was lost', lost, { isDone: gone }, 'unknown'],
    ['a removal whose answer was lost', lost, { record, isDone: gone }, 'unknown'],
    [
      'a removal that the host failed at',
      new HttpError('unknown', 500, {}),
      { record, isDone: gone },
      'unknown',
    ],
    ['a removal of a missing row', new HttpError('not done', 404, {}), { record, isDone: gone }, 'handled'],
    [
      'a removal of a row that is there',
      new HttpError('not done', 409, {}),
      { record, isDone: stillThere },
      'refused',
    ],
    ['a save that conflicts', new HttpError('not done', 409, {}), { isDone: gone }, 'refused'],
  ];

describe('the ending of a post', () => {
  it.each(endings)('[NET-19] [NET-22] [RQ-08] of %s', async (_, failure, plan, outcome) => {
    const request = answeredRequest({ json: {} }, () => Promise.reject(failure));
    await expect(sharedPosts().send('7', { request, ...plan })).resolves.toMatchObject({ outcome });
  });

  it('[NET-10] [NET-19] of one that the host has carried out says where its answer leads', async () => {
    const request = answeredRequest({ json: {} }, async () => ({ redirect: '/next/' }));
    const ending = await sharedPosts().send('7', { request });
    expect(ending).toEqual({ outcome: 'done', redirect: '/next/' });
  });
});
