// @vitest-environment node
import { array, unknown } from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ask } from '../../../src/http/ask.ts';
import { dropLeft, type EarlyRequest, readHeaders, sendEarly, takeEarly } from '../../../src/http/early.ts';
import type { GetEndpoint } from '../../../src/http/endpoint.ts';
import {
  cutOff,
  type FaultyServer,
  firstThen,
  json,
  redirect,
  reset,
  silence,
  startFaultyServer,
  status,
} from '../../support/faulty-server.ts';

const path = '/studies/';
const studies = {
  name: 'studies',
  method: 'GET',
  path,
  summary: 'Studies.',
  budget: { perTry: 9_000, total: 9_000, stall: 9_000, retryTimeout: true },
  answer: array(unknown()),
} as const satisfies GetEndpoint;

describe('ask', () => {
  let server: FaultyServer;
  beforeEach(async () => {
    server = await startFaultyServer();
    vi.stubGlobal('location', new URL(server.origin));
    vi.spyOn(console, 'error').mockImplementation(() => {});
    return () => server.close();
  });
  const early = (element = { isConnected: true }) => sendEarly(server.origin + path, element as Element);
  const taken = (headers = {}) => takeEarly(server.origin + path, { ...readHeaders, ...headers });
  const hits = () => server.hits(path);
  const begun = async (request: EarlyRequest | undefined) => {
    await request?.answer;
    return request?.body;
  };

  describe('a request sent before its code arrived', () => {
    it('[EMB-02] is the only one, and looks like any other', async () => {
      server.answer(path, json([1]));
      early();
      expect(await ask(studies, { page: {} })).toEqual([1]);
      await ask(studies, { page: {} });
      expect(hits()).toHaveLength(2);
      // The later one asks past every cache, too, and is what the fetch layer's own tests look at.
      const [first, second] = hits().map(({ headers: { accept, 'x-requested-with': by } }) => ({
        accept,
        by,
      }));
      expect(first).toEqual(second);
    });

    it('[EMB-02] is sent once for two elements', async () => {
      server.answer(path, json([1]));
      early();
      early();
      expect(await ask(studies, { page: {} })).toEqual([1]);
      expect(hits()).toHaveLength(1);
    });

    it('[NET-01] never leaves the site', async () => {
      await using elsewhere = await startFaultyServer();
      elsewhere.answer(path, json([], 200, { 'access-control-allow-origin': '*' }));
      server.answer(path, redirect(elsewhere.origin + path));
      early();
      await expect(taken()?.answer).rejects.toThrow();
      expect(elsewhere.hits(path)).toEqual([]);
    });

    it('[EMB-02] is read as it comes, before the code is there that needs it', async () => {
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
      early();
      await expect.poll(() => left).toBe(0);
      const pieces = (await begun(taken()))?.pieces ?? [];
      expect(pieces.reduce((length, { byteLength }) => length + byteLength, 0)).toBe(3_900_000);
    });

    it('[EMB-02] is not read again when all of it has come', async () => {
      vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('[1]'));
      const begins = vi.spyOn(ReadableStream.prototype, 'getReader');
      early();
      await expect.poll(() => begins.mock.results[0]?.value).toBeDefined();
      await begins.mock.results[0]?.value.closed;
      expect(await ask(studies, { page: {} })).toEqual([1]);
      expect(begins).toHaveBeenCalledTimes(1);
    });

    it('[EMB-02] is handed over once', async () => {
      server.answer(path, json([]));
      early();
      expect((await taken()?.answer)?.status).toBe(200);
      expect(taken()).toBeUndefined();
    });

    it('[EMB-02] serves for 10 s after its answer came, and not later', async () => {
      vi.useFakeTimers({ toFake: ['Date'] });
      server.answer(path, json([]));
      const fetched = vi.spyOn(globalThis, 'fetch');
      const answered = async () => {
        early();
        await fetched.mock.results.at(-1)?.value;
      };
      await answered();
      vi.setSystemTime(Date.now() + 9_000);
      expect((await taken()?.answer)?.status).toBe(200);
      await answered();
      vi.setSystemTime(Date.now() + 60_000);
      expect(taken()).toBeUndefined();
      vi.useRealTimers();
    });

    it('[EMB-02] stands in for no request that says something else of itself', async () => {
      server.answer(path, json([]));
      early();
      expect(taken({ 'x-csrf-token': 'f3b1c0' })).toBeUndefined();
      expect(taken()).toBeUndefined();
    });

    it('[NET-12] is aborted when all elements that it was sent for have left', async () => {
      const closed = new Promise(resolve => {
        server.answer(path, response => response.on('close', resolve));
      });
      const [one, other] = [{ isConnected: true }, { isConnected: true }];
      early(one);
      early(other);
      one.isConnected = false;
      dropLeft();
      await expect.poll(hits).toHaveLength(1);
      other.isConnected = false;
      dropLeft();
      await closed;
      expect(taken()).toBeUndefined();
    });

    it('[NET-12] is let go when its body falls silent', async () => {
      const closed = new Promise(resolve => {
        server.answer(path, response => {
          response.writeHead(200, { 'content-type': 'application/json' }).write('[1,');
          response.on('close', resolve);
        });
      });
      early();
      const impatient = { ...studies, budget: { ...studies.budget, stall: 1_000, retryTimeout: false } };
      await expect(ask(impatient, { page: {} })).rejects.toMatchObject({ code: 'ERR_TIMEOUT' });
      await closed;
    });

    it('[NET-16] is asked for past every cache', async () => {
      const fetched = vi.spyOn(globalThis, 'fetch');
      server.answer(path, json([]));
      early();
      expect(fetched.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-store' });
      await taken()?.answer;
    });

    it.each([
      ['is reset', reset],
      ['breaks off', cutOff('[')],
      ['is told to wait', status(503)],
    ])('[NET-12] counts as the first of three tries when it %s', async (_fault, fault) => {
      server.answer(path, firstThen(fault, json([2])));
      early();
      expect(await ask(studies, { page: {} })).toEqual([2]);
      expect(hits()).toHaveLength(2);
      server.answer(path, fault);
      early();
      await expect(ask(studies, { page: {} })).rejects.toThrow();
      expect(hits().length).toBeLessThanOrEqual(2 + 3);
    });

    it('[NET-12] fails unheard when nobody takes it', async () => {
      const unheard = vi.fn();
      process.on('unhandledRejection', unheard);
      const closed = new Promise(resolve => {
        server.answer(path, response => response.on('close', resolve).destroy());
      });
      early();
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
      early();
      const answer = ask(studies, { page: {}, signal: controller.signal });
      await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
      await closed;
      expect(hits()).toHaveLength(1);
    });

    it('[NET-12] is given up and tried anew when it takes too long', async () => {
      server.answer(path, firstThen(silence, json([3])));
      early();
      const patient = { ...studies, budget: { ...studies.budget, perTry: 2_000 } };
      expect(await ask(patient, { page: {} })).toEqual([3]);
      expect(hits()).toHaveLength(2);
    });
  });
});
