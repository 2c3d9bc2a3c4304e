// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { array, looseObject, number } from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shareAnswer, useRequest } from '../../../../src/http/answers/use-request.ts';
import { type GetEndpoint, requestTo } from '../../../../src/http/request.ts';
import { ofPage } from '../../../../src/platform/page.ts';
import { veilOf } from '../../../../src/platform/return-veil.ts';
import { type FaultyServer, json, reset, startFaultyServer, status } from '../../../support/faulty-server.ts';
import { later } from '../../../support/later.ts';
import { pageAt } from '../../../support/page-at.ts';
import { showPage } from '../../../support/restored-page.ts';
import { runs } from '../../../support/runs.ts';

const patients = {
  name: 'patients',
  method: 'GET',
  path: '/patients/{studyId}/',
  budget: { perTry: 9_000, total: 9_000, stall: 9_000, retryTimeout: true },
  answer: array(looseObject({ n: number() })),
} as const satisfies GetEndpoint;

let server: FaultyServer;
beforeEach(async () => {
  server = await startFaultyServer();
  pageAt(server.origin);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(Math, 'random').mockReturnValue(0); // no delay before retries
  return () => server.close();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const of = (studyId: string | number, host?: HTMLElement) =>
  requestTo(patients, { path: { studyId }, page: { host } });
const show = (studyId?: string | number, maxAge?: number) =>
  renderHook(({ id }) => useRequest(id === undefined ? undefined : of(id), maxAge), {
    initialProps: { id: studyId },
  });

describe('useRequest', () => {
  it('[NET-12] stays idle without a request', () => {
    expect(show().result.current.state).toBe('idle');
  });

  it('[NET-12] is loading at once, then ready with the answer', async () => {
    server.answer('/patients/1/', json([{ n: 1 }]));
    const { result } = show(1);
    expect(result.current.state).toBe('loading');
    await waitFor(() => expect(result.current).toMatchObject({ state: 'ready', answer: [{ n: 1 }] }));
  });

  it('[NET-12] still shows the answer to its choice when its earlier one is answered for another element', async () => {
    const earlier = later<void>();
    server.answer('/patients/13/', async (...exchange) => {
      await earlier.promise;
      json([{ n: 13 }])(...exchange);
    });
    server.answer('/patients/14/', json([{ n: 14 }]));
    const other = show(13);
    const { result, rerender } = show(13);
    rerender({ id: 14 });
    await waitFor(() => expect(result.current.answer).toEqual([{ n: 14 }]));
    earlier.resolve();
    await waitFor(() => expect(other.result.current.state).toBe('ready'));
    expect(result.current.answer).toEqual([{ n: 14 }]);
  });

  it('[EMB-02] sends one request for two elements and for a third that comes later', async () => {
    server.answer('/patients/3/', json([{ n: 3 }]));
    const shown = [show(3), show(3)];
    for (const { result } of shown) await waitFor(() => expect(result.current.state).toBe('ready'));
    const late = show(3);
    await waitFor(() => expect(late.result.current.state).toBe('ready'));
    expect(server.hits('/patients/3/')).toHaveLength(1);
  });

  it('[EMB-02] sends a new request after 60 s', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    server.answer('/patients/4/', json([]));
    const found = async () => {
      const { answer, release } = shareAnswer(of(4));
      await answer;
      release();
    };
    await found();
    vi.setSystemTime(Date.now() + 60_000);
    await found();
    expect(server.hits('/patients/4/')).toHaveLength(1);
    vi.setSystemTime(Date.now() + 1);
    await found();
    expect(server.hits('/patients/4/')).toHaveLength(2);
  });

  it('[EMB-02] keeps no answer in memory that is too old to be used', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const id of [15, 16, 17]) server.answer(`/patients/${id}/`, json([]));
    const kept = () => [...ofPage('answers', () => new Map<string, unknown>()).keys()].join();
    await shareAnswer(of(15)).answer;
    vi.setSystemTime(Date.now() + 60_000);
    await shareAnswer(of(16)).answer;
    expect(kept()).toContain('/patients/15/');
    vi.setSystemTime(Date.now() + 1);
    await shareAnswer(of(17)).answer;
    expect(kept()).not.toContain('/patients/15/');
    expect(kept()).toContain('/patients/16/');
  });

  it('[NET-12] aborts only when nobody waits any more', async () => {
    let close: () => void = () => {};
    const closed = new Promise<void>(resolve => {
      close = resolve;
    });
    const arrived = new Promise<void>(resolve => {
      server.answer('/patients/5/', response => {
        response.on('close', close);
        resolve();
      });
    });
    const [one, other] = [show(5), show(5)];
    await arrived;
    let isClosed = false;
    closed.then(() => {
      isClosed = true;
    });
    one.unmount();
    await Promise.resolve();
    expect(isClosed).toBe(false);
    expect(other.result.current.state).toBe('loading');
    other.unmount();
    await closed;
    expect(console.error).not.toHaveBeenCalled();
  });

  it('[NET-12] keeps the request when another element takes over in the same task', async () => {
    server.answer('/patients/6/', json([{ n: 6 }]));
    const first = shareAnswer(of(6));
    first.release();
    const second = shareAnswer(of(6));
    first.release();
    expect(await second.answer).toEqual([{ n: 6 }]);
    expect(server.hits('/patients/6/')).toHaveLength(1);
  });

  it('[NET-04] fails with the error and sends the request again on each retry', async () => {
    server.answer('/patients/7/', status(404));
    const { result } = show(7);
    await waitFor(() =>
      expect(result.current).toMatchObject({ state: 'failed', error: { code: 'HTTP_404' } }),
    );
    act(() => result.current.retry());
    expect(result.current.state).toBe('loading');
    await waitFor(() => expect(result.current.state).toBe('failed'));
    server.answer('/patients/7/', json([{ n: 7 }]));
    act(() => result.current.retry());
    await waitFor(() => expect(result.current).toMatchObject({ state: 'ready', answer: [{ n: 7 }] }));
  });

  it('[NET-12] removes its listeners', async () => {
    const heard = vi.spyOn(globalThis, 'addEventListener');
    const unheard = vi.spyOn(globalThis, 'removeEventListener');
    const ofOnline = (spy: typeof heard | typeof unheard) =>
      spy.mock.calls.filter(([type]) => type === 'online').map(([, listener]) => listener);
    server.answer('/patients/11/', reset);
    const { result, unmount } = show(11);
    await waitFor(() => expect(result.current.state).toBe('failed'));
    unmount();
    expect(ofOnline(heard)).toHaveLength(1);
    expect(ofOnline(unheard)).toEqual(ofOnline(heard));
  });

  it('[NET-12] retries once when the browser is back online, but not after an answer', async () => {
    server.answer('/patients/8/', reset);
    server.answer('/patients/9/', status(404));
    const lost = show(8);
    const refused = show(9);
    await waitFor(() => expect(lost.result.current.state).toBe('failed'));
    await waitFor(() => expect(refused.result.current.state).toBe('failed'));
    server.answer('/patients/8/', json([]));
    act(() => {
      dispatchEvent(new Event('online'));
    });
    expect(lost.result.current.state).toBe('loading');
    expect(refused.result.current.state).toBe('failed');
    await waitFor(() => expect(lost.result.current.state).toBe('ready'));
    expect(server.hits('/patients/8/')).toHaveLength(4);
    lost.unmount();
    act(() => {
      dispatchEvent(new Event('online'));
    });
    expect(server.hits('/patients/8/')).toHaveLength(4);
  });
});

describe('useRequest after Back has restored the page', () => {
  const goBack = () => act(() => void showPage(true));
  /** Back restores the page of an element, which was hidden when the page was left. */
  const comeBack = (host: HTMLElement) => {
    veilOf(host).cover();
    goBack();
    veilOf(host).lift();
  };
  const hits = (id: number) => server.hits(`/patients/${id}/`).length;
  const shown = async (id: number) => {
    server.answer(`/patients/${id}/`, json([{ n: 1 }]));
    const hook = show(id);
    await waitFor(() => expect(hook.result.current.answer).toEqual([{ n: 1 }]));
    return hook;
  };

  it('[NET-20] asks again and shows the answer until the new one has arrived', async () => {
    const { result } = await shown(21);
    server.answer('/patients/21/', json([{ n: 2 }]));
    goBack();
    expect(result.current).toMatchObject({ state: 'ready', answer: [{ n: 1 }] });
    await waitFor(() => expect(result.current.answer).toEqual([{ n: 2 }]));
    goBack();
    await waitFor(() => expect(hits(21)).toBe(3));
  });

  it('[NET-20] removes the answer if the session has ended', async () => {
    const { result } = await shown(22);
    server.answer('/patients/22/', status(401));
    goBack();
    await waitFor(() => expect(result.current).toMatchObject({ error: { code: 'ERR_SESSION' } }));
    expect(result.current.answer).toBeUndefined();
  });

  it('[NET-20] keeps the answer if the new request fails for another reason', async () => {
    const { result } = await shown(23);
    server.answer('/patients/23/', status(410));
    goBack();
    await waitFor(() => expect(console.error).toHaveBeenCalled());
    await act(async () => {});
    expect(result.current).toMatchObject({ state: 'ready', answer: [{ n: 1 }] });
  });

  it('[NET-20] does not show an earlier answer to a choice that is made again', async () => {
    const { result, rerender } = await shown(25);
    rerender({ id: undefined });
    goBack();
    server.answer('/patients/25/', json([{ n: 2 }]));
    rerender({ id: 25 });
    expect(result.current.state).toBe('loading');
    expect(result.current.answer).toBeUndefined();
    await waitFor(() => expect(result.current.answer).toEqual([{ n: 2 }]));
  });

  it('[NET-26] hides the element until its answer is shown, also one that it asked for later', async () => {
    const host = document.createElement('div');
    server.answer('/patients/28/', json([{ n: 1 }]));
    let rendered: unknown;
    const { result, rerender } = renderHook(
      ({ isChosen }) => {
        const state = useRequest(isChosen ? of(28, host) : undefined);
        rendered = state.answer;
        return state;
      },
      { initialProps: { isChosen: false } },
    );
    rerender({ isChosen: true });
    await waitFor(() => expect(result.current.state).toBe('ready'));
    server.answer('/patients/28/', json([{ n: 2 }]));
    comeBack(host);
    expect(veilOf(host).state.value).toBe('hidden');
    const shown: unknown[] = [];
    veilOf(host).state.subscribe(() => shown.push(rendered));
    await waitFor(() => expect(veilOf(host).state.value).toBe('shown'));
    expect(shown).toEqual([[{ n: 2 }]]);
  });

  it('[NET-26] hides the element while the host cannot answer, until Retry gets a proper answer', async () => {
    const host = document.createElement('div');
    const stateIs = (state: string) => waitFor(() => expect(veilOf(host).state.value).toBe(state));
    server.answer('/patients/29/', json([{ n: 1 }]));
    const { result } = renderHook(() => useRequest(of(29, host)));
    await waitFor(() => expect(result.current.state).toBe('ready'));
    server.answer('/patients/29/', status(501));
    comeBack(host);
    await stateIs('unreachable');
    server.answer('/patients/29/', json([{ n: 2 }]));
    act(() => veilOf(host).retry());
    await stateIs('shown');
    expect(result.current.answer).toEqual([{ n: 2 }]);
  });

  it('[NET-26] is not waited for, then or at the next return, once it is no longer shown', () => {
    const host = document.createElement('div');
    const { unmount } = renderHook(() => useRequest(of(30, host)));
    comeBack(host);
    expect(veilOf(host).state.value).toBe('hidden');
    unmount();
    expect(veilOf(host).state.value).toBe('shown');
    comeBack(host);
    expect(veilOf(host).state.value).toBe('shown');
  });
});

describe('useRequest for records', () => {
  const hits = (id: number) => server.hits(`/patients/${id}/`).length;
  const answered = async (id: number, maxAge: number) => {
    const { result } = show(id, maxAge);
    await waitFor(() => expect(result.current.answer).toEqual([{ n: id }]));
    return result;
  };
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }).setSystemTime(Date.now()));

  it('[NET-16] shares what is in flight, and sends a new request after an answer', async () => {
    server.answer('/patients/31/', json([{ n: 31 }]));
    await Promise.all([answered(31, 0), answered(31, 0)]);
    expect(hits(31)).toBe(1);
    vi.setSystemTime(Date.now() + 1);
    await answered(31, 0);
    expect(hits(31)).toBe(2);
  });
});

it.each([
  ['could not reach the host', 'ERR_NETWORK', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['got no answer in time', 'ERR_TIMEOUT', ({ signal }: Request) => abortedBy(signal)],
])('[NET-12] asks again when the browser is back online after a request that %s', async (_, code, fail) => {
  vi.useFakeTimers();
  globalThis.fetch = input => fail(input as Request);
  const { result } = show(41);
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

describe('useRequest with any order of requests and answers', () => {
  let run = 0;
  const choice = fc.option(fc.nat({ max: 2 }), { nil: undefined });
  const choices = fc.tuple(choice, fc.array(choice, { minLength: 1, maxLength: 5 }));

  it('[NET-12] shows the answer to the latest choice, and at no time that to another', () =>
    fc.assert(
      fc.asyncProperty(fc.scheduler({ act }), choices, async (scheduler, [first, rest]) => {
        run += 1;
        const idOf = (chosen?: number) => (chosen === undefined ? undefined : `${run}-${chosen}`);
        vi.stubGlobal('fetch', ({ url }: Request) => {
          const n = Number(url.at(-2)); // the server answers even what was aborted
          return scheduler.schedule(Promise.resolve(new Response(JSON.stringify([{ n }]))), url);
        });
        const wrong: unknown[] = [];
        const { result, rerender, unmount } = renderHook(
          ({ chosen }) => {
            const id = idOf(chosen);
            const lookup = useRequest(id === undefined ? undefined : of(id));
            if (lookup.answer && lookup.answer[0]?.n !== chosen) wrong.push([chosen, lookup.answer]);
            return lookup;
          },
          { initialProps: { chosen: first } },
        );
        scheduler.scheduleSequence(
          rest.map(chosen => ({ label: `choose ${chosen}`, builder: async () => rerender({ chosen }) })),
        );
        const last = rest.at(-1);
        const isSettled = () => result.current.state === (last === undefined ? 'idle' : 'ready');
        await scheduler.waitIdle();
        await waitFor(() => expect(isSettled()).toBe(true), { interval: 1 });
        if (last !== undefined) expect(result.current.answer).toEqual([{ n: last }]);
        expect(wrong).toEqual([]);
        unmount();
      }),
      { numRuns: runs(1_000) },
    ));
});
