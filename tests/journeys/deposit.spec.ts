import { expect, test } from './portal.ts';

const page12 = '/direct/site/12/deposit/';
const exceeds = 'Total balance allocated must not exceed the total deposit balance.';

test('[DEP-03] [DEP-04] a cent too much is refused; a saved allocation is there after a reload', async ({
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

test('[DEP-03] ten and twenty cents are exactly thirty', async ({ page }) => {
  await page.goto('/direct/site/13/deposit/');
  await expect(page.getByRole('button', { name: 'Save balances' })).toBeEnabled();
});

test('[DEP-03] an allocation that was too large long ago is said at once', async ({ page }) => {
  await page.goto('/direct/site/14/deposit/');
  await expect(page.getByText(exceeds)).toBeVisible();
});

test('[DEP-02] a stored threshold above its funds is marked', async ({ page }) => {
  await page.goto('/direct/site/15/deposit/');
  await expect(page.getByText('The threshold must not exceed the funds.').first()).toBeVisible();
});

test('[DEP-01] by keyboard alone, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto('/direct/site/13/deposit/');
  const first = page.getByRole('textbox', { name: /^Funds of/ }).first();
  await first.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('.05');
  await page.keyboard.press('Tab');
  await expect(first).toHaveValue('0.05');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/saved/i).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Funds of/ }).first()).toHaveValue('0.05');
});

test('[NET-03] [NET-12] without a network nothing typed is lost, and pressing again saves', async ({
  page,
  context,
}) => {
  await page.goto(page12);
  await page.getByRole('textbox', { name: 'Funds of GLIDE 2' }).fill('12.34');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save balances' }).click();
  await expect(page.getByText('ERR_NETWORK: Network Error')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Funds of GLIDE 2' })).toHaveValue('12.34');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Save balances' }).click();
  await expect(page.getByText(/saved/i).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Funds of GLIDE 2' })).toHaveValue('12.34');
});

// What only a browser does with an answer; how each failure is told is tested below it.
for (const { fault, text } of [
  { fault: { fault: 'committedThenReset' }, text: /It is not known whether/ },
  { fault: { fault: 'login' }, text: /Your session has ended/ },
  { fault: { fault: 'redirect', location: 'https://evil.test/' }, text: 'ERR_NETWORK: Network Error' },
] as const)
  test(`[NET-12] saving that meets ${JSON.stringify(fault)} stays on the page with what was typed`, async ({
    page,
    portal,
  }) => {
    // Chromium sends a POST again by itself when the connection is reset: every time it is struck.
    await page.goto(page12);
    await page.getByRole('textbox', { name: 'Funds of GLIDE 2' }).fill('12.34');
    await portal.fault({ ...fault, match: '/deposit', method: 'POST', times: 50 });
    await page.getByRole('button', { name: 'Save balances' }).click();
    await expect(page.getByText(text).first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Funds of GLIDE 2' })).toHaveValue('12.34');
    expect(new URL(page.url()).pathname).toBe(page12);
  });

test('[DEP-04] the Back button after saving shows the balances as they are', async ({ page }) => {
  await page.goto(page12);
  await page.getByRole('textbox', { name: 'Funds of GLIDE 2' }).fill('12.34');
  await page.getByRole('button', { name: 'Save balances' }).click();
  await expect(page.getByText(/saved/i).first()).toBeVisible();
  await page.goto('/');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Save balances' })).toBeEnabled();
  await expect(page.getByRole('textbox', { name: 'Funds of GLIDE 2' })).toHaveValue('12.34');
});

test('[NET-10] a save that leads to a place on its own page reads the page anew, and can be followed by another', async ({
  page,
  portal,
}) => {
  await page.goto(`${page12}#balances`);
  const funds = page.getByRole('textbox', { name: 'Funds of GLIDE 2' });
  await page.evaluate(() => Object.assign(window, { wasHere: true }));
  await funds.fill('12.34');
  await portal.fault({ match: '/deposit', method: 'POST', fault: 'body', value: { redirect: '#balances' } });
  await page.getByRole('button', { name: 'Save balances' }).click();
  // It outlives the navigation that it waits for.
  await page.waitForFunction(() => !('wasHere' in window));
  await funds.fill('23.45');
  await page.getByRole('button', { name: 'Save balances' }).click();
  await expect(page.getByText(/saved/i).first()).toBeVisible();
  await expect(funds).toHaveValue('23.45');
});
