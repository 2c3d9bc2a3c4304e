import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError, RequestError, resultError, SessionExpiredError } from '../../../../src/http/errors.ts';
import { MissingFileError } from '../../../../src/platform/missing-file.ts';
import { session as pageSession } from '../../../../src/platform/session.ts';
import { expectLogged } from '../../../support/console.ts';
import { later } from '../../../support/later.ts';
import { answeredRequest } from './answered-request.ts';
import { decisionsWith, noted, row, sharedPosts, unconfirmed } from './posted-list.ts';

// At a time other than 0, which stands for no decision.
beforeEach(() => void vi.useFakeTimers().advanceTimersByTime(1000));
afterEach(() => vi.useRealTimers());

describe('a decision that succeeds', () => {
  it('[RQ-05] keeps its row inert in its place for 700 ms, then removes it', async () => {
    const { decisions, log, keys } = decisionsWith(() => Promise.resolve());
    await decisions.send(row, 'approve');
    expect(noted(decisions)).toMatchObject({ step: 'done', choice: 'approve' });
    await vi.advanceTimersByTimeAsync(699);
    await decisions.send(row, 'approve');
    expect(log).toEqual(['success: approved ERR-1']);
    await vi.advanceTimersByTimeAsync(1);
    expect(log).toEqual(['success: approved ERR-1', 'removed 1']);
    expect(keys).toHaveLength(1);
  });

  it('[RQ-07] [NET-22] is inert for 700 ms, too, if only a list without the row proves it, as it does a removal', async () => {
    const { decisions, log, list, plan } = decisionsWith(() =>
      Promise.reject(new RequestError('ERR_UNPROVED', 'unknown')),
    );
    decisions.plan = { ...plan(), isDecision: false };
    list.delete('1');
    await decisions.send(row, 'approve');
    expect(decisions.get('1').step).toBe('done');
    expect(log).toEqual(['success: approved ERR-1']);
    await vi.advanceTimersByTimeAsync(700);
    expect(log).toEqual(['success: approved ERR-1', 'removed 1']);
  });

  it('[RQ-06] [RQ-08] keeps its row inert for good, also in a list that is read later and still has it', async () => {
    const { decisions, keys, log, source } = decisionsWith(() => Promise.resolve());
    await decisions.send(row, 'approve');
    await vi.advanceTimersByTimeAsync(700);
    expect(log).toContain('removed 1');
    await vi.advanceTimersByTimeAsync(6000);
    source.requestedAt = performance.now();
    for (const choice of ['approve', 'deny']) await decisions.send(row, choice);
    expect(noted(decisions)).toMatchObject({ step: 'done', choice: 'approve' });
    expect(keys).toHaveLength(1);
  });

  it('[RQ-06] is shared by two lists of the page: one post, and both lose the row', async () => {
    const shared = sharedPosts();
    const answer = later<void>();
    const one = decisionsWith(() => answer.promise, ['1'], shared);
    const other = decisionsWith(() => answer.promise, ['1'], shared);
    const pending = one.decisions.send(row, 'approve');
    expect(other.decisions.get('1')).toMatchObject({ step: 'sending', choice: 'approve' });
    await other.decisions.send(row, 'deny');
    answer.resolve();
    await pending;
    await vi.advanceTimersByTimeAsync(700);
    expect([...one.keys, ...other.keys]).toHaveLength(1);
    expect(one.log).toEqual(['success: approved ERR-1', 'removed 1']);
    expect(other.log).toEqual(['removed 1']);
    // The places of the row say what was decided, in the language that each list has now.
    const { texts, ...others } = one.plan();
    one.decisions.plan = { ...others, texts: { ...texts, done: ({ name }) => `${name} bewilligt` } };
    expect([one, other].map(({ decisions }) => decisions.outcomeOf('1'))).toEqual([
      'ERR-1 bewilligt',
      'approved ERR-1',
    ]);
    expect(other.decisions.get('1').step).toBe('done');
  });

  it('[NET-10] says nothing of its success where the page is left for where its answer leads', async () => {
    const { decisions, log, plan } = decisionsWith(() => Promise.resolve());
    const { screen, ...others } = plan();
    const element = { ...screen.element, navigate: (url: string) => log.push(`to ${url}`) > 0 };
    const request = () => answeredRequest({ json: {} }, async () => ({ redirect: '/paid/' }));
    decisions.plan = { ...others, screen: { ...screen, element } as typeof screen, request };
    await decisions.send(row, 'approve');
    expect(log).toEqual(['to /paid/']);
  });

  it('[RQ-06] does not remove the row from a list that was requested after the decision', async () => {
    const shared = sharedPosts();
    const { decisions } = decisionsWith(() => Promise.resolve(), ['1'], shared);
    await decisions.send(row, 'approve');
    await vi.advanceTimersByTimeAsync(100);
    const later = decisionsWith(() => Promise.resolve(), ['1'], shared);
    await vi.advanceTimersByTimeAsync(600);
    expect(later.log).toEqual([]);
    expect(later.decisions.get('1').step).toBe('done');
  });

  it('[RQ-05] is sent once, however often it is pressed meanwhile', async () => {
    const answer = later<void>();
    const { decisions, keys } = decisionsWith(() => answer.promise);
    const first = decisions.send(row, 'approve');
    for (let press = 0; press < 100; press += 1) void decisions.send(row, press % 2 ? 'approve' : 'deny');
    answer.resolve();
    await first;
    expect(keys).toHaveLength(1);
  });

  it('[NET-06] counts its row as being removed until it is gone, and not at all if refused', async () => {
    const { decisions } = decisionsWith(() => Promise.resolve());
    const pending = decisions.send(row, 'approve');
    expect(decisions.posts.removing).toBe(1);
    await pending;
    expect(decisions.posts.removing).toBe(1);
    await vi.advanceTimersByTimeAsync(700);
    expect(decisions.posts.removing).toBe(0);
    const refused = decisionsWith(() =>
      Promise.reject(new HttpError('not done', 422, { message: 'Closed.' })),
    );
    await refused.decisions.send(row, 'approve');
    expect(refused.decisions.posts.removing).toBe(0);
  });
});

describe('a payment that somebody has handled', () => {
  const lost = () => new RequestError('ERR_NETWORK', 'unknown');

  it.each([
    ['its decision was refused', () => new HttpError('not done', 409, {})],
    ['an unknown decision is checked', lost],
    ['the answer mentions a failure', () => new RequestError('ERR_UNPROVED', 'unknown')],
  ])('[RQ-08] is not said to be decided if the list has lost it when %s', async (_, error) => {
    const { decisions, log, list } = decisionsWith(() => Promise.reject(error()));
    list.delete('1');
    await decisions.send(row, 'approve');
    await decisions.check(row);
    expect(noted(decisions)).toMatchObject({ step: 'handled', message: '' });
    expect(decisions.outcomeOf('1')).toBe('ERR-1 is gone.');
    expect(decisions.posts.removing).toBe(0);
    expect(log.slice(-2)).toEqual(['info: ERR-1 is gone.', 'removed 1']);
  });

  it('[RQ-08] stays inert in a list that was read before, and can be decided in a later one', async () => {
    const answers: (Error | undefined)[] = [lost()];
    const { decisions, keys, list, source } = decisionsWith(async () => {
      const error = answers.shift();
      if (error) throw error;
    });
    await decisions.send(row, 'approve');
    list.delete('1');
    await decisions.check(row);
    await decisions.send(row, 'approve');
    expect(keys).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    source.requestedAt = performance.now();
    expect(noted(decisions)).toMatchObject({ step: 'idle', choice: '' });
    await decisions.send(row, 'deny', 'No');
    expect(keys).toHaveLength(2);
    expect(noted(decisions)).toMatchObject({ step: 'done', choice: 'deny' });
  });
});

describe('a decision that fails', () => {
  it.each([
    [
      'a refusal',
      new HttpError('not done', 422, { message: 'The budget is closed.' }),
      'The budget is closed.',
    ],
    ['an unsuccessful result', resultError('not done', { result: 'no' }), 'Server did not report success'],
  ])('[RQ-03] with %s says why and can be retried with the same key', async (_, error, message) => {
    const { decisions, keys, log } = decisionsWith(() => Promise.reject(error));
    await decisions.send(row, 'approve');
    expect(noted(decisions)).toMatchObject({ step: 'refused', choice: 'approve', message });
    expect(log).toEqual([`reported ${error.code}`]);
    await decisions.send(row, 'approve');
    expect(keys[0]).toBe(keys[1]);
    await decisions.send(row, 'deny', 'Other');
    expect(keys[2]).not.toBe(keys[0]);
  });

  const sessionToo = `${unconfirmed}\nYour session has ended. Sign in, then try again.`;
  const lost = [
    ['no answer', new RequestError('ERR_NETWORK', 'unknown'), ''],
    ['a 500', new HttpError('unknown', 500, { message: 'Disk full.' }), '\nDisk full.'],
  ] as const;

  it.each(lost)(
    '[NET-19] with %s is only sent again as it was, with the same key',
    async (_, error, shown) => {
      const { decisions, keys, log } = decisionsWith(() => Promise.reject(error));
      await decisions.send(row, 'deny', 'No receipt');
      const unknown = {
        step: 'unknown',
        choice: 'deny',
        reason: 'No receipt',
        message: unconfirmed + shown,
      };
      expect(noted(decisions)).toMatchObject(unknown);
      expect(log).toEqual([`reported ${error.code}`]);
      await decisions.send(row, 'approve');
      expect(keys).toHaveLength(1);
      await decisions.send(row, 'deny', 'Another reason');
      expect(keys).toHaveLength(2);
      expect(keys[1]).toBe(keys[0]);
    },
  );

  it.each([
    [
      'a refusal of the payment ends it',
      new HttpError('not done', 422, { message: 'Closed.' }),
      'refused',
      'Closed.',
    ],
    ['an unsuccessful result ends it', resultError('not done', { message: 'Closed.' }), 'refused', 'Closed.'],
    ['the same post is still being carried out', new HttpError('not done', 409, {}), 'unknown', unconfirmed],
    ['the token is refused', new HttpError('not done', 403, {}), 'unknown', unconfirmed],
    [
      'the token is refused as Rails does',
      new HttpError('not done', 422, { token: 'fresh' }),
      'unknown',
      unconfirmed,
    ],
    [
      'the token is refused without a new one',
      new HttpError('not done', 422, { status: 422, error: 'Unprocessable Entity' }),
      'unknown',
      unconfirmed,
    ],
    ['a firewall refuses it', new HttpError('not done', 400, {}), 'unknown', unconfirmed],
    ['the payment is locked', new HttpError('not done', 423, {}), 'unknown', unconfirmed],
    [
      'a proxy refuses it',
      new HttpError('not done', 451, { message: 'No.' }),
      'unknown',
      `${unconfirmed}\nNo.`,
    ],
    [
      'a refusal of what was sent ends it',
      new HttpError('not done', 400, { errors: { reason: ['Too short.'] } }),
      'refused',
      'Too short.',
    ],
    ['there are too many requests', new HttpError('not done', 429, {}), 'unknown', unconfirmed],
    ['the session has ended', new SessionExpiredError('not done', false, undefined), 'unknown', sessionToo],
    ['nothing can be sent', new RequestError('ERR_NETWORK', 'not done'), 'unknown', unconfirmed],
    [
      'the page has expired',
      new RequestError('HTTP_403', 'not done', { text: 'pageExpired' }),
      'unknown',
      `${unconfirmed}\nThis page has expired. Reload it and try again.`,
    ],
  ])('[RQ-08] with an unknown outcome, sent again: %s', async (_, second, step, message) => {
    const answers = [new RequestError('ERR_NETWORK', 'unknown'), second];
    const { decisions, keys } = decisionsWith(() => Promise.reject(answers.shift()));
    await decisions.send(row, 'approve');
    await decisions.send(row, 'approve');
    expect(noted(decisions)).toMatchObject({ step, message });
    expect(keys[1]).toBe(keys[0]);
    await decisions.send(row, 'deny', 'No').catch(() => {});
    expect(keys).toHaveLength(step === 'refused' ? 3 : 2);
  });

  it.each([
    ['a check finds the row', undefined],
    ['the check fails', () => Promise.reject(new RequestError('ERR_NETWORK', 'not done'))],
    ['the list is too long for a check', async () => undefined],
  ])('[RQ-08] with an unknown outcome accepts no other choice when %s', async (_, isStillThere) => {
    const { decisions, keys, plan, source } = decisionsWith(() =>
      Promise.reject(new RequestError('ERR_NETWORK', 'unknown')),
    );
    await decisions.send(row, 'deny', 'No receipt');
    if (isStillThere) decisions.plan = { ...plan(), source: { ...source, isStillThere } };
    await decisions.check(row);
    expect(decisions.get('1').step).toBe('unknown');
    await decisions.send(row, 'approve');
    expect(keys).toHaveLength(1);
    await decisions.send(row, 'deny', 'Another reason');
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('[RQ-08] with an unknown outcome accepts no other choice in a list that was read later', async () => {
    const { decisions, keys, source } = decisionsWith(() =>
      Promise.reject(new RequestError('ERR_NETWORK', 'unknown')),
    );
    await decisions.send(row, 'approve');
    await vi.advanceTimersByTimeAsync(1);
    source.requestedAt = performance.now();
    await decisions.send(row, 'deny', 'No');
    expect(decisions.get('1').step).toBe('unknown');
    expect(keys).toHaveLength(1);
  });

  it('[NET-19] is settled by a list that still has the row, where it is no decision', async () => {
    const { decisions, keys, plan, source } = decisionsWith(() =>
      Promise.reject(new RequestError('ERR_NETWORK', 'unknown')),
    );
    decisions.plan = { ...plan(), isDecision: false };
    await decisions.send(row, 'approve');
    expect(decisions.get('1').step).toBe('unknown');
    await decisions.check(row);
    expect(noted(decisions)).toMatchObject({ step: 'refused', message: 'Still approve?' });
    await decisions.send(row, 'deny', 'No');
    expect(keys).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    source.requestedAt = performance.now();
    expect(noted(decisions)).toMatchObject({ step: 'refused', message: 'Still deny?' });
  });

  it('[RQ-03] keeps the reason of a refused one in a list that was read later, where it is no decision, too', async () => {
    const refusal = new HttpError('not done', 422, { message: 'Already invoiced' });
    const { decisions, plan, source } = decisionsWith(() => Promise.reject(refusal));
    decisions.plan = { ...plan(), isDecision: false };
    await decisions.send(row, 'remove');
    await vi.advanceTimersByTimeAsync(1);
    source.requestedAt = performance.now();
    expect(noted(decisions)).toMatchObject({ step: 'refused', message: 'Already invoiced' });
  });

  it('[NET-19] stays unknown after a check of a list that is too long for it, where it is no decision, too', async () => {
    const { decisions, plan, source } = decisionsWith(() =>
      Promise.reject(new RequestError('ERR_NETWORK', 'unknown')),
    );
    const tooLong = { ...source, isStillThere: async () => undefined };
    decisions.plan = { ...plan(), isDecision: false, source: tooLong };
    await decisions.send(row, 'approve');
    await decisions.check(row);
    expect(decisions.get('1').step).toBe('unknown');
  });

  it('[TBL-21] can be sent again from a list that still has the row, where it is no decision', async () => {
    const { decisions, keys, plan, source } = decisionsWith(() => Promise.resolve());
    decisions.plan = { ...plan(), isDecision: false };
    await decisions.send(row, 'fee');
    await vi.advanceTimersByTimeAsync(1);
    source.requestedAt = performance.now();
    expect(decisions.get('1').step).toBe('idle');
    await decisions.send(row, 'visit');
    expect(keys).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    source.requestedAt = performance.now();
    await decisions.send(row, 'visit');
    expect(new Set(keys).size).toBe(3);
  });

  it('[TBL-08] [NET-22] is proved by the list that it was sent from, not by one with another timeframe', async () => {
    const answer = later<void>();
    const { decisions, plan, source } = decisionsWith(() =>
      answer.promise.then(() => Promise.reject(new RequestError('ERR_UNPROVED', 'unknown'))),
    );
    const ended = decisions.send(row, 'approve');
    decisions.plan = { ...plan(), source: { ...source, isStillThere: async () => false } };
    answer.resolve();
    await ended;
    expect(decisions.get('1').step).toBe('unknown');
  });

  it('[NET-19] with an unexpected exception is unconfirmed, and does not lock the row', async () => {
    const { decisions, keys } = decisionsWith(() => Promise.reject(new TypeError('x is undefined')));
    await expect(decisions.send(row, 'approve')).rejects.toThrow('x is undefined');
    expect(noted(decisions)).toMatchObject({ step: 'unknown', message: unconfirmed });
    await expect(decisions.send(row, 'approve')).rejects.toThrow();
    expect(keys[1]).toBe(keys[0]);
  });

  it('[NET-15] lets its element announce that the session has ended, but no other failure', async () => {
    const session = pageSession();
    session.isAnnouncer('first');
    const fail = async (error: RequestError) => {
      const { decisions, plan } = decisionsWith(() => Promise.reject(error));
      const { screen, ...others } = plan();
      const element = { ...screen.element, host: { shadowRoot: 'pressed' } };
      decisions.plan = { ...others, screen: { ...screen, element } as never };
      await decisions.send(row, 'approve');
      return session.isAnnouncer('pressed');
    };
    expect(await fail(new RequestError('ERR_NETWORK', 'unknown'))).toBe(false);
    expect(await fail(new SessionExpiredError('not done', false, undefined))).toBe(true);
  });

  it('[RQ-03] tells a failed check in the row only, where it leaves with the decision', async () => {
    const { decisions, log, source } = decisionsWith(() =>
      Promise.reject(new RequestError('ERR_NETWORK', 'unknown')),
    );
    source.isStillThere = () => Promise.reject(new RequestError('ERR_NETWORK', 'not done'));
    await decisions.send(row, 'approve');
    log.length = 0;
    await decisions.check(row);
    expect(log).toEqual(['reported ERR_NETWORK']);
    expect(noted(decisions).message).toBe(unconfirmed);
  });

  it.each([
    [
      'the page has expired',
      new MissingFileError('/psp/lists.js', 'https://portal.test/psp/psp.js'),
      `${unconfirmed}\nThis page has expired. Reload it and try again.`,
    ],
    ['the connection is lost', new TypeError('Failed to fetch'), unconfirmed],
  ])('[EMB-11] says that %s if the code of a check cannot be loaded', async (_, error, message) => {
    expectLogged('a part of the library could not be loaded');
    const { decisions, log, source } = decisionsWith(() =>
      Promise.reject(new RequestError('ERR_NETWORK', 'unknown')),
    );
    await decisions.send(row, 'approve');
    source.isStillThere = () => Promise.reject(error);
    await decisions.check(row);
    expect(noted(decisions)).toMatchObject({ step: 'unknown', message });
    expect(log.at(-1)).toBe('reported ERR_NETWORK');
  });

  it.each([
    [true, []],
    [undefined, [expect.stringMatching(/^danger: The list is too long/)]],
  ])('[RQ-08] stays unknown when a check finds that the row is listed: %s', async (isListed, shown) => {
    const { decisions, log, plan, source } = decisionsWith(() =>
      Promise.reject(new RequestError('ERR_NETWORK', 'unknown')),
    );
    decisions.plan = { ...plan(), source: { ...source, isStillThere: async () => isListed } };
    await decisions.send(row, 'approve');
    log.length = 0;
    await decisions.check(row);
    expect(noted(decisions)).toMatchObject({
      step: 'unknown',
      isOutcomeUnknown: true,
      isStillListed: isListed === true,
    });
    expect(log).toEqual(shown);
  });

  it.each([404, 409, 412])(
    '[RQ-03] with %i, since someone else was faster, checks the list',
    async status => {
      const { decisions, log, list } = decisionsWith(() =>
        Promise.reject(new HttpError('not done', status, {})),
      );
      list.delete('1');
      await decisions.send(row, 'approve');
      expect(log).toContain('removed 1');
      const still = decisionsWith(() =>
        Promise.reject(new HttpError('not done', status, { message: 'Locked.' })),
      );
      await still.decisions.send(row, 'approve');
      expect(noted(still.decisions)).toMatchObject({ step: 'refused', message: 'Locked.' });
    },
  );
});
