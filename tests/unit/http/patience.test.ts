import { array, looseObject, number } from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { post } from '../../../src/http/post.ts';
import { batchBudget, type GetEndpoint, type PostEndpoint, postTo } from '../../../src/http/request.ts';
import { ask } from '../../support/ask.ts';
import { pageAt } from '../../support/page-at.ts';

// Timeouts and retries, tested with fake timers and a fake fetch.

const things = {
  name: 'things',
  method: 'GET',
  path: '/things/',
  answer: array(looseObject({ n: number() })),
} as const satisfies GetEndpoint;
const batch = { ...things, budget: batchBudget } as const;
const saving = {
  ...things,
  method: 'POST',
  body: 'json',
  proof: 'save',
} as const satisfies PostEndpoint;

type Answer = (request: Request) => Response | Promise<Response>;

/** Answers each request with the next handler, and all further ones with the last. Counts the requests. */
function host(...answers: readonly Answer[]): () => number {
  let sent = 0;
  vi.stubGlobal('fetch', async (request: Request) => {
    sent += 1;
    return (answers[sent - 1] ?? answers.at(-1))?.(request);
  });
  return () => sent;
}

const silence: Answer = ({ signal }) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
const empty: Answer = () => Response.json([]);
const busy =
  (retryAfter: string): Answer =>
  () =>
    new Response('', { status: 503, headers: { 'retry-after': retryAfter } });

/** A body whose chunks arrive `pause` milliseconds apart; it then ends, or stalls. */
const pieces =
  (body: Uint8Array<ArrayBuffer>[], pause: number, ends: boolean): Answer =>
  () => {
    const left = [...body];
    const pull = async (controller: ReadableStreamDefaultController) => {
      const piece = left.shift();
      if (!piece) return ends ? controller.close() : new Promise<void>(() => {});
      if (pause) await new Promise(resolve => setTimeout(resolve, pause));
      controller.enqueue(piece);
    };
    return new Response(new ReadableStream({ pull }));
  };
const bytesOf = (text: string) => [...new TextEncoder().encode(text)].map(byte => Uint8Array.of(byte));
const stalled = pieces(bytesOf('[{"n":1},'), 0, false);

const asked = (endpoint: typeof things | typeof batch = things, signal?: AbortSignal) =>
  ask(endpoint, { page: {}, signal }).catch(error => error);
const noPause = 1; // the shortest delay of a timer
const elapse = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 31) });
  pageAt('https://portal.test/dashboard/');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(Math, 'random').mockReturnValue(0); // no delay before retries
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

describe('the time limit of a call', () => {
  it.each([
    ['silence', silence],
    ['a body that stalls', stalled],
  ])('[NET-12] is 15 s per attempt of a lookup and 30 s in total, after %s', async (_, fault) => {
    const sent = host(fault);
    const answer = asked();
    await elapse(14_999);
    expect(sent()).toBe(1);
    await elapse(1 + noPause);
    expect(sent()).toBe(2);
    await elapse(15_000);
    expect(await answer).toMatchObject({
      name: 'RequestError',
      code: 'ERR_TIMEOUT',
      message: 'ERR_TIMEOUT: Request timed out',
    });
    expect(sent()).toBe(2);
  });

  it('[NET-12] [EMB-05] leaves no timer behind after the answer', async () => {
    host(empty);
    expect(await asked()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['120 s for a batch of rows, which is not retried after a timeout', silence, 120_000],
    ['30 s for a batch of rows whose body stalls', stalled, 30_000],
  ])('[NET-12] is %s', async (_, fault, ms) => {
    const sent = host(fault);
    const settled = vi.fn();
    const answer = asked(batch).finally(settled);
    await elapse(ms - 1);
    expect(settled).not.toHaveBeenCalled();
    await elapse(1);
    expect(await answer).toMatchObject({ code: 'ERR_TIMEOUT' });
    expect(sent()).toBe(1);
  });

  it('[NET-11] is not exceeded by a body that arrives slowly but steadily, with split characters', async () => {
    const rows = [{ n: 1, label: 'é🙂' }];
    host(pieces(bytesOf(JSON.stringify(rows)), 4_000, true));
    const answer = asked(batch);
    await elapse(119_000);
    expect(await answer).toEqual(rows);
  });

  it('[NET-12] is 60 s for a POST, which is not retried', async () => {
    const sent = host(silence);
    const settled = vi.fn();
    const answer = post(postTo(saving, { json: {}, page: {} }), 'k1').catch(error => error);
    void answer.then(settled);
    await elapse(59_999);
    expect(settled).not.toHaveBeenCalled();
    await elapse(1);
    expect(await answer).toMatchObject({ code: 'ERR_TIMEOUT', outcome: 'unknown' });
    expect(sent()).toBe(1);
  });

  it('[NET-02] does not hide an error status whose body never ends', async () => {
    host(() => new Response(new ReadableStream(), { status: 422 }));
    const answer = post(postTo(saving, { json: {}, page: {} }), 'k1').catch(error => error);
    await elapse(60_000);
    expect(await answer).toMatchObject({ code: 'HTTP_422', outcome: 'not done' });
  });
});

it('[NET-12] a failed call says how its last attempt ended, not an earlier one', async () => {
  const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
  host(() => new Response('', { status: 503 }), lost);
  const failure = asked();
  await vi.runAllTimersAsync();
  expect(await failure).toMatchObject({ code: 'ERR_NETWORK' });
});

const inAnHour = new Date(Date.UTC(2026, 0, 31, 1)).toUTCString();
const inThreeSeconds = new Date(Date.UTC(2026, 0, 31, 0, 0, 3)).toUTCString();

it.each([
  ['7', 7_000],
  ['60', 10_000],
  [inThreeSeconds, 3_000],
  [inAnHour, 10_000],
  ['soon', 300],
  ['-5', 300],
])('[NET-12] the delay before a retry with Retry-After %s is %i ms', async (retryAfter, ms) => {
  vi.mocked(Math.random).mockReturnValue(1);
  const sent = host(busy(retryAfter), empty);
  const answer = asked();
  await elapse(ms - 1);
  expect(sent()).toBe(1);
  await elapse(1);
  expect(sent()).toBe(2);
  expect(await answer).toEqual([]);
});

it.each([
  ['a request', silence],
  ['the pause before a retry', busy('7')],
])('[NET-12] an aborted call ends at once, during %s', async (_, answer) => {
  const controller = new AbortController();
  const sent = host(answer, empty);
  const answered = asked(things, controller.signal);
  await elapse(1_000);
  controller.abort();
  expect(await answered).toMatchObject({ name: 'AbortError' });
  await elapse(60_000);
  expect(sent()).toBe(1);
  expect(console.error).not.toHaveBeenCalled();
});
