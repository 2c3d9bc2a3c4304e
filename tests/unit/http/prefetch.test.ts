import { array, unknown } from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { post } from '../../../src/http/post.ts';
import { dropAbandoned, type Prefetched, prefetch, takePrefetched } from '../../../src/http/prefetch.ts';
import { type GetEndpoint, postTo } from '../../../src/http/request.ts';
import { ask } from '../../support/ask.ts';
import {
  cutOff,
  type FaultyServer,
  firstThen,
  json,
  redirect,
  reset,
  startFaultyServer,
  status,
} from '../../support/faulty-server.ts';
import { pageAt } from '../../support/page-at.ts';

const path = '/studies/';
const studies = {
  name: 'studies',
  method: 'GET',
  path,
  budget: { perTry: 9_000, total: 9_000, stall: 9_000, retryTimeout: true },
  answer: array(unknown()),
} as const satisfies GetEndpoint;

const jsonBody = 'json' as const;

it('[NET-12] on a page without a prefetched request, there is none to take or to abort', () => {
  expect(takePrefetched('https://portal.test/studies/')).toBeUndefined();
  expect(dropAbandoned).not.toThrow();
});

describe('ask', () => {
  let server: FaultyServer;
  beforeEach(async () => {
    server = await startFaultyServer();
    pageAt(server.origin);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    return () => server.close();
  });
  const prefetchFor = (element = { isConnected: true }) => prefetch(server.origin + path, element as Element);
  const taken = () => takePrefetched(server.origin + path);
  const hits = () => server.hits(path);
  const begun = async (request: Prefetched | undefined) => {
    await request?.answer;
    return request?.body;
  };

  describe('a prefetched request', () => {
    it('[EMB-02] replaces the first GET with the same headers', async () => {
      server.answer(path, json([1]));
      prefetchFor();
      expect(await ask(studies, { page: {} })).toEqual([1]);
      await ask(studies, { page: {} });
      expect(hits()).toHaveLength(2);
      // The later request bypasses every cache, too; the tests of `ask` check that.
      const [first, second] = hits().map(({ headers: { accept, 'x-requested-with': by } }) => ({
        accept,
        by,
      }));
      expect(first).toEqual(second);
    });

    it('[NET-01] is never sent to another site', async () => {
      await using elsewhere = await startFaultyServer();
      elsewhere.answer(path, json([], 200, { 'access-control-allow-origin': '*' }));
      server.answer(path, redirect(elsewhere.origin + path));
      prefetchFor();
      await expect(taken()?.answer).rejects.toThrow();
      expect(elsewhere.hits(path)).toEqual([]);
    });

    it('[EMB-02] is read while it arrives, before a call takes it', async () => {
      let left = 40;
      const piece = new Uint8Array(100_000).fill(32);
      const body = new ReadableStream<Uint8Array>({
        pull: controller => {
          left -= 1;
          if (left) controller.enqueue(piece);
          else controller.close();
        },
      });
      vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body));
      prefetchFor();
      await expect.poll(() => left).toBe(0);
      const pieces = (await begun(taken()))?.chunks ?? [];
      expect(pieces.reduce((length, { byteLength }) => length + byteLength, 0)).toBe(3_900_000);
    });

    it('[NET-11] is empty when the answer has no body', async () => {
      server.answer(path, status(204));
      prefetchFor();
      await expect(ask(studies, { page: {} })).rejects.toMatchObject({ code: 'ERR_SHAPE' });
    });

    it('[EMB-02] can be taken until 10 s after its answer began to arrive', async () => {
      vi.useFakeTimers({ toFake: ['Date'] });
      server.answer(path, json([]));
      const fetched = vi.spyOn(globalThis, 'fetch');
      const answered = async () => {
        prefetchFor();
        await fetched.mock.results.at(-1)?.value;
      };
      await answered();
      vi.setSystemTime(Date.now() + 10_000);
      expect((await taken()?.answer)?.status).toBe(200);
      await answered();
      vi.setSystemTime(Date.now() + 10_001);
      expect(taken()).toBeUndefined();
      expect(fetched.mock.lastCall?.[1]?.signal?.aborted).toBe(true);
      vi.useRealTimers();
    });

    describe('that no call takes', () => {
      const headersOnly = () => new Response(new ReadableStream());
      let signal: AbortSignal | null | undefined;
      beforeEach(async () => {
        // Date stays real, so that only the timer can discard it.
        vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
        const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => headersOnly());
        prefetchFor();
        signal = fetched.mock.calls[0]?.[1]?.signal;
        await fetched.mock.results[0]?.value;
        return () => vi.useRealTimers();
      });

      it('[EMB-02] is discarded 10 s after its answer began to arrive', async () => {
        await vi.advanceTimersByTimeAsync(9_999);
        expect(signal?.aborted).toBe(false);
        await vi.advanceTimersByTimeAsync(1);
        expect(signal?.aborted).toBe(true);
        expect(taken()).toBeUndefined();
      });

      it('[EMB-02] stays usable when it was taken in time', async () => {
        await vi.advanceTimersByTimeAsync(9_000);
        expect(taken()).toBeDefined();
        prefetchFor();
        await vi.advanceTimersByTimeAsync(1_000);
        expect(signal?.aborted).toBe(false);
        expect(taken()).toBeDefined();
      });
    });

    it('[EMB-02] waits for its GET although a POST goes to the same address', async () => {
      server.answer(path, json([4]));
      prefetchFor();
      const { budget: _, ...endpoint } = studies;
      const posting = { ...endpoint, method: 'POST', body: jsonBody, proof: 'answer' } as const;
      await post(postTo(posting, { json: {}, page: {} }), 'k1');
      expect(await ask(studies, { page: {} })).toEqual([4]);
      expect(
        hits()
          .map(({ method }) => method)
          .sort(),
      ).toEqual(['GET', 'POST']);
    });

    it('[NET-12] is aborted when all elements that it was sent for have left the page', async () => {
      const closed = new Promise(resolve => {
        server.answer(path, response => response.on('close', resolve));
      });
      const [one, other] = [{ isConnected: true }, { isConnected: true }];
      prefetchFor(one);
      prefetchFor(other);
      one.isConnected = false;
      dropAbandoned();
      await expect.poll(hits).toHaveLength(1);
      other.isConnected = false;
      dropAbandoned();
      await closed;
      expect(taken()).toBeUndefined();
    });

    it('[NET-16] bypasses every cache', async () => {
      const fetched = vi.spyOn(globalThis, 'fetch');
      server.answer(path, json([]));
      prefetchFor();
      expect(fetched.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-store' });
      await taken()?.answer;
    });

    it.each([
      ['is reset', reset],
      ['breaks off', cutOff('[')],
      ['is answered with 503', status(503)],
    ])('[NET-12] counts as the first of three attempts when it %s', async (_fault, fault) => {
      server.answer(path, firstThen(fault, json([2])));
      prefetchFor();
      expect(await ask(studies, { page: {} })).toEqual([2]);
      expect(hits()).toHaveLength(2);
      server.answer(path, fault);
      prefetchFor();
      await expect(ask(studies, { page: {} })).rejects.toThrow();
      expect(hits().length).toBeLessThanOrEqual(2 + 3);
    });

    it('[NET-12] causes no unhandled rejection when it fails and no call takes it', async () => {
      const unheard = vi.fn();
      process.on('unhandledRejection', unheard);
      const closed = new Promise(resolve => {
        server.answer(path, response => response.on('close', resolve).destroy());
      });
      prefetchFor();
      await closed;
      server.answer('/other/', json([]));
      await ask({ ...studies, path: '/other/' }, { page: {} });
      expect(unheard).not.toHaveBeenCalled();
      process.off('unhandledRejection', unheard);
    });

    it('[NET-12] is aborted with the call that took it', async () => {
      const controller = new AbortController();
      const closed = new Promise(resolve => {
        server.answer(path, response => {
          response.on('close', resolve);
          controller.abort();
        });
      });
      prefetchFor();
      const answer = ask(studies, { page: {}, signal: controller.signal });
      await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
      await closed;
      expect(hits()).toHaveLength(1);
    });
  });
});
