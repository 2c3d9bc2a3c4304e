// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError, RequestError } from '../../../../src/http/errors.ts';
import { forgetPage } from '../../../../src/platform/page.ts';
import type { Intent } from '../../../../src/screen/posts/submission.ts';
import { later } from '../../../support/later.ts';
import { createForm, posted, unconfirmed } from './submission-form.ts';

const lost = () => Promise.reject(new RequestError('ERR_NETWORK', 'unknown'));
const refused = (body: object = { message: 'Closed.' }) =>
  Promise.reject(new HttpError('not done', 422, body));
const concurrently = (intent: Intent): Intent => ({ ...intent, isConcurrent: true });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  forgetPage();
  vi.useRealTimers();
});

describe('the phase of a form', () => {
  it('[NET-10] returns to editing without a page to go to', async () => {
    const { submission, log, intent } = createForm(true);
    const { fallbackUrl, ...staying } = intent(posted());
    await submission.submit(staying);
    expect(submission.phase).toBe('editing');
    expect(log).toEqual(['success: Saved.']);
  });

  it('[RPT-13] is sending until the last of several submissions has been answered', async () => {
    const { submission, intent } = createForm(false);
    const answer = later<{ redirect: undefined }>();
    const slow = submission.submit(concurrently(intent(() => answer.promise, '1')));
    await submission.submit(concurrently(intent(() => refused(), '2')));
    expect(submission.phase).toBe('sending');
    answer.resolve({ redirect: undefined });
    await slow;
    expect(submission.phase).toBe('editing');
    await submission.submit(intent(() => refused()));
    expect(submission.phase).toBe('editing');
  });

  it('[RPT-13] [NET-12] sends the same with another key each time it is pressed meanwhile', () => {
    const { submission, keys, intent } = createForm(false);
    const same = concurrently(intent(() => later<{ redirect: undefined }>().promise));
    for (let press = 0; press < 3; press += 1) void submission.submit(same);
    expect(new Set(keys).size).toBe(3);
  });

  it('[RPT-13] is sending again if it is pressed once more while the browser is leaving', async () => {
    const { submission, intent } = createForm(true);
    await submission.submit(concurrently(intent(posted())));
    expect(submission.phase).toBe('leaving');
    void submission.submit(concurrently(intent(posted())));
    expect(submission.phase).toBe('sending');
  });

  it('[DEP-04] is editing again once data that were requested later have arrived', async () => {
    const { submission, keys, intent } = createForm(true);
    await submission.submit(intent(() => Promise.reject(new HttpError('not done', 409, {}))));
    await submission.submit(intent(posted()));
    expect(keys).toHaveLength(1);
    submission.refresh(performance.now());
    expect(submission.phase).toBe('stale');
    submission.refresh();
    expect(submission.phase).toBe('editing');
  });

  it('[NET-12] does not change when the page is loaded again during a submission', () => {
    const { submission, intent } = createForm(true);
    void submission.submit(intent(() => later<{ redirect: undefined }>().promise));
    submission.refresh();
    expect(submission.phase).toBe('sending');
  });

  it('[DEP-04] stays editing after 409 if the data of the page cannot have changed', async () => {
    const { submission, log, intent } = createForm(true);
    submission.texts = { done: 'Saved.' };
    await submission.submit(intent(() => Promise.reject(new HttpError('not done', 409, {}))));
    expect(submission.phase).toBe('editing');
    expect(log).toEqual(['danger: An error occurred.', 'reported HTTP_409']);
  });
});

describe('a restored page', () => {
  it('[NET-10] is loaded again to show what was saved', async () => {
    const { submission, log, intent } = createForm(true);
    await submission.submit(intent(posted()));
    submission.reload();
    expect(log).toEqual(['to /here', `to ${location.href}`]);
    expect(submission.phase).toBe('leaving');
  });

  it('[NET-18] keeps a refusal when its page is loaded again, and when another post succeeds', async () => {
    const { submission, intent } = createForm(true);
    await submission.submit(intent(() => refused()));
    submission.refresh();
    submission.showDone();
    expect(submission.posts.get('form')).toMatchObject({ step: 'refused', failure: { status: 422 } });
  });

  it('[NET-10] that prevents the navigation shows the success, and gets a new key', async () => {
    const { submission, log, keys, intent } = createForm(false);
    await submission.submit(intent(() => refused()));
    log.length = 0;
    submission.reload();
    expect(log).toEqual([`to ${location.href}`, 'success: Saved.']);
    await submission.submit(intent(() => refused()));
    expect(keys[1]).not.toBe(keys[0]);
  });
});

describe('messages of the host about fields', () => {
  const body = { errors: { funds: ['Too much.'], site: ['Closed.'] } };
  const fields = [['funds', '1']] as const;

  it('[NET-18] are shown at the fields of the form, and the others in a notice', async () => {
    const { submission, log, intent } = createForm(true);
    const told = vi.fn();
    const isShown = (name: string) => name === 'funds';
    await submission.submit({ ...intent(() => refused(body)), isShown, refused: told });
    expect(log).toEqual(['danger: Closed.', 'reported HTTP_422']);
    expect(submission.refusals.value.messageFor(fields, 'funds')).toBe('Too much.');
    expect(told).toHaveBeenCalledExactlyOnceWith(
      new Map([
        ['funds', 'Too much.'],
        ['site', 'Closed.'],
      ]),
    );
  });

  it('[NET-18] count the refused submissions, and disappear with the next one', async () => {
    const { submission, intent } = createForm(true);
    const shown = { ...intent(() => refused(body)), isShown: () => true };
    await submission.submit(shown);
    await submission.submit(shown);
    expect(submission.refusals.value.count).toBe(2);
    void submission.submit(intent(() => later<{ redirect: undefined }>().promise));
    expect(submission.refusals.value.count).toBe(2);
    expect(submission.refusals.value.messageFor(fields, 'funds')).toBeUndefined();
  });

  it('[NET-18] are all shown in a notice if the form shows none of the fields', async () => {
    const { submission, log, intent } = createForm(true);
    await submission.submit({ ...intent(() => refused(body)), isShown: () => false });
    expect(log).toEqual(['danger: Too much. Closed.', 'reported HTTP_422']);
    expect(submission.refusals.value.count).toBe(0);
  });
});

describe('an outcome that is unknown', () => {
  it('[NET-19] is told only when no other submission is in progress', async () => {
    const { submission, log, intent } = createForm(false);
    const answer = later<{ redirect: undefined }>();
    const slow = submission.submit(concurrently(intent(() => answer.promise, '2')));
    await submission.submit(concurrently(intent(lost)));
    expect(log).toEqual(['danger: ERR_NETWORK: Network Error', 'reported ERR_NETWORK']);
    answer.resolve({ redirect: undefined });
    await slow;
    submission.showUnknownOutcome();
    expect(log.at(-1)).toBe(`warning: ${unconfirmed}`);
  });

  it('[NET-19] is not settled by the success of another payload sent concurrently', async () => {
    const { submission, log, intent } = createForm(false);
    await submission.submit(concurrently(intent(lost)));
    await submission.submit(concurrently(intent(posted(), '2')));
    log.length = 0;
    submission.showUnknownOutcome();
    expect(log).toEqual([`warning: ${unconfirmed}`]);
  });

  it('[NET-19] stays unknown after a conflict if what was read then does not settle it', async () => {
    const { submission, log, intent } = createForm(true);
    await submission.submit(intent(lost));
    await submission.submit(intent(() => Promise.reject(new HttpError('not done', 409, {}))));
    submission.refresh(undefined, false);
    log.length = 0;
    submission.showUnknownOutcome();
    expect(log).toEqual([`warning: ${unconfirmed}`]);
  });

  it('[NET-19] of an earlier attempt is settled by the success of a later one, which ends its key', async () => {
    const { submission, log, keys, intent } = createForm(false);
    await submission.submit(intent(lost));
    await submission.submit(intent(posted(), '2'));
    log.length = 0;
    submission.showUnknownOutcome();
    expect(log).toEqual([]);
    await submission.submit(intent(posted()));
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('[NET-19] keeps its key in a copy of the element, until it is known', async () => {
    const { submission, keys, intent } = createForm(true);
    await submission.submit(intent(lost, 'copied'));
    const copy = createForm(true);
    await copy.submission.submit(copy.intent(posted(), 'copied'));
    const later = createForm(true);
    await later.submission.submit(later.intent(() => refused(), 'copied'));
    const last = createForm(true);
    await last.submission.submit(last.intent(posted(), 'copied'));
    expect(copy.keys).toEqual(keys);
    expect(new Set([...keys, ...later.keys, ...last.keys]).size).toBe(3);
  });

  it('[NET-19] keeps its key for a copy, although it was done, if nobody was told, until somebody is', async () => {
    const [first, copy, later] = [createForm(false), createForm(false), createForm(false)];
    first.page.isConnected = false;
    await first.submission.submit(first.intent(posted(), 'untold'));
    await copy.submission.submit(copy.intent(posted(), 'untold'));
    await later.submission.submit(later.intent(posted(), 'untold'));
    expect(copy.keys).toEqual(first.keys);
    expect(later.keys).not.toEqual(first.keys);
  });

  it('[NET-19] lets a copy send other values, or the same with a new key, once it was done, if repeating it stores the same', async () => {
    const [first, copy] = [createForm(false), createForm(true)];
    const repeatable = ({ intent }: typeof first, value = '1') => ({
      ...intent(posted(), value),
      isRepeatable: true,
    });
    first.page.isConnected = false;
    await first.submission.submit(repeatable(first));
    expect(copy.submission.conflicts(repeatable(copy, '2'))).toBe(false);
    await copy.submission.submit(repeatable(copy));
    expect(copy.keys).toHaveLength(1);
    expect(copy.keys).not.toEqual(first.keys);
  });

  it('[NET-12] [NET-19] has a new key once the element was put back and has told of its success, and keeps that one', async () => {
    const { submission, keys, intent, page } = createForm(false);
    page.isConnected = false;
    await submission.submit(intent(posted(), 'moved'));
    page.isConnected = true;
    submission.showMissedNotices();
    await submission.submit(intent(lost, 'moved'));
    submission.showMissedNotices();
    await submission.submit(intent(posted(), 'moved'));
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys[2]).toBe(keys[1]);
  });

  it('[NET-19] keeps its key if it was lost while the element was out of the page, and the data were read again', async () => {
    const { submission, keys, intent, page } = createForm(false);
    page.isConnected = false;
    await submission.submit(intent(lost, 'moved and lost'));
    page.isConnected = true;
    submission.refresh();
    submission.showMissedNotices();
    await submission.submit(intent(posted(), 'moved and lost'));
    expect(keys[1]).toBe(keys[0]);
  });

  it('[NET-19] gives no copy its key after another copy has sent other values', async () => {
    const forms = Array.from({ length: 3 }, () => createForm(true));
    const [first, second, third] = forms as [(typeof forms)[0], (typeof forms)[0], (typeof forms)[0]];
    await first.submission.submit(first.intent(lost, '25'));
    await second.submission.submit(second.intent(posted(), '35'));
    await third.submission.submit(third.intent(posted(), '25'));
    expect(third.keys).not.toEqual(first.keys);
  });

  it('[NET-19] lets no copy of the element send other values until it is known, or the page is loaded again', async () => {
    const [first, copy] = [createForm(true), createForm(true)];
    copy.submission.texts = { done: 'Saved.', conflict: 'Not sent.' };
    const answer = later<void>();
    const saving = first.submission.submit(first.intent(() => answer.promise.then(lost), '25'));
    await copy.submission.submit(copy.intent(posted(), '35'));
    answer.resolve();
    await saving;
    await copy.submission.submit(copy.intent(posted(), '35'));
    expect(copy.log).toEqual(['warning: Not sent.', 'warning: Not sent.']);
    await copy.submission.submit(copy.intent(posted(), '25'));
    copy.submission.showDone();
    await copy.submission.submit(copy.intent(posted(), '35'));
    expect(copy.keys[0]).toBe(first.keys[0]);
    expect(copy.keys).toHaveLength(2);
  });

  it('[NET-19] lets its own element send only the same again, also after a copy has repeated it with success', async () => {
    const [first, copy] = [createForm(true), createForm(true)];
    first.submission.texts = { done: 'Saved.', conflict: 'Not sent.' };
    await first.submission.submit(first.intent(lost, 'mine'));
    await copy.submission.submit(copy.intent(posted(), 'mine'));
    first.log.length = 0;
    await first.submission.submit(first.intent(posted(), 'other'));
    expect(first.log).toEqual(['warning: Not sent.']);
    await first.submission.submit(first.intent(posted(), 'mine'));
    expect(new Set([...first.keys, ...copy.keys]).size).toBe(1);
    expect(first.keys).toHaveLength(2);
  });

  it('[NET-19] of another element lets no other values be sent, although the data were read before it ended', async () => {
    const [first, other] = [createForm(true), createForm(true)];
    first.submission.texts = { done: 'Saved.', conflict: 'Not sent.' };
    first.submission.refresh();
    vi.advanceTimersByTime(1);
    await other.submission.submit(other.intent(lost, 'theirs'));
    await first.submission.submit(first.intent(posted(), 'ours'));
    expect(first.log).toEqual(['warning: Not sent.']);
  });

  it('[NET-19] lets other values be sent to another address, but not then to its own', async () => {
    const [first, copy] = [createForm(true), createForm(true)];
    copy.submission.texts = { done: 'Saved.', conflict: 'Not sent.' };
    const to = (url: string, { request, ...intent }: Intent) => ({ ...intent, request: { ...request, url } });
    await first.submission.submit(to('/a/', first.intent(lost, '25')));
    await copy.submission.submit(to('/b/', copy.intent(posted(), '35')));
    copy.submission.showDone();
    await first.submission.submit(to('/b/', first.intent(posted(), '35')));
    await copy.submission.submit(to('/a/', copy.intent(posted(), '35')));
    expect(copy.keys).toHaveLength(1);
    expect(copy.log).toContain('warning: Not sent.');
  });

  it('[NET-19] stays unconfirmed in all copies if one that repeats it is refused, so that none sends other values', async () => {
    const [first, copy] = [createForm(true), createForm(true)];
    for (const { submission } of [first, copy]) submission.texts = { done: 'Saved.', conflict: 'Not sent.' };
    await first.submission.submit(first.intent(lost, 'repeated'));
    await copy.submission.submit(
      copy.intent(() => Promise.reject(new HttpError('not done', 429, undefined)), 'repeated'),
    );
    expect(copy.log).toContain(`warning: ${unconfirmed}`);
    for (const { submission, intent, keys } of [first, copy]) {
      await submission.submit(intent(posted(), 'other'));
      expect(keys).toHaveLength(1);
    }
  });

  it('[NET-19] is over once the data were read again: a refusal then is one, and other values can be sent', async () => {
    const { submission, keys, intent } = createForm(true);
    submission.texts = { done: 'Saved.', stale: 'Reload first.', conflict: 'Not sent.' };
    await submission.submit(intent(lost));
    await submission.submit(intent(posted(), '2'));
    expect(keys).toHaveLength(1);
    vi.advanceTimersByTime(1);
    submission.refresh();
    await submission.submit(intent(() => refused(), '2'));
    await submission.submit(intent(posted(), '3'));
    expect(keys).toHaveLength(3);
  });

  it('[NET-19] is not told again when the element is put back, if it was seen', async () => {
    const { submission, log, intent } = createForm(true);
    await submission.submit(intent(lost));
    const seen = log.length;
    submission.showMissedNotices();
    expect(log).toHaveLength(seen);
  });
});
