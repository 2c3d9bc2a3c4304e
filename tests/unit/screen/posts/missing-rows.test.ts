import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RequestError } from '../../../../src/http/errors.ts';
import { completeSnapshot } from '../../../support/complete-snapshot.ts';
import { decisionsWith, row } from './posted-list.ts';

// At a time other than 0, which stands for no decision.
beforeEach(() => void vi.useFakeTimers().advanceTimersByTime(1000));
afterEach(() => vi.useRealTimers());

const lost = () => Promise.reject(new RequestError('ERR_NETWORK', 'unknown'));
const listOf = (...ids: string[]) =>
  completeSnapshot(
    [{ key: 'name', title: 'Name' }],
    ids.map(id => ({ id, name: `ERR-${id}` })),
  );

/** Decisions with one whose answer was lost; the list has been requested again since, unless `isOlder`. */
async function lostDecision(isOlder = false) {
  const list = decisionsWith(lost);
  await list.decisions.send(row, 'approve');
  vi.advanceTimersByTime(1);
  if (!isOlder) list.source.requestedAt = performance.now();
  return list;
}

describe('a decision with an unknown outcome', () => {
  it('[RQ-08] ends when a whole list that was requested later no longer has its row', async () => {
    const { decisions, log, list } = await lostDecision();
    expect(decisions.outcomeOf('1')).toBeUndefined();
    list.delete('1');
    decisions.endMissing(listOf('2'));
    await vi.runAllTimersAsync();
    expect(log.slice(1)).toEqual(['info: ERR-1 is gone.', 'removed 1']);
    expect(decisions.posts.get('/payment/1/').step).toBe('handled');
    expect(decisions.outcomeOf('1')).toBe('ERR-1 is gone.');
  });

  it('[RQ-08] is checked after the one before, since each check reads the whole list', async () => {
    const { decisions, source } = await lostDecision();
    await decisions.send({ id: '2', name: 'ERR-2' }, 'approve');
    vi.advanceTimersByTime(1);
    source.requestedAt = performance.now();
    const readings: string[] = [];
    source.isStillThere = async id => {
      readings.push(`begins ${id}`);
      await new Promise(resolve => setTimeout(resolve, 10));
      readings.push(`ends ${id}`);
      return false;
    };
    for (const snapshot of [listOf('3'), listOf('3')]) decisions.endMissing(snapshot);
    await vi.runAllTimersAsync();
    expect(readings).toEqual(['begins 1', 'ends 1', 'begins 2', 'ends 2']);
    expect(['1', '2'].map(id => decisions.stateOf(id))).toEqual(['removed', 'removed']);
  });

  it.each([
    ['was between two batches of it', () => Promise.resolve(true)],
    ['cannot be looked for', lost],
  ])(
    '[RQ-08] is checked once, and stays unknown, when its row is not in the list but %s',
    async (_, answer) => {
      const { decisions, source } = await lostDecision();
      source.isStillThere = vi.fn<typeof source.isStillThere>(answer);
      for (const snapshot of [listOf('2'), listOf('2')]) {
        decisions.endMissing(snapshot);
        await vi.runAllTimersAsync();
      }
      expect(decisions.get('1').step).toBe('unknown');
      expect(source.isStillThere).toHaveBeenCalledOnce();
    },
  );

  it.each([
    ['still has the row', listOf('1', '2')],
    ['has not arrived as a whole', { ...listOf('2'), phase: 'partial' as const }],
    ['is one page of the host', { ...listOf('2'), page: {} as never }],
  ])('[RQ-08] is not looked for while the list %s', async (_, snapshot) => {
    const { decisions, source } = await lostDecision();
    source.isStillThere = vi.fn<typeof source.isStillThere>();
    decisions.endMissing(snapshot);
    await vi.runAllTimersAsync();
    expect(source.isStillThere).not.toHaveBeenCalled();
    expect(decisions.get('1').step).toBe('unknown');
  });

  it('[RQ-08] a refused one says nothing of a list that no longer has its row', async () => {
    const { decisions, log, source } = decisionsWith(() =>
      Promise.reject(new RequestError('ERR_NETWORK', 'not done')),
    );
    await decisions.send(row, 'approve');
    vi.advanceTimersByTime(1);
    source.requestedAt = performance.now();
    decisions.endMissing(listOf('2'));
    expect(log).toEqual(['reported ERR_NETWORK']);
    expect(decisions.get('1').step).toBe('refused');
  });

  it('[RQ-08] is not looked for, whatever a list says that was requested before', async () => {
    const { decisions, source } = await lostDecision(true);
    source.isStillThere = vi.fn<typeof source.isStillThere>();
    decisions.endMissing(listOf('2'));
    await vi.runAllTimersAsync();
    expect(source.isStillThere).not.toHaveBeenCalled();
    expect(decisions.get('1').step).toBe('unknown');
  });
});

it('[RQ-02] [RQ-05] a decision that was carried out is the state of its row and an event of the element', async () => {
  const { decisions, log, plan } = decisionsWith(() => Promise.resolve());
  const { screen, ...others } = plan();
  const emit = (type: string, detail: unknown) => log.push(`${type} ${JSON.stringify(detail)}`) > 0;
  decisions.plan = {
    ...others,
    screen: { ...screen, element: { ...screen.element, emit } },
    done: { deny: { state: 'denied', tone: 'neutral', event: 'psp:denied' } },
  };
  const sent = decisions.send(row, 'deny', 'No');
  expect(decisions.stateOf('1')).toBeUndefined();
  await sent;
  expect(decisions.stateOf('1')).toBe('denied');
  expect(log).toEqual(['neutral: denyd ERR-1', 'psp:denied {"id":"1"}']);
});

it('[RQ-05] the pressed button says how far its decision has come, in the words of the list', async () => {
  const { decisions, plan } = decisionsWith(() => Promise.resolve());
  const { texts, ...others } = plan();
  decisions.plan = { ...others, texts: { ...texts, progress: ({ step, choice }) => `${choice} ${step}` } };
  await decisions.send(row, 'approve');
  expect(decisions.progressOf('1')).toBe('approve done');
  decisions.plan = undefined;
  expect(decisions.progressOf('1')).toBeUndefined();
  expect(decisions.outcomeOf('1')).toBeUndefined();
});

it.each([
  ['done', 'removed'],
  ['handled', 'removed'],
  ['unknown', undefined],
] as const)(
  '[RQ-05] a post that is %s, without a state of its own, makes its row %s',
  async (step, state) => {
    const { decisions, list } = decisionsWith(async () => {
      if (step !== 'done') throw new RequestError('ERR_NETWORK', 'unknown');
    });
    await decisions.send(row, 'approve');
    if (step === 'handled') list.delete('1');
    if (step === 'handled') await decisions.check(row);
    expect([decisions.get('1').step, decisions.stateOf('1')]).toEqual([step, state]);
  },
);
