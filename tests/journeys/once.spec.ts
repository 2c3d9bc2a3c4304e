import type { Locator, Page } from '@playwright/test';
import { expect, test } from './portal.ts';

interface Intent {
  readonly name: string;
  readonly ids: string;
  readonly path: string;
  /** Where the form posts to. */
  readonly post: string;
  readonly button: string;
  /** Fills in the form, which may still be filled in after Back. */
  fill(page: Page): Promise<void>;
  readonly arrived: RegExp;
  /** Saving leads to the same page, so Back leads away from it. */
  readonly staysHere?: boolean;
}

async function choose(form: Locator, field: string, option: string | RegExp) {
  await expect(form.getByRole('combobox', { name: field })).toBeEnabled();
  await form.getByRole('combobox', { name: field }).click();
  await form.getByRole('option', { name: option }).first().click();
}

const intents: readonly Intent[] = [
  {
    name: 'a quick action',
    ids: '[QA-01] [NET-12]',
    path: '/direct/site/12/dashboard',
    post: '/quick/action/router',
    button: 'Add Patient',
    async fill(page) {
      const form = page.locator('psp-quick-actions');
      await choose(form, 'Action', 'Add Patient');
      await choose(form, 'Site', /./);
    },
    arrived: /\/quick\/action\/begun\//,
  },
  {
    name: 'a deposit',
    ids: '[DEP-04] [NET-12]',
    path: '/direct/site/12/deposit/',
    post: '/direct/site/12/deposit/',
    button: 'Save balances',
    fill: page => page.getByRole('textbox', { name: 'Funds of GLIDE 2' }).fill('12.34'),
    arrived: /\/deposit\//,
    staysHere: true,
  },
];

/** Starts a hundred clicks, which continue until the page is left. */
const clickOn = (button: Locator): Promise<void> =>
  button.evaluate((element: HTMLElement) => {
    let left = 100;
    const clicking = setInterval(() => {
      element.click();
      left -= 1;
      if (left === 0) clearInterval(clicking);
    }, 2);
    element.focus();
  });

async function pressEnter(page: Page, times: number) {
  for (let press = 0; press < times; press += 1) await page.keyboard.press('Enter');
}

for (const { name, ids, path, post, button, fill, arrived, staysHere } of intents)
  test(`${ids} ${name}: a hundred clicks and twenty Enter presses make one post${staysHere ? '' : '; the form is usable after Back'}`, async ({
    page,
    portal,
  }) => {
    const start = page.getByRole('button', { name: button, exact: true });
    const posts = async () => (await portal.requests())[`POST ${post}`];
    // The answer comes in the midst of it.
    await portal.fault({ match: post, method: 'POST', fault: 'held' });
    await page.goto(path);
    await fill(page);
    const leaves = page.waitForEvent('framenavigated');
    await clickOn(start);
    await pressEnter(page, 10);
    await expect.poll(posts).toBe(1);
    await portal.release();
    await pressEnter(page, 10);
    await leaves;
    await expect(page).toHaveURL(arrived);
    expect(await posts()).toBe(1);
    if (staysHere) return;
    await page.goBack();
    await fill(page);
    await start.click();
    await expect.poll(posts).toBe(2);
  });
