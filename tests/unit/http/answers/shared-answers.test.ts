// @vitest-environment jsdom
import { array, looseObject, number } from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shareAnswer } from '../../../../src/http/answers/use-request.ts';
import { type GetEndpoint, requestTo } from '../../../../src/http/request.ts';
import { type FaultyServer, json, startFaultyServer, status } from '../../../support/faulty-server.ts';
import { type Later, later } from '../../../support/later.ts';
import { pageAt } from '../../../support/page-at.ts';
import { showPage } from '../../../support/restored-page.ts';

const sites = {
  name: 'sites',
  method: 'GET',
  path: '/sites/{studyId}/',
  answer: array(looseObject({ n: number() })),
} as const satisfies GetEndpoint;

// Answers are shared by address: each test has its own.
let studyId = 0;
let server: FaultyServer;
beforeEach(async () => {
  studyId += 1;
  server = await startFaultyServer();
  pageAt(server.origin);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  return () => server.close();
});

const path = () => `/sites/${studyId}/`;
const share = () => shareAnswer(requestTo(sites, { path: { studyId }, page: {} }));
const hits = () => server.hits(path()).length;

/** Answers the next request when the test says so, with an error status or with this row. */
function answerLater(): Later<number> {
  const answer = later<number>();
  server.answer(path(), async (...exchange) => {
    const n = await answer.promise;
    (n >= 400 ? status(n) : json([{ n }]))(...exchange);
  });
  return answer;
}

describe('a shared answer', () => {
  it('[NET-20] is not used again after Back has restored the page', async () => {
    server.answer(path(), json([{ n: 1 }]));
    await share().answer;
    showPage(false);
    await share().answer;
    expect(hits()).toBe(1);
    showPage(true);
    await share().answer;
    expect(hits()).toBe(2);
  });

  it('[NET-12] is sent again for an element that comes after the last one has left', async () => {
    const first = answerLater();
    const left = share();
    await expect.poll(hits).toBe(1);
    left.release();
    await Promise.resolve();
    const next = share();
    first.resolve(1);
    await expect(left.answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(await next.answer).toEqual([{ n: 1 }]);
    expect(hits()).toBe(2);
  });

  it('[NET-20] is not used again after its element has left the page, which may now be another person’s', async () => {
    server.answer(path(), json([{ n: 1 }]));
    const host = document.createElement('div');
    const shareFor = () => shareAnswer(requestTo(sites, { path: { studyId }, page: { host } }));
    document.body.append(host);
    const chosenBefore = shareFor();
    await chosenBefore.answer;
    chosenBefore.release();
    await Promise.resolve();
    const shown = shareFor();
    await shown.answer;
    expect(hits()).toBe(1);
    host.remove();
    shown.release();
    await Promise.resolve();
    await shareFor().answer;
    expect(hits()).toBe(2);
  });

  it('[NET-20] is shared although one from before the return fails', async () => {
    const before = answerLater();
    const old = share();
    await expect.poll(hits).toBe(1);
    showPage(true);
    const after = answerLater();
    const one = share();
    before.resolve(404);
    await expect(old.answer).rejects.toMatchObject({ code: 'HTTP_404' });
    const other = share();
    after.resolve(2);
    expect(await Promise.all([one.answer, other.answer])).toEqual([[{ n: 2 }], [{ n: 2 }]]);
    expect(hits()).toBe(2);
  });
});
