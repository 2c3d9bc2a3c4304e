import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { english } from '../../../../src/domain/language/language.ts';
import { HttpError } from '../../../../src/http/errors.ts';
import { DecisionLog, pageDecisions } from '../../../../src/screen/decisions/decision-log.ts';
import {
  type DecisionPlan,
  RowDecisions,
  useDecisionPlan,
  useRowDecisions,
} from '../../../../src/screen/decisions/row-decisions.ts';
import { later } from '../../../support/later.ts';

afterEach(cleanup);

const row = { id: '1', name: 'ERR-1' };
const hostElement = () => document.createElement('div');

/** A plan whose posts are answered by `answer`; `removed` collects the rows that left its list. */
function planWith(answer: () => Promise<unknown>, removed: string[] = []): DecisionPlan {
  return {
    screen: { element: { language: english, report() {} }, notices: { show() {} } } as never,
    source: { requestedAt: 0, remove: id => void removed.push(id), isStillThere: async () => true },
    addressOf: id => `/payment/${id}/`,
    send: answer,
    done() {},
    isNotDoneIfListed: false,
    stillListedText: () => '',
    handledText: () => 'Gone.',
  };
}

const pageLog = () => new RowDecisions(pageDecisions);
const ownLog = () => new RowDecisions(new DecisionLog());

it('[TBL-23] keeps the decisions of each list of an element', () => {
  const host = hostElement();
  const render = (list: string) => renderHook(() => useRowDecisions(host, { list }, ownLog)).result.current;
  const decisions = render('/a/');
  expect(render('/a/')).toBe(decisions);
  expect(render('/b/')).not.toBe(decisions);
});

it('[RQ-06] shares decisions with the other lists of the page, unless a list has its own', () => {
  const { result } = renderHook(() => useRowDecisions(hostElement(), { list: '/a/' }));
  expect(result.current.log).toBe(pageDecisions);
  expect(pageLog().log).toBe(pageDecisions);
  expect(new RowDecisions().log).not.toBe(pageDecisions);
});

it('[RQ-05] renders again at each step of a decision', async () => {
  const host = hostElement();
  const answer = later<void>();
  const plan = planWith(() => answer.promise);
  const { result } = renderHook(() => {
    const decisions = useRowDecisions(host, { list: '/a/' }, ownLog);
    useDecisionPlan(decisions, plan);
    return { decisions, step: decisions.get('1').step };
  });
  expect(result.current.step).toBe('waiting');
  act(() => void result.current.decisions.decide(row, 'approve'));
  expect(result.current.step).toBe('sending');
  await act(async () => answer.resolve());
  expect(result.current.step).toBe('decided');
});

it('[RQ-02] uses the plan of the latest render', () => {
  const decisions = new RowDecisions();
  const [first, second] = [planWith(async () => 'one'), planWith(async () => 'two')];
  const { rerender } = renderHook(plan => useDecisionPlan(decisions, plan), { initialProps: first });
  expect(decisions.plan).toBe(first);
  rerender(second);
  expect(decisions.plan).toBe(second);
});

it('[RQ-06] counts its list among those on the page while it is shown', () => {
  const decisions = new RowDecisions();
  const plan = planWith(async () => 'ok');
  const { unmount } = renderHook(() => useDecisionPlan(decisions, plan));
  expect([...decisions.log.lists]).toEqual([decisions]);
  unmount();
  expect([...decisions.log.lists]).toEqual([]);
  expect(decisions.plan).toBeUndefined();
});

it('[RQ-02] keeps its plan while an answer is awaited, so that the outcome is still shown', async () => {
  const answer = later<void>();
  const decisions = new RowDecisions();
  const plan = planWith(() => answer.promise);
  const { unmount } = renderHook(() => useDecisionPlan(decisions, plan));
  const pending = decisions.decide(row, 'approve');
  unmount();
  expect(decisions.plan).toBe(plan);
  answer.resolve();
  await pending;
  decisions.release();
  expect(decisions.plan).toBeUndefined();
});

it('[RQ-03] keeps its plan while it looks whether a row is still in the list', async () => {
  const found = later<boolean>();
  const decisions = new RowDecisions();
  const plan = planWith(() => Promise.reject(new HttpError(409, {})));
  decisions.plan = { ...plan, source: { ...plan.source, isStillThere: () => found.promise } };
  const pending = decisions.decide(row, 'approve');
  await waitFor(() => expect(decisions.get('1').step).toBe('checking'));
  decisions.release();
  expect(decisions.plan).toBeDefined();
  found.resolve(true);
  await pending;
});

it('[RQ-06] leaves the page with its list when the element shows another one', () => {
  const plan = planWith(async () => 'ok');
  const log = new DecisionLog();
  const [first, second] = [new RowDecisions(log), new RowDecisions(log)];
  const { rerender } = renderHook(shown => useDecisionPlan(shown, plan), { initialProps: first });
  rerender(second);
  expect([...log.lists]).toEqual([second]);
});

it('[RQ-02] decides nothing without a plan', async () => {
  const decisions = new RowDecisions();
  await decisions.decide(row, 'approve');
  await decisions.check(row);
  expect(decisions.get('1').step).toBe('waiting');
  expect(decisions.removing).toBe(0);
});
