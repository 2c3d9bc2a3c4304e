import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { array, looseObject, number } from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GetEndpoint } from '../../../../src/http/endpoint.ts';
import { type AnswerOptions, useAnswer } from '../../../../src/screen/requests/use-answer.ts';
import type { Screen } from '../../../../src/screen/screen.ts';
import { type FaultyServer, json, startFaultyServer } from '../../../support/faulty-server.ts';
import { pageAt } from '../../../support/page-at.ts';

const studies = {
  name: 'studies',
  method: 'GET',
  path: '/studies/{user}/',
  summary: 'Studies.',
  answer: array(looseObject({ n: number() })),
} as const satisfies GetEndpoint;

const screen = { page: { tag: 'psp-sample', apiBase: '' }, element: {}, notices: {} } as unknown as Screen;

let server: FaultyServer;
// Lookups are shared by address: each test has its own.
let user = 0;
beforeEach(async () => {
  user += 1;
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
