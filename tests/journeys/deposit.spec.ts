import { expect, test } from './portal.ts';

const page12 = '/direct/site/12/deposit/';
const exceeds = 'Total balance allocated must not exceed the total deposit balance.';

test('[DEP-02] [DEP-03] [DEP-04] refuses an allocation above the balance by one cent; a saved one and its threshold are there after a reload', async ({
  page,
}) => {
  await page.goto(page12);
  const funds = page.getByRole('textbox', { name: 'Funds of CLARION' });
  const save = page.getByRole('button', { name: 'Save balances' });
  await funds.fill('151749.18');
  await expect(page.getByText(exceeds)).toBeVisible();
  await expect(save).toBeDisabled();
  await funds.fill('151749.17');
  await expect(page.getByText(exceeds)).toBeHidden();
  await page.getByRole('textbox', { name: 'Funds of GLIDE 2' }).fill('0');
  await save.click();
  await expect(page.getByText(/saved/i).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Funds of CLARION' })).toHaveValue('151,749.17');
  await expect(page.getByRole('textbox', { name: 'Threshold of CLARION' })).toHaveValue('37,937.29');
  await page.getByRole('link', { name: 'View Study Budget Management of CLARION' }).click();
  await expect(page.getByText('151,749.17').first()).toBeVisible();
});

test('[NET-10] reloads the page after a save that redirects to an anchor of the same page, and can save again', async ({
  page,
  portal,
}) => {
  await page.goto(`${page12}#balances`);
  const funds = page.getByRole('textbox', { name: 'Funds of GLIDE 2' });
  await page.evaluate(() => Object.assign(window, { wasHere: true }));
  await funds.fill('12.34');
  await portal.fault({ match: '/deposit', method: 'POST', fault: 'body', value: { redirect: '#balances' } });
  await page.getByRole('button', { name: 'Save balances' }).click();
  // waitForFunction survives the navigation that it waits for.
  await page.waitForFunction(() => !('wasHere' in window));
  await funds.fill('23.45');
  await page.getByRole('button', { name: 'Save balances' }).click();
  await expect(page.getByText(/saved/i).first()).toBeVisible();
  await expect(funds).toHaveValue('23.45');
});
