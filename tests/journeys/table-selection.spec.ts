import { expect, test } from './portal.ts';

const sample = '/direct/site/12/sample/';

test('[TBL-06] [TBL-11] selects ten payments across three pages, refuses an eleventh, and marks the ten as paid', async ({
  page,
}) => {
  await page.goto(sample);
  const table = page.locator('psp-table');
  const boxes = table.getByRole('checkbox', { name: /^Select ERR-/ });
  const names: string[] = [];
  for (const [index, picked] of [4, 4, 2].entries()) {
    await table.getByRole('button', { name: `Page ${index + 1}`, exact: true }).click();
    await expect(table.locator('.count')).toHaveText(new RegExp(`^${index * 10 + 1}–`));
    for (let row = 0; row < picked; row += 1) {
      names.push((await boxes.nth(row).getAttribute('aria-label')) ?? '');
      await boxes.nth(row).click();
      await expect(boxes.nth(row)).toBeChecked();
    }
  }
  await expect(table.getByText('10 selected')).toBeVisible();
  await boxes.nth(5).click();
  await expect(boxes.nth(5)).not.toBeChecked();
  await expect(table.getByRole('alert')).toHaveText('You can select up to 10 rows.');
  await table.getByRole('button', { name: 'Page 1', exact: true }).click();
  await expect(boxes.first()).toBeChecked();
  await table.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('10 payments were marked for the audit.')).toBeVisible();
  const marked = await page.locator('.marked').allTextContents();
  expect(marked.sort()).toEqual(names.map(name => name.replace('Select ', '')).sort());
});

test('[TBL-15] exports only the selected payments to accounting, after a confirmation', async ({ page }) => {
  await page.goto('/direct/site/12/settled/');
  const table = page.locator('psp-table');
  const boxes = table.getByRole('checkbox', { name: /^Select ERR-/ });
  await boxes.nth(1).click();
  await expect(boxes.nth(1)).toBeChecked();
  await boxes.nth(3).click();
  await expect(boxes.nth(3)).toBeChecked();
  await table.getByRole('button', { name: 'Export CSV' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    'Are you sure you would like to export all selected approved reimbursements to accounting?',
  );
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    // Disappears after some seconds, during which the download may not have been reported yet.
    expect(table.getByText('Exported 2 rows.')).toBeVisible(),
    page.getByRole('dialog').getByRole('button', { name: 'Ok' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Settled Payments.csv');
});
