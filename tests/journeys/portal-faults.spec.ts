import { expect, test } from './portal.ts';
import { settled } from './settled.ts';

// A browser sends a post again by itself when the connection that it had used before is reset.
for (const [fault, then] of [
  ['reset', { result: 'success' }],
  ['committedThenReset', { message: 'This reimbursement is already approved.' }],
] as const)
  test(`[NET-12] a post whose answer is lost has been sent once: ${fault}`, async ({ page, portal }) => {
    await page.goto('/');
    await page.reload();
    // What is still being answered would keep its connection.
    await settled(page);
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
