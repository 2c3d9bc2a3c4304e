// @vitest-environment node
import { array, unknown } from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ask } from '../../../src/http/ask.ts';
import { sendEarly, takeEarly } from '../../../src/http/early.ts';
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
  const early = () => sendEarly(server.origin + path);
  const hits = () => server.hits(path);

  describe('a request sent before its code arrived', () => {
    it('[EMB-02] is the only one, and looks like any other', async () => {
      server.answer(path, json([1]));
      early();
      expect(await ask(studies, { page: {} })).toEqual([1]);
      await ask(studies, { page: {} });
      expect(hits()).toHaveLength(2);
      const [first, second] = hits().map(({ headers }) => ({ ...headers, connection: '' }));
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
      await expect(takeEarly(server.origin + path)?.answer).rejects.toThrow();
      expect(elsewhere.hits(path)).toEqual([]);
    });

    it('[EMB-02] is handed over once', async () => {
      server.answer(path, json([]));
      early();
      const href = server.origin + path;
      expect((await takeEarly(href)?.answer)?.status).toBe(200);
      expect(takeEarly(href)).toBeUndefined();
      expect(takeEarly('https://portal.test/never')).toBeUndefined();
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
      const patient = { ...studies, budget: { ...studies.budget, perTry: 200 } };
      expect(await ask(patient, { page: {} })).toEqual([3]);
      expect(hits()).toHaveLength(2);
    });
  });
});
