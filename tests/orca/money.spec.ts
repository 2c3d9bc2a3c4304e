import { test } from './journey.ts';

const review = '/direct/reimbursement/site/12/review/';

test('[RQ-05] a decision is heard with its payment and amount, then the next payment', async ({
  page,
  orca,
}) => {
  await page.goto(review);
  await page.getByRole('button', { name: 'Approve ERR-700001' }).focus();
  await orca.hears('Approve ERR-700001 push button.');
  orca.press('Return');
  await orca.hears('ERR-700001 approved: 31.13 USD.', 'ERR-700002 row header.');
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
  await orca.hears('ERR-700001:Your session has ended. Sign in again, then retry.');
});
