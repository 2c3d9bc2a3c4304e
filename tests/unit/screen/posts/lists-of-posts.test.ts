import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLanguage } from '../../../../src/domain/language/create-language.ts';
import { HttpError, RequestError } from '../../../../src/http/errors.ts';
import type { RowPostPlan } from '../../../../src/screen/posts/row-posts.ts';
import { newIdempotencyKey } from '../../../../src/screen/posts/sent-posts.ts';
import { later } from '../../../support/later.ts';
import { answeredRequest } from './answered-request.ts';
import { decisionsWith, noted, row, sharedPosts, unconfirmed } from './posted-list.ts';

// At a time other than 0, which stands for no decision.
beforeEach(() => void vi.useFakeTimers().advanceTimersByTime(1000));
afterEach(() => vi.useRealTimers());

const lost = () => Promise.reject(new RequestError('ERR_NETWORK', 'unknown'));
const refused = () => Promise.reject(new HttpError('not done', 422, { message: 'Closed.' }));

/** Lets a moment pass, then requests the list again. */
function loadAgain(source: { requestedAt: number }): void {
  vi.advanceTimersByTime(1);
  source.requestedAt = performance.now();
}

/** A source whose check is answered later. */
function checkedLater(plan: () => RowPostPlan) {
  const answer = later<boolean>();
  return { answer, plan: { ...plan(), source: { ...plan().source, isStillThere: () => answer.promise } } };
}

describe('the posts of a page', () => {
  it('[NET-12] have keys of 128 random bits', () => {
    const keys = Array.from({ length: 50 }, newIdempotencyKey);
    expect(new Set(keys).size).toBe(50);
    for (const key of keys) expect(key).toMatch(/^[\da-f]{32}$/);
  });

  it('[NET-12] have another key for another address, also with the same body', async () => {
    const posts = sharedPosts();
    const keys = new Set<string>();
    const answer = async (key: string) => {
      keys.add(key);
      throw new RequestError('ERR_NETWORK', 'unknown');
    };
    for (const url of ['/fee/7/remove', '/fee/7/remove', '/visit/7/remove'])
      await posts.send('7', { request: { ...answeredRequest({ fields: [] }, answer), url } });
    expect(keys.size).toBe(2);
  });
});

describe('a list that is loaded again', () => {
  it('[RQ-03] still says why a decision was refused', async () => {
    const { decisions, source } = decisionsWith(refused);
    await decisions.send(row, 'approve');
    loadAgain(source);
    expect(noted(decisions)).toMatchObject({ step: 'refused', message: 'Closed.' });
  });

  it('[RQ-05] still shows a decision that is being sent', () => {
    const { decisions, source } = decisionsWith(() => later<void>().promise);
    void decisions.send(row, 'approve');
    loadAgain(source);
    expect(noted(decisions)).toMatchObject({ step: 'sending', reason: '', message: '' });
  });
});

describe('a check whether a row is still in the list', () => {
  it('[NET-19] keeps the message until it is answered', async () => {
    const { decisions, plan } = decisionsWith(lost);
    await decisions.send(row, 'approve');
    const { answer, plan: checked } = checkedLater(plan);
    decisions.plan = checked;
    const check = decisions.check(row);
    expect(noted(decisions)).toMatchObject({ step: 'checking', message: unconfirmed });
    answer.resolve(true);
    await check;
    expect(noted(decisions)).toMatchObject({ step: 'unknown', message: 'Still approve?' });
  });

  it('[RQ-03] says meanwhile what the host said', async () => {
    const conflict = new HttpError('not done', 409, { message: 'Locked.' });
    const { decisions, plan } = decisionsWith(() => Promise.reject(conflict));
    const { answer, plan: checked } = checkedLater(plan);
    decisions.plan = checked;
    const decided = decisions.send(row, 'approve');
    await vi.advanceTimersByTimeAsync(0);
    expect(noted(decisions)).toMatchObject({ step: 'checking', message: 'Locked.' });
    answer.resolve(false);
    await decided;
    expect(decisions.get('1').step).toBe('handled');
  });

  it('[RQ-05] is not made for a row without a decision, nor where no view shows the list', async () => {
    const { decisions, plan } = decisionsWith(lost);
    const isStillThere = vi.fn(async () => true);
    decisions.plan = { ...plan(), source: { ...plan().source, isStillThere } };
    await decisions.check(row);
    decisions.plan = undefined;
    await decisions.check(row);
    expect(isStillThere).not.toHaveBeenCalled();
  });
});

it('[RQ-06] the other lists of the page keep a row with the same id that is about another record', async () => {
  const shared = sharedPosts();
  const { decisions } = decisionsWith(() => Promise.resolve(), ['1'], shared);
  const other = decisionsWith(() => Promise.resolve(), ['1'], shared);
  other.decisions.plan = { ...other.plan(), recordKey: id => `/travel/${id}/` };
  const left = decisionsWith(() => Promise.resolve(), ['1'], shared);
  left.decisions.plan = undefined;
  await decisions.send(row, 'approve');
  await vi.advanceTimersByTimeAsync(700);
  expect(other.log).toEqual([]);
  expect(left.log).toEqual([]);
  expect(other.decisions.get('1').step).toBe('idle');
});

it.each([
  [
    '[AU-02] a list without the row is read again after a removal, which may change other data',
    false,
    true,
    ['removed 1', 'read'],
  ],
  [
    '[EMB-05] a list is not read after a removal while its element is out of the page',
    false,
    false,
    ['removed 1'],
  ],
  ['[RQ-02] a list is not read after a decision', true, true, ['removed 1']],
])('%s', async (_, isDecision, isConnected, done) => {
  const { decisions, log, plan, source } = decisionsWith(() => Promise.resolve());
  const { screen, ...others } = plan();
  const element = { ...screen.element, host: { isConnected } as HTMLElement };
  const reload = async () => void log.push('read');
  decisions.plan = {
    ...others,
    isDecision,
    screen: { ...screen, element },
    source: { ...source, reload },
  };
  await decisions.send(row, 'approve');
  log.length = 0;
  await vi.advanceTimersByTimeAsync(700);
  expect(log).toEqual(done);
});

it('[EMB-15] what is said about a decision is in the language of the element', async () => {
  const { decisions } = decisionsWith(lost);
  const language = createLanguage('xx', { decision: { decisionUnconfirmed: 'Unbestätigt.' } });
  await decisions.send(row, 'approve');
  expect(noted(decisions, language).message).toBe('Unbestätigt.');
});
