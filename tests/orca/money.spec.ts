import type { Page } from '@playwright/test';
import { test } from './journey.ts';

const review = '/direct/reimbursement/site/12/review/';

/** The amount that a payment shows, such as `31.13`. */
const amountOf = (page: Page, reference: string) =>
  page.getByRole('row', { name: reference }).locator('.amount').first().innerText();

test('[RQ-05] a decision is heard with its payment and amount, then the next payment', async ({
  page,
  orca,
}) => {
  await page.goto(review);
  await page.getByRole('button', { name: 'Approve ERR-700001' }).focus();
  await orca.hears('Approve ERR-700001 push button.');
  const amount = await amountOf(page, 'ERR-700001');
  orca.press('Return');
  await orca.hears(`ERR-700001 approved: ${amount} USD.`, 'ERR-700002 row header.');
});

test('[NET-15] an ended session is heard in the row and with its way back', async ({
  page,
  orca,
  portal,
}) => {
  await page.goto(review);
  const approve = page.getByRole('button', { name: 'Approve ERR-700001' });
  await approve.waitFor();
  await portal.fault({ match: '/direct/reimbursement/', method: 'POST', fault: 'expired' });
  await approve.focus();
  orca.press('Return');
  await orca.hears('ERR-700001:Your session has ended. Sign in, then try again.');
});

test('[RQ-04] a denial asks for its reason, and is heard with its payment and amount', async ({
  page,
  orca,
}) => {
  await page.goto(review);
  await page.getByRole('button', { name: 'Deny ERR-700003' }).focus();
  await orca.hears('Deny ERR-700003 push button.');
  const amount = await amountOf(page, 'ERR-700003');
  orca.press('Return');
  await orca.hears('Deny ERR-700003 dialog', 'Why is this request being denied? entry required.');
  await page.getByRole('dialog').getByRole('button', { name: 'Deny', exact: true }).focus();
  await orca.hears('Deny push button.');
  orca.press('Return');
  await orca.hears('Why is this request being denied? entry required.', 'Error: Enter a reason.');
  orca.type('No receipt');
  orca.press('ctrl+Return');
  await orca.hears(`ERR-700003 denied: ${amount} USD.`);
});

test('[DEP-03] too much and a blank amount are heard, and no bare percentages', async ({ page, orca }) => {
  await page.goto('/direct/site/12/deposit/');
  const funds = page.getByRole('textbox', { name: 'Funds of ARCADIA-3' });
  const save = page.getByRole('button', { name: 'Save balances' });
  await funds.focus();
  await orca.hears('Funds of ARCADIA-3 entry 40,000.00 required.', 'USD.');
  await funds.fill('9999999');
  await save.focus();
  await orca.hears(
    'Save balances push button grayed.',
    'Total balance allocated must not exceed the total deposit balance.',
  );
  await funds.fill('');
  await save.focus();
  await orca.hears('Save balances push button');
  orca.press('Return');
  await orca.hears('invalid entry.', 'USD Error: Enter an amount.');
  orca.neverHears(/percent/);
});
