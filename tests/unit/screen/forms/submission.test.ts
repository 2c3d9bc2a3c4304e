import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError, NetworkError, SessionExpiredError } from '../../../../src/http/errors.ts';
import { type Intent, Submission } from '../../../../src/screen/forms/submission.ts';
import type { Screen } from '../../../../src/screen/screen.ts';
import { later } from '../../../support/later.ts';

const texts = { done: 'Saved.', unknown: 'Nobody knows.', stale: 'Reload first.' };

/** A form on a page that lets the browser go, or holds it back. */
function formOn(goes: boolean) {
  const happened: string[] = [];
  const keys: string[] = [];
  const submission = new Submission();
  submission.texts = texts;
  submission.screen = {
    element: {
      report: ({ code }: { code: string }) => happened.push(`reported ${code}`),
      navigate: (url: string) => {
        happened.push(`to ${url}`);
        return goes;
      },
    },
    notices: {
      show: (tone: string, text: unknown) =>
        happened.push(`${tone}: ${typeof text === 'string' ? text : 'signed out'}`),
      clear() {},
    },
  } as unknown as Screen;
  const intent = (answer: () => ReturnType<Intent['send']>, payload = 'a=1'): Intent => ({
    payload,
    send: key => {
      keys.push(key);
      return answer();
    },
    fallbackUrl: '/here',
  });
  return { submission, happened, keys, intent };
}

const done = (redirect?: string) => () => Promise.resolve({ redirect });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a form', () => {
  it('[DEP-03] [NET-12] posts once, however often it is pressed', async () => {
    const { submission, keys, intent } = formOn(true);
    const answer = later<{ redirect: undefined }>();
    const first = submission.submit(intent(() => answer.promise));
    for (let press = 0; press < 100; press += 1) void submission.submit(intent(() => answer.promise));
    expect(submission.phase.value).toBe('sending');
    answer.resolve({ redirect: undefined });
    await first;
    await submission.submit(intent(done()));
    expect(submission.phase.value).toBe('leaving');
    expect(keys).toHaveLength(1);
  });

  it.each([
    ['/next', '/next'],
    [undefined, '/here'],
  ])('[NET-10] that is answered with %s leads to %s', async (redirect, url) => {
    const { submission, happened, intent } = formOn(true);
    await submission.submit(intent(done(redirect)));
    expect(happened).toEqual([`to ${url}`]);
  });

  it('[NET-10] that a page holds back says that it is done, and takes the next intent', async () => {
    const { submission, happened, keys, intent } = formOn(false);
    await submission.submit(intent(done('/next')));
    expect(submission.phase.value).toBe('editing');
    expect(happened).toEqual(['to /next', 'success: Saved.']);
    await submission.submit(intent(done('/next')));
    expect(keys[0]).not.toBe(keys[1]);
  });

  it('[NET-12] that is still here after its way was cut off bears the same key for the same payload', async () => {
    const { submission, keys, intent } = formOn(true);
    await submission.submit(intent(done('/next')));
    submission.showDone();
    await submission.submit(intent(done('/next')));
    expect(keys[0]).toBe(keys[1]);
  });
});

describe('a form that could not be sent', () => {
  it('[NET-12] of which nobody knows says so, and bears the same key when pressed again', async () => {
    const { submission, happened, keys, intent } = formOn(true);
    await submission.submit(intent(() => Promise.reject(new NetworkError(true))));
    expect(happened).toEqual([
      'danger: ERR_NETWORK: Network Error',
      'reported ERR_NETWORK',
      'warning: Nobody knows.',
    ]);
    await submission.submit(intent(done()));
    await submission.submit(intent(done(), 'a=2'));
    expect(keys[0]).toBe(keys[1]);
  });

  it.each([409, 412])('[DEP-04] after %i wants a reload, since somebody else was faster', async status => {
    const { submission, happened, intent } = formOn(true);
    await submission.submit(intent(() => Promise.reject(new HttpError(status, {}))));
    expect(submission.phase.value).toBe('stale');
    expect(happened).toContain('warning: Reload first.');
  });

  it('[NET-15] tells of an ended session at each press', async () => {
    const { submission, happened, intent } = formOn(true);
    const ended = () => Promise.reject(new SessionExpiredError(false, undefined));
    await submission.submit(intent(ended));
    await submission.submit(intent(ended));
    expect(happened.filter(text => text === 'danger: signed out')).toHaveLength(2);
    expect(submission.phase.value).toBe('editing');
  });
});
