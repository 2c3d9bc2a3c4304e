import { test } from './journey.ts';

test('[TBL-05] [TBL-31] an order is heard from its header, and a row line by line with its reference', async ({
  page,
  orca,
}) => {
  await page.goto('/direct/reimbursement/site/12/review/');
  const sort = page.getByRole('columnheader', { name: 'Reference' }).getByRole('button');
  await sort.focus();
  orca.press('Return');
  await orca.hears('sorted ascending');
  orca.neverHears(/Sorted by/);
  await page.getByRole('button', { name: 'Approve ERR-700001' }).focus();
  await orca.hears('Approve ERR-700001 push button.');
  orca.press('Down', 'Down', 'Down');
  await orca.hears('ERR-700002 link.', 'Status column header In Review.');
});

test('[TBL-02] another page is heard with its rows', async ({ page, orca }) => {
  await page.goto('/direct/reimbursement/site/12/review/');
  const next = page.getByRole('button', { name: 'Next page' });
  await next.focus();
  await orca.hears('Next page push button.');
  orca.press('Return');
  await orca.hears('11–20 of');
});

test('[RPT-01] [UI-12] a select is heard with its choices, and an error with its field', async ({
  page,
  orca,
}) => {
  await page.goto('/report/site/');
  await page.getByRole('combobox', { name: 'Report type' }).focus();
  await orca.hears('Report type editable combo box.');
  orca.press('Down');
  await orca.hears('List with 16 items', 'Visits.');
  orca.press('Down', 'Return');
  await orca.hears('Monthly Report, selected');
  orca.press('Tab');
  await orca.hears('Sponsor (optional) editable combo box.');
  await page.getByRole('button', { name: 'Generate' }).focus();
  await orca.hears('Generate push button.');
  orca.press('Return');
  await orca.hears('Site editable combo box.', 'Error: Select a site.');
});
