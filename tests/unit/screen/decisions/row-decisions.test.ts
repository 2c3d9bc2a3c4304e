import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError, NetworkError, ResultError, SessionExpiredError } from '../../../../src/http/errors.ts';
import { type DecisionPlan, RowDecisions } from '../../../../src/screen/decisions/row-decisions.ts';
import { later } from '../../../support/later.ts';

const row = { id: '1', name: 'ERR-1' };

/** Decisions on a list of these ids with a host that gives this answer, and a log of everything that log. */
function decisionsWith(answer: () => Promise<unknown>, ids = ['1', '2']) {
  const log: string[] = [];
  const keys: string[] = [];
  const list = new Set(ids);
  const decisions = new RowDecisions();
  const plan = (): DecisionPlan => ({
    screen: {
      page: { tag: 'psp-sample', apiBase: '', token: undefined, loginPath: undefined },
      element: { report: ({ code }: { code: string }) => log.push(`reported ${code}`) },
      notices: {
        list: null,
        clear() {},
        show: (tone: string, text: unknown) => log.push(`${tone}: ${textOf(text)}`),
      },
    } as unknown as DecisionPlan['screen'],
    source: {
      remove: id => void log.push(`removed ${id}`),
      isStillThere: async id => list.has(id),
    },
    send: (_row, choice, reason, keyOf) => {
      keys.push(keyOf(`${choice} ${reason}`));
      return answer();
    },
    done: ({ name }, choice) => void log.push(`${choice}d ${name}`),
    unknownText: choice => `Unknown whether ${choice}d.`,
    notDoneText: choice => `Not ${choice}d.`,
    handledText: ({ name }) => `${name} is gone.`,
  });
  decisions.plan = plan();
  return { decisions, log, keys, list, plan };
}

const textOf = (text: unknown): string => (typeof text === 'string' ? text : 'signed out');

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a decision that succeeds', () => {
  it('[RQ-05] keeps its row inert in its place for 700 ms, then closes and removes it', async () => {
    const { decisions, log, keys } = decisionsWith(() => Promise.resolve());
    await decisions.decide(row, 'approve');
    expect(decisions.get('1')).toMatchObject({ step: 'decided', choice: 'approve' });
    await vi.advanceTimersByTimeAsync(839);
    await decisions.decide(row, 'approve');
    expect(log).toEqual(['approved ERR-1']);
    await vi.advanceTimersByTimeAsync(1);
    expect(log).toEqual(['approved ERR-1', 'removed 1']);
    expect(decisions.get('1').step).toBe('waiting');
    expect(keys).toHaveLength(1);
  });

  it('[RQ-05] is sent once, however often it is pressed meanwhile', async () => {
    const answer = later<void>();
    const { decisions, keys } = decisionsWith(() => answer.promise);
    const first = decisions.decide(row, 'approve');
    for (let press = 0; press < 100; press += 1) void decisions.decide(row, press % 2 ? 'approve' : 'deny');
    answer.resolve();
    await first;
    expect(keys).toHaveLength(1);
  });

  it('[RQ-02] also removes the row from a list that was reloaded meanwhile', async () => {
    const answer = later<void>();
    const { decisions, log, plan } = decisionsWith(() => answer.promise);
    const pending = decisions.decide(row, 'approve');
    const removed: string[] = [];
    decisions.plan = {
      ...plan(),
      source: { remove: id => void removed.push(id), isStillThere: async () => true },
    };
    expect(decisions.get('1').step).toBe('sending');
    answer.resolve();
    await pending;
    await vi.advanceTimersByTimeAsync(840);
    expect(removed).toEqual(['1']);
    expect(log).not.toContain('removed 1');
  });

  it('[NET-06] counts its row as being removed until it is gone, and not at all if refused', async () => {
    const { decisions } = decisionsWith(() => Promise.resolve());
    const pending = decisions.decide(row, 'approve');
    expect(decisions.removing).toBe(1);
    await pending;
    expect(decisions.removing).toBe(1);
    await vi.advanceTimersByTimeAsync(840);
    expect(decisions.removing).toBe(0);
    const refused = decisionsWith(() => Promise.reject(new HttpError(422, { message: 'Closed.' })));
    await refused.decisions.decide(row, 'approve');
    expect(refused.decisions.removing).toBe(0);
  });
});

describe('a decision that fails', () => {
  it.each([
    ['a refusal', new HttpError(422, { message: 'The budget is closed.' }), 'The budget is closed.'],
    ['an unsuccessful result', new ResultError({ result: 'no' }), 'Server did not report success'],
  ])('[RQ-03] with %s says why and can be retried with the same key', async (_, error, message) => {
    const { decisions, keys, log } = decisionsWith(() => Promise.reject(error));
    await decisions.decide(row, 'approve');
    expect(decisions.get('1')).toEqual({ step: 'refused', choice: 'approve', message });
    expect(log).toEqual([`reported ${error.code}`]);
    await decisions.decide(row, 'approve');
    expect(keys[0]).toBe(keys[1]);
    await decisions.decide(row, 'deny', 'Other');
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('[RQ-03] with a lost answer is not sent again until a check finds that it did not take effect', async () => {
    const { decisions, keys } = decisionsWith(() => Promise.reject(new NetworkError(true)));
    await decisions.decide(row, 'approve');
    expect(decisions.get('1')).toEqual({
      step: 'unknown',
      choice: 'approve',
      message: 'Unknown whether approved. ERR_NETWORK: Network Error',
    });
    await decisions.decide(row, 'approve');
    expect(keys).toHaveLength(1);
    await decisions.check(row);
    expect(decisions.get('1')).toMatchObject({ step: 'refused', message: 'Not approved.' });
  });

  it('[RQ-03] keeps its message while the list is checked', async () => {
    const { decisions } = decisionsWith(() => Promise.reject(new NetworkError(true)));
    await decisions.decide(row, 'approve');
    const { message } = decisions.get('1');
    const check = decisions.check(row);
    expect(decisions.get('1')).toEqual({ step: 'checking', choice: 'approve', message });
    await check;
  });

  it('[RQ-03] with a lost answer removes its row when a check finds it gone', async () => {
    const { decisions, log, list } = decisionsWith(() => Promise.reject(new NetworkError(true)));
    await decisions.decide(row, 'approve');
    list.delete('1');
    await decisions.check(row);
    expect(log.slice(1)).toEqual(['info: ERR-1 is gone.', 'removed 1']);
  });

  it.each([404, 409, 412])(
    '[RQ-03] with %i, since someone else was faster, checks the list',
    async status => {
      const { decisions, log, list } = decisionsWith(() => Promise.reject(new HttpError(status, {})));
      list.delete('1');
      await decisions.decide(row, 'approve');
      expect(log).toContain('removed 1');
      const still = decisionsWith(() => Promise.reject(new HttpError(status, { message: 'Locked.' })));
      await still.decisions.decide(row, 'approve');
      expect(still.decisions.get('1')).toMatchObject({ step: 'refused', message: 'Locked.' });
    },
  );

  it('[NET-15] shows an ended session at each press', async () => {
    const { decisions, log } = decisionsWith(() =>
      Promise.reject(new SessionExpiredError(false, 'https://portal.test/login')),
    );
    await decisions.decide(row, 'approve');
    await decisions.decide(row, 'approve');
    expect(log.filter(text => text === 'danger: signed out')).toHaveLength(2);
  });
});
