import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { array, looseObject, number } from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { english } from '../../../../src/domain/language/language.ts';
import type { GetEndpoint } from '../../../../src/http/endpoint.ts';
import { withdrawal } from '../../../../src/platform/withdrawal.ts';
import { type AnswerOptions, useAnswer } from '../../../../src/screen/answers/use-answer.ts';
import type { Screen } from '../../../../src/screen/screen.ts';
import { expectLogged } from '../../../support/console.ts';
import {
  type FaultyServer,
  firstThen,
  json,
  startFaultyServer,
  status,
} from '../../../support/faulty-server.ts';
import { pageAt } from '../../../support/page-at.ts';

const studies = {
  name: 'studies',
  method: 'GET',
  path: '/studies/{user}/',
  answer: array(looseObject({ n: number() })),
} as const satisfies GetEndpoint;

/** What the element reports and shows. */
const told: string[] = [];
const screen = {
  page: { tag: 'psp-sample', apiBase: '' },
  element: { language: english, report: ({ code }: { code: string }) => told.push(`reported ${code}`) },
  notices: { show: (tone: string, text: unknown) => told.push(`${tone}: ${text}`) },
} as unknown as Screen;

let server: FaultyServer;
// Lookups are shared by address: each test has its own.
let user = 0;
beforeEach(async () => {
  user += 1;
  told.length = 0;
  server = await startFaultyServer();
  server.answer(path(), json([{ n: user }]));
  pageAt(server.origin);
  return () => server.close();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const path = () => `/studies/${user}/`;
const renderAnswer = (options: AnswerOptions) =>
  renderHook(props => useAnswer(screen, studies, { path: { user } }, props), { initialProps: options });

async function renderAnswered(...options: AnswerOptions[]) {
  const hooks = options.map(renderAnswer);
  for (const { result } of hooks) await waitFor(() => expect(result.current.answer).toEqual([{ n: user }]));
  return hooks;
}

it('[EMB-02] shares one request between elements that ask at the same time', async () => {
  await renderAnswered({}, {}, {});
  expect(server.hits(path())).toHaveLength(1);
});

it('[NET-16] sends a new request after an earlier one was answered', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await renderAnswered({});
  vi.setSystemTime(Date.now() + 1);
  await renderAnswered({});
  expect(server.hits(path())).toHaveLength(2);
});

it('[EMB-02] [NET-16] with isShared uses an answer of the last 10 s, but not for a retry', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await renderAnswered({ isShared: true });
  vi.setSystemTime(Date.now() + 9_999);
  const [late] = await renderAnswered({ isShared: true });
  expect(server.hits(path())).toHaveLength(1);
  late?.result.current.retry();
  await waitFor(() => expect(server.hits(path())).toHaveLength(2));
  vi.setSystemTime(Date.now() + 20_000);
  await renderAnswered({ isShared: true });
  expect(server.hits(path())).toHaveLength(3);
});

it('[PD-03] sends no request before it is enabled, and completes one when it is disabled again', async () => {
  const { result, rerender } = renderAnswer({ isEnabled: false });
  expect(result.current.state).toBe('loading');
  // An earlier request would have arrived before that of another element.
  server.answer('/studies/other/', json([]));
  const other = renderHook(() => useAnswer(screen, studies, { path: { user: 'other' } }));
  await waitFor(() => expect(other.result.current.state).toBe('ready'));
  expect(server.hits(path())).toHaveLength(0);
  rerender({ isEnabled: true });
  rerender({ isEnabled: false });
  await waitFor(() => expect(result.current.answer).toEqual([{ n: user }]));
  rerender({ isEnabled: true });
  expect(result.current.answer).toEqual([{ n: user }]);
  expect(server.hits(path())).toHaveLength(1);
});

it('[PD-03] delays a retry until it is enabled', async () => {
  const [hook] = await renderAnswered({});
  hook?.rerender({ isEnabled: false });
  hook?.result.current.retry();
  await Promise.resolve();
  expect(hook?.result.current.answer).toEqual([{ n: user }]);
  expect(server.hits(path())).toHaveLength(1);
  hook?.rerender({ isEnabled: true });
  await waitFor(() => expect(server.hits(path())).toHaveLength(2));
});

it('[NET-05] reports a failure, with the message of the host if it refuses the request, and can be sent again', async () => {
  expectLogged('403');
  server.answer(path(), firstThen(json({ message: 'Not yours.' }, 403), json([{ n: user }])));
  const { result } = renderAnswer({});
  await waitFor(() => expect(result.current.error?.code).toBe('HTTP_403'));
  expect(told).toEqual(['danger: Not yours.', 'reported HTTP_403']);
  act(() => result.current.retry());
  expect(result.current.state).toBe('loading');
  await waitFor(() => expect(result.current.answer).toEqual([{ n: user }]));
  act(() => result.current.retry());
  await waitFor(() => expect(server.hits(path())).toHaveLength(3));
  expect(told).toHaveLength(2);
});

it('[NET-20] asks again when Back restores the page, and says so if the session has ended meanwhile', async () => {
  const [hook] = await renderAnswered({});
  const withdrawals = withdrawal.value;
  const restored = () =>
    act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  restored();
  await waitFor(() => expect(server.hits(path())).toHaveLength(2));
  await waitFor(() => expect(hook?.result.current.state).toBe('ready'));
  expect(withdrawal.value).toBe(withdrawals);
  server.answer(path(), status(401));
  expectLogged('401');
  restored();
  await waitFor(() => expect(hook?.result.current.state).toBe('failed'));
  expect(withdrawal.value).toBe(withdrawals + 1);
});

it.each([
  ['could not reach the host', 'ERR_NETWORK', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['got no answer in time', 'ERR_TIMEOUT', ({ signal }: Request) => abortedBy(signal)],
])('[NET-12] asks again when the browser is back online after a request that %s', async (_, code, fail) => {
  expectLogged(code);
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  globalThis.fetch = input => fail(input as Request);
  const { result } = renderAnswer({});
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  expect(result.current.error?.code).toBe(code);
  globalThis.fetch = async input =>
    Object.defineProperty(Response.json([{ n: 1 }]), 'url', { value: (input as Request).url });
  await act(async () => {
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(1);
  });
  expect(result.current.answer).toEqual([{ n: 1 }]);
});

const abortedBy = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
