import { expect, type Page, type Route, test } from '@playwright/test';
import type { ServerProcess } from '../support/server-process.ts';
import { languages, startHost } from './helpers.ts';

/** Pages that the tag function of each language writes, and posts that its helper answers, on its real framework. */
for (const language of languages)
  test.describe(`pages of a host in ${language}`, () => {
    let host: ServerProcess;
    const at = (path: string) => `${host.url}${path}`;

    test.beforeAll(async () => {
      host = await startHost(language);
    });
    test.afterAll(() => host.stop());

    const funds = (page: Page) => page.getByRole('textbox', { name: /^Funds of/ });
    const saveWith = async (page: Page, amount: string) => {
      await funds(page).fill(amount);
      await page.getByRole('button', { name: 'Save balances' }).click();
    };
    const counted = async (page: Page): Promise<number> =>
      (await (await page.request.get(at('/count'))).json()).count;

    test.beforeEach(async ({ page }) => {
      await page.request.post(at('/sign-in?name=ada'));
    });

    test('shows hostile texts exactly, and saves a deposit with its message once', async ({ page }) => {
      await page.goto(at('/deposit-page'));
      await expect(page.getByText('BREATHE "2" </script><!-- & é').first()).toBeVisible();
      const before = await counted(page);
      await saveWith(page, '200.00');
      await page.waitForURL('**/queue-page');
      await expect(page.locator('psp-flash-message')).toContainText('The deposit was allocated.');
      expect(await counted(page)).toBe(before + 1);
      await page.reload();
      await expect(page.locator('psp-review-queue')).toContainText('Patient');
      await expect(page.locator('psp-flash-message')).toHaveCount(0);
    });

    test('shows a refusal beside its field, and keeps what was typed', async ({ page }) => {
      await page.goto(at('/deposit-page'));
      await saveWith(page, '999.00');
      await expect(page.getByText('Not this amount.').first()).toBeVisible();
      await expect(funds(page)).toHaveValue('999.00');
    });

    test('[NET-25] [NET-28] saves after the session ended and somebody signed in again', async ({ page }) => {
      await page.goto(at('/deposit-page'));
      // Rails sends the cookie of its session with every answer.
      await page.waitForLoadState('networkidle');
      await page.context().clearCookies();
      await saveWith(page, '300.00');
      await expect(page.getByRole('link', { name: /^Sign in/ }).first()).toHaveAttribute('href', /\/login$/);
      await expect(funds(page)).toHaveValue('300.00');
      await page.request.post(at('/sign-in?name=ada'));
      await page.getByRole('button', { name: 'Save balances' }).click();
      await page.waitForURL('**/queue-page');
    });

    test('[RQ-03] carries a deposit out once if its answer is lost and Save is pressed again', async ({
      page,
    }) => {
      const before = await counted(page);
      await page.goto(at('/deposit-page'));
      const loseAnswer = async (route: Route) => {
        await route.fetch();
        await route.abort();
      };
      await page.route('**/deposit', loseAnswer, { times: 1 });
      await saveWith(page, '400.00');
      await expect(page.getByText(/^We couldn't confirm this\. It is safe/)).toBeVisible();
      await page.getByRole('button', { name: 'Save balances' }).click();
      await page.waitForURL('**/queue-page');
      expect(await counted(page)).toBe(before + 1);
    });

    test('[TBL-24] pages, sorts and searches in the database of the host', async ({ page }) => {
      const asked: string[] = [];
      page.on('request', request => asked.push(request.url()));
      const approve = (id: string) => page.getByRole('button', { name: new RegExp(`^Approve.*\\b${id}$`) });
      await page.goto(at('/queue-page'));
      await expect(approve('1200')).toBeVisible();
      await page.getByRole('button', { name: 'Next page' }).first().click();
      await expect(approve('1173')).toBeVisible();
      await expect(approve('1200')).toHaveCount(0);
      await page.getByRole('columnheader', { name: 'Reference' }).getByRole('button').click();
      await expect(approve('1002')).toBeVisible();
      await page.getByRole('searchbox').fill('patient 1005');
      await expect(approve('1005')).toBeVisible();
      await expect(page.getByRole('button', { name: /^Approve/ })).toHaveCount(1);
      for (const part of [/limit=10&skip=10/, /sort=reference/, /search=patient/])
        expect(asked).toContainEqual(expect.stringMatching(part));
    });

    test('[RQ-03] approves one payment and denies another with a reason', async ({ page }) => {
      await page.goto(at('/queue-page'));
      await page.getByRole('button', { name: /^Approve.*1200/ }).click();
      await expect(page.getByText('of 67').first()).toBeVisible();
      await page.getByRole('button', { name: /^Deny.*1197/ }).click();
      await page.getByRole('textbox', { name: 'Why is this request being denied?' }).fill('No receipt');
      await page.getByRole('dialog').getByRole('button', { name: /Deny/ }).click();
      await expect(page.getByText('of 66').first()).toBeVisible();
      await page.reload();
      await expect(page.getByRole('button', { name: /^Approve.*1194/ })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Approve.*(1200|1197)/ })).toHaveCount(0);
    });
  });
