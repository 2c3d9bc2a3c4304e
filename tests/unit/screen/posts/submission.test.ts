import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError, RequestError, SessionExpiredError } from '../../../../src/http/errors.ts';
import { later } from '../../../support/later.ts';
import type { Answer } from './answered-request.ts';
import { createForm, posted, unconfirmed } from './submission-form.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a submission', () => {
  it('[DEP-03] [NET-12] is posted once, however often the button is pressed', async () => {
    const { submission, keys, intent } = createForm(true);
    const answer = later<{ redirect: undefined }>();
    const first = submission.submit(intent(() => answer.promise));
    for (let press = 0; press < 100; press += 1) void submission.submit(intent(() => answer.promise));
    expect(submission.phase).toBe('sending');
    answer.resolve({ redirect: undefined });
    await first;
    await submission.submit(intent(posted()));
    expect(submission.phase).toBe('leaving');
    expect(keys).toHaveLength(1);
  });

  it('[NET-10] shows its success if the page prevents navigation, and then gets a new key', async () => {
    const { submission, log, keys, intent } = createForm(false);
    await submission.submit(intent(posted('/next')));
    expect(submission.phase).toBe('editing');
    expect(log).toEqual(['to /next', 'success: Saved.']);
    await submission.submit(intent(posted('/next')));
    expect(keys[0]).not.toBe(keys[1]);
  });

  it('[NET-12] keeps the key for the same payload after navigation that never finished', async () => {
    const { submission, keys, intent } = createForm(true);
    await submission.submit(intent(posted('/next')));
    submission.showDone();
    await submission.submit(intent(posted('/next')));
    expect(keys[0]).toBe(keys[1]);
  });
});

describe('a submission that fails', () => {
  it('[NET-12] [NET-13] with an unknown outcome says so above what the host says, and keeps its key when sent again', async () => {
    const { submission, log, keys, intent } = createForm(true);
    await submission.submit(intent(() => Promise.reject(new RequestError('ERR_NETWORK', 'unknown'))));
    expect(log).toEqual([
      `warning: ${unconfirmed}`,
      'danger: ERR_NETWORK: Network Error',
      'reported ERR_NETWORK',
    ]);
    await submission.submit(intent(posted()));
    await submission.submit(intent(posted(), '2'));
    expect(keys[0]).toBe(keys[1]);
  });

  it.each([
    ['the repeated post is', '1'],
    ['other values are', '2'],
  ])('[NET-19] stays unconfirmed when %s refused: that says nothing about the first', async (_, value) => {
    const { submission, log, intent } = createForm(true);
    const answers = [
      new RequestError('ERR_NETWORK', 'unknown'),
      new HttpError('not done', 422, { message: 'Already saved.' }),
    ];
    const fails = () => Promise.reject(answers.shift());
    await submission.submit(intent(fails));
    await submission.submit(intent(fails, value));
    expect(log.slice(3)).toEqual([`warning: ${unconfirmed}`, 'danger: Already saved.', 'reported HTTP_422']);
    await submission.submit(intent(posted()));
    submission.showDone();
    log.length = 0;
    await submission.submit(
      intent(() => Promise.reject(new HttpError('not done', 422, { message: 'Closed.' }))),
    );
    expect(log).toEqual(['danger: Closed.', 'reported HTTP_422']);
  });

  it('[NET-19] keeps its key while others are sent concurrently', async () => {
    const { submission, keys, intent } = createForm(false);
    const concurrently = (answer: Answer, value?: string) =>
      submission.submit({ ...intent(answer, value), isConcurrent: true });
    const lost = later<void>();
    const other = later<{ redirect: undefined }>();
    const first = concurrently(() =>
      lost.promise.then(() => Promise.reject(new RequestError('ERR_NETWORK', 'unknown'))),
    );
    const second = concurrently(() => other.promise, '2');
    lost.resolve();
    await first;
    other.resolve({ redirect: undefined });
    await second;
    await concurrently(posted());
    expect(keys[2]).toBe(keys[0]);
    await concurrently(posted());
    expect(keys[3]).not.toBe(keys[0]);
  });

  it('[NET-19] with an unexpected exception is unconfirmed, and the form can be sent again', async () => {
    const { submission, log, keys, intent } = createForm(true);
    const broken = submission.submit(intent(() => Promise.reject(new TypeError('x is undefined'))));
    await expect(broken).rejects.toThrow('x is undefined');
    expect(log).toEqual([`warning: ${unconfirmed}`]);
    await submission.submit(intent(posted()));
    expect(keys[0]).toBe(keys[1]);
  });

  it('[NET-19] is shown when the element is put back, if it was out of the page', async () => {
    const { submission, log, intent, page } = createForm(true);
    page.isConnected = false;
    await submission.submit(intent(() => Promise.reject(new RequestError('ERR_NETWORK', 'unknown'))));
    expect(log).toEqual(['reported ERR_NETWORK']);
    page.isConnected = true;
    submission.showMissedNotices();
    expect(log.slice(1)).toEqual([`warning: ${unconfirmed}`, 'danger: ERR_NETWORK: Network Error']);
    submission.showMissedNotices();
    expect(log).toHaveLength(3);
  });

  it('[NET-19] is not called failed because of an exception after its success', async () => {
    const { submission, log, intent } = createForm(true);
    const fails = { ...intent(posted()), done: () => JSON.parse('{') };
    await expect(submission.submit(fails)).rejects.toThrow();
    expect(log).toEqual(['to /here']);
  });

  it.each([409, 412])('[DEP-04] with %i asks for a reload, since someone else was faster', async status => {
    const { submission, log, intent } = createForm(true);
    await submission.submit(intent(() => Promise.reject(new HttpError('not done', status, {}))));
    expect(submission.phase).toBe('stale');
    expect(log).toContain('warning: Reload first.');
  });

  it('[NET-15] shows an ended session at each press', async () => {
    const { submission, log, intent } = createForm(true);
    const ended = () => Promise.reject(new SessionExpiredError('not done', false, undefined));
    await submission.submit(intent(ended));
    await submission.submit(intent(ended));
    expect(log.filter(text => text === 'danger: signed out')).toHaveLength(2);
    expect(submission.phase).toBe('editing');
  });
});
