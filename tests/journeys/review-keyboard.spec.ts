import type { Page } from '@playwright/test';
import { expect, test } from './portal.ts';

const review = '/direct/reimbursement/site/12/review/';
const decisions = 'POST /direct/reimbursement/';
const count = (page: Page) => page.locator('psp-review-queue .count');

interface Waiting {
  readonly name: string;
  readonly status: string;
}

/** The row with the focus, and the label of the focused control. */
const focused = (page: Page): Promise<Waiting & { readonly label: string }> =>
  page.evaluate(() => {
    const active = document.querySelector('psp-review-queue')?.shadowRoot?.activeElement;
    const row = active?.closest('tr');
    return {
      label: active?.textContent ?? '',
      name: row?.querySelector('.name')?.textContent ?? '',
      status: row?.querySelector('.badge')?.textContent ?? '',
    };
  });

test('[RQ-01] [RQ-05] [TBL-31] reviews a hundred payments by keyboard alone without a wrong decision', {
  tag: '@slow',
}, async ({ page, portal }) => {
  await page.goto(`${review}`);
  await page.getByRole('combobox', { name: 'Rows per page' }).focus();
  await page.keyboard.press('End');
  await expect(count(page)).toHaveText(/^1–100 of /);
  await page.getByRole('button', { name: 'Skip to pagination' }).focus();
  // The controls of the first payment: details, patient, Approve, Deny.
  for (let press = 0; !(await focused(page)).label.startsWith('Approve'); press += 1) {
    expect(press).toBeLessThan(20);
    await page.keyboard.press('Tab');
  }
  const approved: string[] = [];
  const passed: string[] = [];
  for (let reviewed = 0; reviewed < 100; reviewed += 1) {
    const { label, name, status } = await focused(page);
    expect(label).toBe(`Approve ${name}`);
    // What is in review stays; the others are approved.
    if (status === 'Submitted') await page.keyboard.press('Enter');
    (status === 'Submitted' ? approved : passed).push(name);
    await page.keyboard.press('j');
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

test('[TBL-33] Back restores page, sorting and page size of the queue', async ({ page, portal }) => {
  // A page that waits for the second of two batches.
  await portal.fault({ match: '/review/api/list/', fault: 'wrongTotal', value: 5000, times: 99 });
  await page.goto(review);
  await expect(count(page)).toHaveText('1–10 of 5,000', { timeout: 60_000 });
  const names = page.locator('psp-review-queue .name');
  const unsorted = await names.allTextContents();
  await page.getByRole('button', { name: 'Total (USD)' }).click();
  // The code that sorts may still be loading; sorted rows would begin at page 1.
  await expect(names).not.toHaveText(unsorted);
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('25');
  await page.getByRole('textbox', { name: 'Go to page' }).fill('150');
  await page.keyboard.press('Enter');
  await expect(count(page)).toHaveText('3,726–3,750 of 5,000');
  // The view is written to the history a moment later.
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('"page":149');
  const before = await names.allTextContents();
  await page.getByRole('link', { name: /^508-/ }).first().click();
  await expect(page).not.toHaveURL(new RegExp(review));
  await page.goBack();
  await expect(count(page)).toHaveText('3,726–3,750 of 5,000', { timeout: 60_000 });
  await expect(names).toHaveText(before);
  await expect(page.getByRole('columnheader', { name: 'Total (USD)' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  expect(new URL(page.url()).pathname).toBe(review);
});
