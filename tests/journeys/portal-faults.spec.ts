import { expect, test } from './portal.ts';
import { settled } from './settled.ts';

// Browsers resend a POST by themselves when a reused connection is reset: the portal must close idle connections first.
for (const [fault, then] of [
  ['reset', { result: 'success' }],
  ['committedThenReset', { message: 'This reimbursement is already approved.' }],
] as const)
  test(`a post whose answer is lost is received once: ${fault}`, async ({ page, portal }) => {
    await page.goto('/');
    await page.reload();
    // Waits for running calls, which would keep their connection open.
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
