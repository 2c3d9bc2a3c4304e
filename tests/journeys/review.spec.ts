import type { Page } from '@playwright/test';
import { expect, test } from './portal.ts';

const review = '/direct/reimbursement/site/12/review/';
const list = `GET ${review}api/list/`;
const decisions = 'POST /direct/reimbursement/';
const all = '62,000';
const count = (page: Page) => page.locator('psp-review-queue .count');
const rows = (page: Page) => page.locator('psp-review-queue tbody tr:not(.note)');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The reference of the payment in a row, from 0. */
async function nameAt(page: Page, row: number): Promise<string> {
  return (await rows(page).nth(row).locator('.name').textContent()) ?? '';
}

async function openQueue(page: Page, total = all) {
  await page.goto(review);
  await expect(count(page)).toHaveText(`1–10 of ${total}`, { timeout: 60_000 });
}

/** Limits the queue to two batches, for journeys that do not need 62,000 rows. */
const endsWithSecondBatch = {
  match: '/review/api/list/',
  fault: 'wrongTotal',
  value: 5000,
  times: 99,
} as const;

/** The queue needs a session; waits for the first rows, not for all of them. */
async function openFirstRows(page: Page) {
  await page.goto(review);
  await expect(rows(page).nth(9).getByRole('link', { name: /^ERR-/ })).toBeVisible();
}

// The slow ones load 62,000 rows, some twice.
test.describe.configure({ timeout: 180_000 });

test('[RQ-01] [TBL-03] finds one payment among 62,000 and denies it with a reason, by keyboard alone', {
  tag: '@slow',
}, async ({ page, portal }) => {
  await openQueue(page);
  expect((await portal.requests())[list]).toBe(25);
  await page.getByRole('heading', { name: 'Payments Needing Review' }).first().click();
  await tabTo(page, search(page));
  await page.keyboard.type('err-731415');
  await expect(count(page)).toHaveText(`1–1 of 1, filtered from ${all}`);
  const deny = button(page, 'Deny ERR-731415');
  await tabTo(page, deny);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Deny ERR-731415' });
  const reason = dialog.getByRole('textbox', { name: 'Why is this request being denied?' });
  await expect(reason).toBeFocused();
  await page.keyboard.type('The receipt is missing');
  await tabTo(page, dialog.getByRole('button', { name: 'Deny', exact: true }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(count(page)).toHaveText('No results (61,999 in all)');
  await page.reload();
  await expect(count(page)).toHaveText('1–10 of 61,999', { timeout: 60_000 });
  await search(page).fill('731415');
  await expect(page.getByText('No matching records found')).toBeVisible();
});

test('[RQ-02] approves three payments in a row on a phone; they are gone after a reload', async ({
  page,
  portal,
}) => {
  await portal.fault(endsWithSecondBatch);
  await page.setViewportSize({ width: 375, height: 740 });
  await openQueue(page, '5,000');
  const names = [await nameAt(page, 0), await nameAt(page, 1), await nameAt(page, 2)];
  // From below: a row that leaves meanwhile must not move the next one to where the last click was.
  for (const name of names.toReversed()) await button(page, `Approve ${name}`).click();
  await expect(count(page)).toHaveText('1–10 of 4,997');
  for (const name of names) {
    await expect(rows(page).filter({ hasText: name })).toHaveCount(0);
    const id = name.replace('ERR-', '');
    expect((await portal.requests())[`${decisions}${id}/view/`]).toBe(1);
  }
  await page.reload();
  await expect(count(page)).toHaveText('1–10 of 5,000');
  for (const name of names) await expect(rows(page).filter({ hasText: name })).toHaveCount(0);
});

test('[RQ-05] approves one payment when somebody clicks on at the same place after its row has left', async ({
  page,
  context,
  portal,
}) => {
  await portal.fault(endsWithSecondBatch);
  await openQueue(page, '5,000');
  const place = await page
    .getByRole('button', { name: /^Approve / })
    .first()
    .boundingBox();
  const [x, y] = [(place?.x ?? 0) + 8, (place?.y ?? 0) + 8];
  const devtools = await context.newCDPSession(page);
  let time = Date.now() / 1000;
  const click = async () => {
    // The time at which a hand clicks, in seconds, even if a busy machine handles the clicks later.
    time = Math.min(Date.now() / 1000, time + 0.2);
    for (const type of ['mousePressed', 'mouseReleased'] as const)
      await devtools.send('Input.dispatchMouseEvent', {
        type,
        x,
        y,
        button: 'left',
        clickCount: 1,
        timestamp: time,
      });
  };
  do await click();
  while ((await count(page).textContent()) === '1–10 of 5,000');
  for (let more = 0; more < 4; more += 1) await click();
  await expect(count(page)).toHaveText('1–10 of 4,999');
  const posts = Object.entries(await portal.requests()).filter(([path]) => path.startsWith('POST'));
  expect(posts.map(([, times]) => times)).toEqual([1]);
  await expect(page.getByRole('button', { name: /^Approved / })).toHaveCount(0);
});

test('[RQ-02] removes payments that are approved while others are loading, and skips none', {
  tag: '@slow',
}, async ({ page, portal }) => {
  await portal.fault({ match: 'skip=2500', fault: 'held' });
  await openFirstRows(page);
  const name = await nameAt(page, 0);
  await button(page, `Approve ${name}`).click();
  await expect(rows(page).filter({ hasText: name })).toHaveCount(0);
  await portal.release();
  await expect(count(page)).toHaveText('1–10 of 61,999', { timeout: 60_000 });
});

test('[NET-11] keeps loaded rows without a network and continues when it is back', {
  tag: '@slow',
}, async ({ page, context, portal }) => {
  await portal.fault({ match: 'skip=2500', fault: 'held' });
  await openFirstRows(page);
  await context.setOffline(true);
  await portal.release();
  await expect(page.getByText(/^Showing [\d,]+ of 62,000\.$/)).toBeVisible({ timeout: 60_000 });
  const name = await nameAt(page, 0);
  await button(page, `Approve ${name}`).click();
  await expect(page.getByText(/ERR_NETWORK: Network Error/)).toBeVisible();
  await context.setOffline(false);
  await expect(count(page)).toHaveText(`1–10 of ${all}`, { timeout: 60_000 });
  await button(page, 'Check again').click();
  await expect(page.getByText(/still couldn't confirm this/)).toBeVisible();
  await button(page, `Approve ${name}`).click();
  await expect(count(page)).toHaveText('1–10 of 61,999');
});

test('[RQ-03] checks an approval whose answer was lost and finds that it was carried out', async ({
  page,
  portal,
}) => {
  await portal.fault(endsWithSecondBatch);
  await openQueue(page, '5,000');
  const name = await nameAt(page, 0);
  await portal.fault({ match: '/view/', method: 'POST', fault: 'committedThenReset' });
  await button(page, `Approve ${name}`).click();
  await expect(page.getByText("We couldn't confirm this. Check again before deciding.")).toBeVisible();
  await button(page, 'Check again').click();
  // To be sure that it is gone, the whole list is read.
  await expect(page.getByText(`${name} is no longer waiting for review.`)).toBeVisible({ timeout: 60_000 });
  await expect(count(page)).toHaveText('1–10 of 4,999');
});

test('[NET-19] does not deny what a host approved before it answered 500', async ({ page, portal }) => {
  await portal.fault(endsWithSecondBatch);
  await openQueue(page, '5,000');
  const name = await nameAt(page, 0);
  const failure = { fault: 'committedThenStatus', status: 500, message: 'Mail server is down.' } as const;
  await portal.fault({ match: '/view/', method: 'POST', ...failure });
  await button(page, `Approve ${name}`).click();
  await expect(page.getByText('Mail server is down.')).toBeVisible();
  await button(page, `Deny ${name}`).click({ force: true });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await button(page, 'Check again').click();
  await expect(page.getByText(`${name} is no longer waiting for review.`)).toBeVisible({ timeout: 60_000 });
});

test('[RQ-06] sends nothing more for a payment that was approved, while a long list is sorted without it', {
  tag: '@slow',
}, async ({ page, portal }) => {
  await openQueue(page);
  await page.getByRole('button', { name: 'Patient ID' }).click();
  await expect(page.getByRole('columnheader', { name: 'Patient ID' })).toHaveAttribute(
    'aria-sort',
    /ascending/,
  );
  const name = await nameAt(page, 0);
  // Presses all buttons of the row, from the approval until the row has left.
  await page.evaluate(reference => {
    const press = () => {
      const root = document.querySelector('psp-review-queue')?.shadowRoot;
      const row = [...(root?.querySelectorAll('tbody tr') ?? [])].find(tr =>
        tr.textContent?.includes(reference),
      );
      for (const control of row?.querySelectorAll<HTMLElement>('.decide button') ?? []) control.click();
      if (row) setTimeout(press);
    };
    press();
  }, name);
  await expect(count(page)).toHaveText('1–10 of 61,999', { timeout: 60_000 });
  expect((await portal.requests())[`${decisions}${name.replace('ERR-', '')}/view/`]).toBe(1);
});

test('[NET-11] reports an expired session; the same payment is approved after signing in', async ({
  page,
  portal,
}) => {
  await portal.fault(endsWithSecondBatch);
  await openQueue(page, '5,000');
  const name = await nameAt(page, 0);
  await portal.fault({ match: '/view/', method: 'POST', fault: 'expired' });
  await button(page, `Approve ${name}`).click();
  await expect(page.getByText('Your session has ended.').first()).toBeVisible();
  const [signIn] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Sign in' }).first().click(),
  ]);
  await signIn.getByLabel('Sign in as').selectOption('internal');
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await signIn.waitForURL(/\/$/);
  await signIn.close();
  await button(page, `Approve ${name}`).click();
  await expect(count(page)).toHaveText('1–10 of 4,999');
});

test('[TBL-01] loads eight tables on one page side by side', async ({ page, portal }) => {
  await page.goto('/direct/site/12/tables/');
  const counts = page.locator('psp-table .count');
  await expect(counts).toHaveText(Array(8).fill('1–10 of 2,500'), { timeout: 60_000 });
  const asked = await portal.requests();
  for (let part = 1; part <= 8; part += 1)
    expect(asked[`GET /direct/reimbursement/site/12/part/${part}/api/list/`]).toBe(1);
  const second = page.locator('psp-table').nth(1);
  await second.getByRole('searchbox').fill('ERR-702501');
  await expect(counts.nth(1)).toHaveText('1–1 of 1, filtered from 2,500');
  await expect(counts.nth(2)).toHaveText('1–10 of 2,500');
});

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, control: ReturnType<Page['locator']>) {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate(node => node.matches(':focus'))) return;
  }
  throw new Error('The control cannot be reached with Tab.');
}
