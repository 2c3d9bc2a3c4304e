import type { Page } from '@playwright/test';
import type { FaultOrder } from '../host/faults.ts';
import { expect, test } from './portal.ts';

const lookup = '/direct/site/12/api/lookup/';

/** What a script of the page gets: status, type and text of the answer, or that there was none. */
async function ask(page: Page): Promise<{ status: number; type: string; text: string } | 'no answer'> {
  return page.evaluate(async path => {
    try {
      const answer = await fetch(path);
      return {
        status: answer.status,
        type: answer.headers.get('content-type') ?? '',
        text: await answer.text(),
      };
    } catch {
      return 'no answer' as const;
    }
  }, lookup);
}

const answered: [Omit<FaultOrder, 'match'>, Record<string, unknown>][] = [
  [{ fault: 'slow', milliseconds: 1 }, { status: 200 }],
  [
    { fault: 'trickle', milliseconds: 1 },
    { status: 200, text: expect.stringMatching(/\]$/) },
  ],
  [{ fault: 'truncatedJson' }, { status: 200, text: expect.not.stringMatching(/\]$/) }],
  [{ fault: 'empty' }, { status: 204, text: '' }],
  [{ fault: 'body' }, { status: 200, text: 'null' }],
  [
    { fault: 'body', value: { data: 7 } },
    { status: 200, text: '{"data":7}' },
  ],
  [{ fault: 'htmlPage' }, { status: 200, type: 'text/html; charset=utf-8' }],
  [{ fault: 'login' }, { status: 200, text: expect.stringContaining('Please sign in') }],
  [{ fault: 'expired' }, { status: 200, text: expect.stringContaining('Please sign in') }],
  [
    { fault: 'status', status: 503, retryAfter: '1' },
    { status: 503, type: 'text/html' },
  ],
  [
    { fault: 'status', status: 422, message: 'No.' },
    { status: 422, text: '{"message":"No."}' },
  ],
];

for (const [fault, expected] of answered)
  test(`[NET-11] the portal can show the fault ${JSON.stringify(fault)}`, async ({ page, portal }) => {
    await page.goto('/');
    await portal.fault({ match: lookup, ...fault });
    expect(await ask(page)).toMatchObject(expected);
    if (fault.fault !== 'expired')
      expect(await ask(page)).toMatchObject({ status: 200, text: expect.stringMatching(/^\[\{/) });
  });

for (const fault of ['reset', 'cutBody', 'committedThenReset'] as const)
  test(`[NET-11] the portal can lose an answer: ${fault}`, async ({ page, portal }) => {
    await page.goto('/');
    await portal.fault({ match: lookup, fault });
    expect(await ask(page)).toBe('no answer');
    expect((await portal.requests())[`GET ${lookup}`]).toBe(1);
  });

for (const [fault, then] of [
  ['reset', { result: 'success' }],
  ['committedThenReset', { message: 'This reimbursement is already approved.' }],
] as const)
  test(`[NET-12] a post whose answer is lost has been sent once: ${fault}`, async ({ page, portal }) => {
    await page.goto('/');
    await page.reload();
    await portal.fault({ match: '/view/', fault });
    const token = (await page.locator('[name=_token]').first().getAttribute('value')) ?? '';
    const approve = () =>
      page.evaluate(async csrf => {
        const headers = { 'x-csrf-token': csrf, accept: 'application/json' };
        const body = JSON.stringify({ quickApprove: true });
        const answer = await fetch('/direct/reimbursement/700004/view/', { method: 'POST', headers, body });
        return answer.json();
      }, token);
    await expect(approve()).rejects.toThrow('Failed to fetch');
    expect((await portal.requests())['POST /direct/reimbursement/700004/view/']).toBe(1);
    expect(await approve()).toEqual(then);
  });

test('[NET-11] a fault strikes after those it lets pass, as often as ordered, and only its own session', async ({
  page,
  portal,
  browser,
  baseURL,
}) => {
  await page.goto('/');
  await portal.fault({ match: lookup, fault: 'empty', skip: 1, times: 2 });
  const other = await browser.newContext({ baseURL });
  const statuses: number[] = [];
  for (let time = 0; time < 4; time += 1) {
    expect((await other.request.get(lookup)).status()).toBe(200);
    statuses.push((await page.request.get(lookup)).status());
  }
  expect(statuses).toEqual([200, 204, 204, 200]);
  await other.close();
});

test('[NET-11] the queue can lie about its total and repeat its rows', async ({ page, portal }) => {
  const list = '/direct/reimbursement/site/12/review/api/list/';
  await page.goto('/');
  await portal.fault({ match: list, fault: 'wrongTotal', value: '10' });
  await portal.fault({ match: list, fault: 'duplicateRows' });
  expect((await (await page.request.get(`${list}?limit=5`)).json()).total).toBe('10');
  expect((await (await page.request.get(`${list}?limit=5`)).json()).data).toHaveLength(10);
});

test('[NET-12] requests are counted by path, and a repeated key is done once', async ({ page, portal }) => {
  await page.goto('/');
  const token = (await page.locator('[name=_token]').first().getAttribute('value')) ?? '';
  const headers = { 'x-csrf-token': token, 'idempotency-key': 'one' };
  const path = '/direct/reimbursement/700003/view/';
  for (let time = 0; time < 2; time += 1) {
    const answer = await page.request.post(path, { data: { quickApprove: true }, headers });
    expect(await answer.json()).toEqual({ result: 'success' });
  }
  expect(await portal.requests()).toMatchObject({ 'GET /': 1, [`POST ${path}`]: 2 });
});
