// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { english } from '../../../../src/domain/language/language.ts';
import { HttpError } from '../../../../src/http/errors.ts';
import {
  pageDecisions,
  type RowPostPlan,
  RowPosts,
  useRowPosts,
} from '../../../../src/screen/posts/row-posts.ts';
import { sessionOf } from '../../../../src/screen/screen.ts';
import { later } from '../../../support/later.ts';
import { showPage } from '../../../support/restored-page.ts';
import { answeredRequest } from './answered-request.ts';
import { sharedPosts } from './posted-list.ts';

afterEach(cleanup);

const row = { id: '1', name: 'ERR-1' };
const hostElement = () => document.createElement('div');

/** What a list of this element sends; its posts are answered by `answer`, and `log` is what people are told. */
function planWith(
  answer: () => Promise<void>,
  list = '/a/',
  host = hostElement(),
  log: string[] = [],
): RowPostPlan {
  return {
    screen: {
      element: { host, language: english, report() {} },
      notices: { show: (_: string, text: string) => log.push(text) },
    } as never,
    source: { list, requestedAt: 0, remove() {}, reload: async () => {}, isStillThere: async () => true },
    recordKey: id => `/payment/${id}/`,
    request: () => answeredRequest({}, () => answer().then(() => ({ redirect: undefined }))),
    isDecision: true,
    texts: { progress: () => undefined, done: () => 'Done.', handled: () => 'Gone.' },
  };
}

/** The posts of a list of its element. */
const useListPosts = (kind: 'decisions' | 'removals', plan: RowPostPlan) =>
  useRowPosts(sessionOf(plan.screen.element.host).list(plan.source.list), kind, plan);

/** The same, whose requests are answered. */
function useAnsweredPosts(plan: RowPostPlan) {
  const list = sessionOf(plan.screen.element.host).list(plan.source.list);
  list.removals ??= new RowPosts(sharedPosts());
  return useRowPosts(list, 'removals', plan);
}

const answered = async () => {};

it('[TBL-23] keeps the posts of each list of an element', () => {
  const host = hostElement();
  const render = (list: string) =>
    renderHook(() => useListPosts('removals', planWith(answered, list, host))).result.current;
  const posts = render('/a/');
  expect(render('/a/')).toBe(posts);
  expect(render('/b/')).not.toBe(posts);
});

it('[RQ-06] shares decisions, but not removals, with the other lists of the page', () => {
  const postsOf = (kind: 'decisions' | 'removals') =>
    renderHook(() => useListPosts(kind, planWith(answered))).result.current.posts;
  expect(postsOf('decisions')).toBe(pageDecisions());
  expect(postsOf('removals')).not.toBe(postsOf('removals'));
});

it('[RQ-05] renders again at each step of a post', async () => {
  const answer = later<void>();
  const plan = planWith(() => answer.promise);
  const { result } = renderHook(() => {
    const posts = useAnsweredPosts(plan);
    return { posts, step: posts.get('1').step };
  });
  expect(result.current.step).toBe('idle');
  act(() => void result.current.posts.send(row, 'approve'));
  expect(result.current.step).toBe('sending');
  await act(async () => answer.resolve());
  expect(result.current.step).toBe('done');
});

it('[RQ-02] uses the plan of the latest render', () => {
  const host = hostElement();
  const [first, second] = [planWith(answered, '/a/', host), planWith(answered, '/a/', host)];
  const { rerender, result } = renderHook(plan => useListPosts('removals', plan), { initialProps: first });
  expect(result.current.plan).toBe(first);
  rerender(second);
  expect(result.current.plan).toBe(second);
});

it('[RQ-06] counts its list among those on the page while it is shown', () => {
  const { unmount, result } = renderHook(() => useListPosts('removals', planWith(answered)));
  const { current: posts } = result;
  expect([...posts.posts.lists]).toEqual([posts]);
  unmount();
  expect([...posts.posts.lists]).toEqual([]);
  expect(posts.plan).toBeUndefined();
});

it('[RQ-02] still tells the outcome when its list is no longer shown', async () => {
  const answer = later<void>();
  const log: string[] = [];
  const plan = planWith(() => answer.promise, '/a/', hostElement(), log);
  const { unmount, result } = renderHook(() => useAnsweredPosts(plan));
  const pending = result.current.send(row, 'approve');
  unmount();
  answer.resolve();
  await pending;
  expect(log).toEqual(['Done.']);
});

it('[RQ-06] leaves the page with its list when the element shows another one', () => {
  const host = hostElement();
  const { rerender, result } = renderHook(list => useListPosts('decisions', planWith(answered, list, host)), {
    initialProps: '/a/',
  });
  rerender('/b/');
  expect([...pageDecisions().lists]).toEqual([result.current]);
});

it('[NET-26] forgets after Back what the host has said, but not that an outcome is unknown', async () => {
  const failed = (outcome: 'not done' | 'unknown', status: number) => () =>
    Promise.reject(new HttpError(outcome, status, { message: 'The account of John Doe is closed.' }));
  const answers = [failed('not done', 422), failed('unknown', 500), answered];
  const plan = planWith(() => (answers.shift() ?? answered)());
  const { result } = renderHook(() => useAnsweredPosts(plan));
  const ids = ['1', '2', '3'];
  for (const id of ids) await act(() => result.current.send({ id, name: `ERR-${id}` }, 'approve'));
  const steps = () => ids.map(id => result.current.get(id).step);
  expect(steps()).toEqual(['refused', 'unknown', 'done']);
  act(() => void showPage(true));
  expect(steps()).toEqual(['idle', 'unknown', 'done']);
  expect(result.current.get('2')).toMatchObject({ failure: undefined, isOutcomeUnknown: true });
});
