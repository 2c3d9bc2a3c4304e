import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { array, looseObject, number } from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GetEndpoint } from '../../../src/http/endpoint.ts';
import { type AnswerOptions, useAnswer } from '../../../src/screen/requests/use-answer.ts';
import type { Screen } from '../../../src/screen/screen.ts';
import { type FaultyServer, json, startFaultyServer } from '../../support/faulty-server.ts';

const studies = {
  name: 'studies',
  method: 'GET',
  path: '/studies/{user}/',
  summary: 'Studies.',
  answer: array(looseObject({ n: number() })),
} as const satisfies GetEndpoint;

const screen = { page: { tag: 'psp-sample', apiBase: '' }, element: {}, notices: {} } as unknown as Screen;

let server: FaultyServer;
// Answers are kept by their address: each test has its own.
let user = 0;
beforeEach(async () => {
  user += 1;
  server = await startFaultyServer();
  server.answer(path(), json([{ n: user }]));
  vi.stubGlobal('location', new URL(server.origin));
  return () => server.close();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const path = () => `/studies/${user}/`;
const show = (wanted: AnswerOptions) =>
  renderHook(props => useAnswer(screen, studies, { path: { user } }, props), { initialProps: wanted });

async function answered(...wanted: AnswerOptions[]) {
  const shown = wanted.map(show);
  for (const { result } of shown) await waitFor(() => expect(result.current.answer).toEqual([{ n: user }]));
  return shown;
}

it('[EMB-02] those who ask while the answer is on its way send one request', async () => {
  await answered({}, {}, {});
  expect(server.hits(path())).toHaveLength(1);
});

it('[NET-16] whoever comes later asks anew', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await answered({});
  vi.setSystemTime(Date.now() + 1);
  await answered({});
  expect(server.hits(path())).toHaveLength(2);
});

it('[EMB-02] [NET-16] who shares takes an answer of the last 10 s, but not when it asks again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await answered({ isShared: true });
  vi.setSystemTime(Date.now() + 9_999);
  const [late] = await answered({ isShared: true });
  expect(server.hits(path())).toHaveLength(1);
  late?.result.current.retry();
  await waitFor(() => expect(server.hits(path())).toHaveLength(2));
  vi.setSystemTime(Date.now() + 20_000);
  await answered({ isShared: true });
  expect(server.hits(path())).toHaveLength(3);
});

it('[PD-03] asks nothing before it is wanted, and what was asked goes on when it no longer is', async () => {
  const { result, rerender } = show({ isEnabled: false });
  expect(result.current.state).toBe('loading');
  rerender({ isEnabled: true });
  rerender({ isEnabled: false });
  await waitFor(() => expect(result.current.answer).toEqual([{ n: user }]));
  rerender({ isEnabled: true });
  expect(result.current.answer).toEqual([{ n: user }]);
  expect(server.hits(path())).toHaveLength(1);
});

it('[PD-03] to ask again waits until it is wanted', async () => {
  const [shown] = await answered({});
  shown?.rerender({ isEnabled: false });
  shown?.result.current.retry();
  await Promise.resolve();
  expect(shown?.result.current.answer).toEqual([{ n: user }]);
  expect(server.hits(path())).toHaveLength(1);
  shown?.rerender({ isEnabled: true });
  await waitFor(() => expect(server.hits(path())).toHaveLength(2));
});
