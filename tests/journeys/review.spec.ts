import type { Page } from '@playwright/test';
import { expect, test } from './portal.ts';

const review = '/direct/reimbursement/site/12/review/';
const decisions = 'POST /direct/reimbursement/';
const count = (page: Page) => page.locator('psp-review-queue .count');
const names = (page: Page) => page.locator('psp-review-queue .name');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' }).filter({ visible: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

// The slow ones load 62,000 rows, some twice.
test.describe.configure({ timeout: 180_000 });

test('[RQ-01] [RQ-05] [TBL-31] reviews a hundred payments by keyboard alone without a wrong decision', {
  tag: '@slow',
}, async ({ page, portal }) => {
  await page.goto(review);
  await page.getByRole('combobox', { name: 'Rows per page' }).focus();
  await page.keyboard.press('End');
  await expect(count(page)).toHaveText(/^1–100 of /);
  await page.getByRole('button', { name: 'Skip to pagination' }).focus();
  const tabToApprove = async () => {
    // The controls of a payment: details, patient, Approve, Deny.
    for (let press = 0; !(await focused(page)).label.startsWith('Approve'); press += 1) {
      expect(press).toBeLessThan(20);
      await page.keyboard.press('Tab');
    }
  };
  await tabToApprove();
  const approved: string[] = [];
  const passed: string[] = [];
  for (let reviewed = 1; reviewed <= 100; reviewed += 1) {
    const { label, name, status } = await focused(page);
    expect(label).toBe(`Approve ${name}`);
    // What is in review stays; the others are approved.
    const isApproved = status === 'Submitted';
    (isApproved ? approved : passed).push(name);
    await page.keyboard.press(isApproved ? 'Enter' : 'ArrowDown');
    if (!isApproved || reviewed === 100) continue;
    // A decision leads to the name of the next payment, which has to be read first.
    const isAtName = async () => (await focused(page)).label.startsWith('ERR-');
    await expect.poll(isAtName, { intervals: [50] }).toBe(true);
    await tabToApprove();
  }
  expect(new Set([...approved, ...passed]).size).toBe(100);
  expect(Math.min(approved.length, passed.length)).toBeGreaterThan(20);
  const sent = async () =>
    Object.entries(await portal.requests())
      .filter(([request]) => request.startsWith(decisions))
      .map(([request, times]) => `${request} ${times}`)
      .sort();
  const expected = approved.map(name => `${decisions}${name.replace('ERR-', '')}/view/ 1`).sort();
  await expect.poll(sent).toEqual(expected);
  await expect(count(page)).toHaveText(new RegExp(`of ${(62_000 - approved.length).toLocaleString('en')}$`), {
    timeout: 60_000,
  });
});

test('[TBL-24] [RQ-02] [RQ-05] approves payments of the third page; the next ones fill it up when the hand has left the rows', async ({
  page,
  portal,
}) => {
  await page.goto('/direct/reimbursement/site/12/review/?paged');
  await expect(count(page)).toHaveText('1–10 of 62,000');
  await button(page, 'Page 3').click();
  await expect(count(page)).toHaveText('21–30 of 62,000');
  const before = await names(page).allTextContents();
  await page.getByRole('button', { name: `Approve ${before[2]}` }).click();
  await page.getByRole('button', { name: `Approve ${before[4]}` }).click();
  await expect(count(page)).toHaveText('21–30 of 61,998');
  const kept = before.filter((_, index) => index !== 2 && index !== 4);
  await expect.poll(() => names(page).allTextContents()).toEqual(kept);
  await search(page).click();
  await expect(names(page)).toHaveCount(10);
  expect((await names(page).allTextContents()).slice(0, 8)).toEqual(kept);
  await page.getByRole('button', { name: 'Total (USD)' }).click();
  await search(page).fill('horizon bank');
  await expect(count(page)).toHaveText(/^1–10 of [\d,]+, filtered from 61,998$/);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('In Review');
  await expect(page.locator('tbody').getByText('Submitted', { exact: true })).toHaveCount(0);
  const decided = await names(page).first().textContent();
  await page.getByRole('button', { name: `Deny ${decided}` }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Receipt is missing.');
  await page.getByRole('dialog').getByRole('button', { name: 'Deny' }).click();
  await expect(count(page)).toHaveText(/, filtered from 61,997$/);
  const posts = async () => Object.keys(await portal.requests()).filter(path => path.startsWith('POST'));
  await expect.poll(posts).toHaveLength(3);
});

/** The row with the focus, and the label of the focused control. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const active = document.querySelector('psp-review-queue')?.shadowRoot?.activeElement;
    const row = active?.closest('tr');
    return {
      label: active?.textContent ?? '',
      name: row?.querySelector('.name')?.textContent ?? '',
      status: row?.querySelector('.badge')?.textContent ?? '',
    };
  });
