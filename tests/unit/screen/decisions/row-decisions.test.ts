import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError, NetworkError, ResultError, SessionExpiredError } from '../../../../src/http/errors.ts';
import { type DecisionPlan, RowDecisions } from '../../../../src/screen/decisions/row-decisions.ts';
import { later } from '../../../support/later.ts';

const row = { id: '1', name: 'ERR-1' };

/** Decisions on a list of these ids, with a host that answers as told, and all that became of it. */
function deciding(answer: () => Promise<unknown>, ids = ['1', '2']) {
  const happened: string[] = [];
  const keys: string[] = [];
  const list = new Set(ids);
  const decisions = new RowDecisions();
  const plan = (): DecisionPlan => ({
    screen: {
      page: { tag: 'psp-sample', apiBase: '', token: undefined, loginPath: undefined },
      element: { report: ({ code }: { code: string }) => happened.push(`reported ${code}`) },
      notices: {
        list: null,
        clear() {},
        show: (tone: string, text: unknown) => happened.push(`${tone}: ${label(text)}`),
      },
    } as unknown as DecisionPlan['screen'],
    source: {
      remove: id => void happened.push(`removed ${id}`),
      isStillThere: async id => list.has(id),
    },
    send: (_row, choice, reason, keyOf) => {
      keys.push(keyOf(`${choice} ${reason}`));
      return answer();
    },
    done: ({ name }, choice) => void happened.push(`${choice}d ${name}`),
    unknownText: choice => `Unknown whether ${choice}d.`,
    notDoneText: choice => `Not ${choice}d.`,
    handledText: ({ name }) => `${name} is gone.`,
  });
  decisions.plan = plan();
  return { decisions, happened, keys, list, plan };
}

const label = (text: unknown): string => (typeof text === 'string' ? text : 'signed out');

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a decision', () => {
  it('[RQ-05] that was carried out stays in its place for 700 ms, inert, then closes and leaves', async () => {
    const { decisions, happened, keys } = deciding(() => Promise.resolve());
    await decisions.decide(row, 'approve');
    expect(decisions.of('1')).toMatchObject({ step: 'decided', choice: 'approve' });
    await vi.advanceTimersByTimeAsync(839);
    await decisions.decide(row, 'approve');
    expect(happened).toEqual(['approved ERR-1']);
    await vi.advanceTimersByTimeAsync(1);
    expect(happened).toEqual(['approved ERR-1', 'removed 1']);
    expect(decisions.of('1').step).toBe('waiting');
    expect(keys).toHaveLength(1);
  });

  it('[RQ-05] is one, however often it is asked for while it is on its way', async () => {
    const answer = later<void>();
    const { decisions, keys } = deciding(() => answer.promise);
    const first = decisions.decide(row, 'approve');
    for (let press = 0; press < 100; press += 1) void decisions.decide(row, press % 2 ? 'approve' : 'deny');
    answer.resolve();
    await first;
    expect(keys).toHaveLength(1);
  });

  it('[RQ-02] belongs to the element: a list that is read anew meanwhile loses the row, too', async () => {
    const answer = later<void>();
    const { decisions, happened, plan } = deciding(() => answer.promise);
    const under = decisions.decide(row, 'approve');
    const removed: string[] = [];
    decisions.plan = {
      ...plan(),
      source: { remove: id => void removed.push(id), isStillThere: async () => true },
    };
    expect(decisions.of('1').step).toBe('sending');
    answer.resolve();
    await under;
    await vi.advanceTimersByTimeAsync(840);
    expect(removed).toEqual(['1']);
    expect(happened).not.toContain('removed 1');
  });

  it('[NET-06] counts as leaving the list until it has left, but when it was refused', async () => {
    const { decisions } = deciding(() => Promise.resolve());
    const under = decisions.decide(row, 'approve');
    expect(decisions.removing).toBe(1);
    await under;
    expect(decisions.removing).toBe(1);
    await vi.advanceTimersByTimeAsync(840);
    expect(decisions.removing).toBe(0);
    const refused = deciding(() => Promise.reject(new HttpError(422, { message: 'Closed.' })));
    await refused.decisions.decide(row, 'approve');
    expect(refused.decisions.removing).toBe(0);
  });
});

describe('a decision that was not carried out', () => {
  it.each([
    ['refused', new HttpError(422, { message: 'The budget is closed.' }), 'The budget is closed.'],
    ['not a success', new ResultError({ result: 'no' }), 'Server did not report success'],
  ])('[RQ-03] %s says why, and can be tried again with the same key', async (_, error, message) => {
    const { decisions, keys, happened } = deciding(() => Promise.reject(error));
    await decisions.decide(row, 'approve');
    expect(decisions.of('1')).toEqual({ step: 'refused', choice: 'approve', message });
    expect(happened).toEqual([`reported ${error.code}`]);
    await decisions.decide(row, 'approve');
    expect(keys[0]).toBe(keys[1]);
    await decisions.decide(row, 'deny', 'Other');
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('[RQ-03] nobody knows: nothing is sent before a look, which finds it undone', async () => {
    const { decisions, keys } = deciding(() => Promise.reject(new NetworkError(true)));
    await decisions.decide(row, 'approve');
    expect(decisions.of('1')).toEqual({
      step: 'unknown',
      choice: 'approve',
      message: 'Unknown whether approved. ERR_NETWORK: Network Error',
    });
    await decisions.decide(row, 'approve');
    expect(keys).toHaveLength(1);
    await decisions.check(row);
    expect(decisions.of('1')).toMatchObject({ step: 'refused', message: 'Not approved.' });
  });

  it('[RQ-03] while the list is read, the row goes on saying why', async () => {
    const { decisions } = deciding(() => Promise.reject(new NetworkError(true)));
    await decisions.decide(row, 'approve');
    const { message } = decisions.of('1');
    const look = decisions.check(row);
    expect(decisions.of('1')).toEqual({ step: 'checking', choice: 'approve', message });
    await look;
  });

  it('[RQ-03] nobody knows: a look finds it gone, and it leaves', async () => {
    const { decisions, happened, list } = deciding(() => Promise.reject(new NetworkError(true)));
    await decisions.decide(row, 'approve');
    list.delete('1');
    await decisions.check(row);
    expect(happened.slice(1)).toEqual(['info: ERR-1 is gone.', 'removed 1']);
  });

  it.each([404, 409, 412])('[RQ-03] %i: somebody else was faster, so the list is read', async status => {
    const { decisions, happened, list } = deciding(() => Promise.reject(new HttpError(status, {})));
    list.delete('1');
    await decisions.decide(row, 'approve');
    expect(happened).toContain('removed 1');
    const still = deciding(() => Promise.reject(new HttpError(status, { message: 'Locked.' })));
    await still.decisions.decide(row, 'approve');
    expect(still.decisions.of('1')).toMatchObject({ step: 'refused', message: 'Locked.' });
  });

  it('[NET-15] an ended session is told at each press', async () => {
    const { decisions, happened } = deciding(() =>
      Promise.reject(new SessionExpiredError(false, 'https://portal.test/login')),
    );
    await decisions.decide(row, 'approve');
    await decisions.decide(row, 'approve');
    expect(happened.filter(text => text === 'danger: signed out')).toHaveLength(2);
  });
});
