import type { FaultOrder } from '../host/faults.ts';
import { expect, test } from './portal.ts';

const sessionEnded = 'Your session has ended. Sign in again, then retry.';

/**
 * One fault of each kind with its own message, and the number of requests. The other faults are tested in
 * tests/unit/http.
 */
const faults: readonly (readonly [
  title: string,
  order: Omit<FaultOrder, 'match'>,
  tries: number,
  text: string,
])[] = [
  ['a connection that is reset', { fault: 'reset', times: 3 }, 3, 'ERR_NETWORK: Network Error'],
  ['truncated JSON', { fault: 'truncatedJson' }, 1, 'ERR_PARSE: Unexpected response'],
  ['the sign-in page', { fault: 'login' }, 1, sessionEnded],
  [
    'a refusal with a message',
    { fault: 'status', status: 400, message: 'Not <b>now</b>.' },
    1,
    'Not <b>now</b>.',
  ],
];

// Each fault strikes either the lookup or the list in the ordinary run, and both in the full one.
for (const [index, [title, order, tries, text]] of faults.entries()) {
  test(`[NET-11] [NET-04] reports a lookup that meets ${title}, keeps the selection, and loads it on Retry`, {
    tag: index % 2 ? '@slow' : [],
  }, async ({ page, portal }) => {
    await page.goto('/direct/site/12/dashboard');
    await portal.fault({ match: '/api/dashboard/patient/study', ...order });
    const screen = page.locator('psp-create-err');
    await screen.getByRole('combobox', { name: 'Study' }).click();
    await page.getByRole('option', { name: 'HORIZON-2' }).click();
    await expect(screen.locator('.notice').getByText(text)).toBeVisible();
    await expect(screen.getByText('HORIZON-2', { exact: true })).toBeVisible();
    const asked = Object.entries(await portal.requests()).find(([path]) => path.includes('/patient/study'));
    expect(asked?.[1]).toBe(tries);
    await screen.getByRole('button', { name: 'Retry' }).click();
    await expect(screen.getByRole('combobox', { name: 'Patient' })).toBeEnabled();
  });

  test(`[NET-11] [NET-05] reports a list that meets ${title} without showing HTML, and loads it on Retry`, {
    tag: index % 2 ? [] : '@slow',
  }, async ({ page, portal }) => {
    const failures: string[] = [];
    page.on('console', message => message.type() === 'error' && failures.push(message.text()));
    await page.goto('/direct/site/12/dashboard');
    // The second of its tables asks with a parameter of its own.
    await portal.fault({ match: 'type=direct', ...order });
    await page.goto('/elements/psp-table');
    const table = page.locator('psp-table').nth(1);
    const said = text === sessionEnded ? text : 'No entries available.';
    await expect(table.getByText(said).first()).toBeVisible();
    if (text === sessionEnded) await expect(table.getByText('No entries available.')).toHaveCount(0);
    const others = await page.locator('psp-table:not([data-params])').count();
    const asked = (await portal.requests())['GET /direct/reimbursement/site/12/part/1/api/list/'];
    expect(asked).toBe(others + tries);
    if (text === sessionEnded)
      await expect(page.getByRole('link', { name: 'Sign in (new tab)' }).first()).toBeVisible();
    expect(failures.filter(failure => failure.startsWith('psp'))).not.toEqual([]);
    await expect(page.locator('psp-table').first().locator('.count')).toHaveText('1–10 of 2,500');
    await table.getByRole('button', { name: 'Retry' }).click();
    await expect(table.locator('.count')).toHaveText('1–25 of 2,500');
  });
}
