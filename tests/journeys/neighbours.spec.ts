import type { Page } from '@playwright/test';
import type { neighbours } from '../host/handlers/neighbours.ts';
import { expect, test } from './portal.ts';

const titles: Record<keyof typeof neighbours, string> = {
  'jquery-ui': 'jQuery',
  'bootstrap-3': 'jQuery',
  'bootstrap-5': 'Bootstrap',
  dojo: 'Dojo',
};

for (const [name, title] of Object.entries(titles)) {
  const tag = name.startsWith('bootstrap') ? '@slow' : [];
  test(`[EMB-12] six elements and ${name} work on the same page`, { tag }, async ({
    page,
    context,
    portal,
  }) => {
    // Two batches of the queue: the second comes as all that follow.
    await portal.fault({ match: '/review/api/list/', fault: 'wrongTotal', value: 5000, times: 99 });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const lookups: string[] = [];
    page.on('request', request => request.url().endsWith('/api/lookup/') && lookups.push(request.url()));
    await page.goto(`/direct/site/12/neighbours/?with=${name}`);
    await expect(page.locator('#state')).toHaveText(`${title} is there`);

    const copy = page.locator('psp-copy-text');
    await copy.getByRole('button').click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('SITE-12');

    const create = page.locator('psp-create-err');
    await create.getByRole('combobox', { name: 'Study' }).click();
    await create.getByRole('option', { name: 'HORIZON-2' }).click();
    expect(lookups).toHaveLength(1);
    await create.getByRole('combobox', { name: 'Patient' }).click();
    await create.getByRole('option').first().click();
    await expect(create.getByRole('button', { name: 'Create ERR' })).toBeEnabled();

    const month = page.locator('psp-month-picker');
    await month.evaluate(host =>
      host.addEventListener('change', () => host.setAttribute('data-changed', '')),
    );
    await month.getByLabel('Year').selectOption('2024');
    await month.getByLabel('Month').selectOption('March');
    await expect(month).toHaveAttribute('data-changed');
    expect(await page.locator('form:has(psp-month-picker)').evaluate(postedMonth)).toBe('2024-03');

    const deposit = page.locator('psp-deposit-form');
    await deposit.getByRole('textbox', { name: 'Funds of CLARION' }).fill('151749.18');
    await expect(
      deposit.getByText('Total balance allocated must not exceed the total deposit balance.'),
    ).toBeVisible();

    for (const tag of ['psp-table', 'psp-review-queue']) {
      const table = page.locator(tag);
      const rows = table.locator('tbody tr');
      await expect(rows).toHaveCount(10);
      await expect(table.locator('.count')).toHaveText('1–10 of 5,000');
      for (const cell of await rows.first().getByRole('cell').all()) await expect(cell).not.toBeEmpty();
      const first = await rows.first().textContent();
      await table.getByRole('button', { name: 'Next page' }).click();
      await expect(rows.first()).not.toHaveText(first ?? '');
    }

    const queue = page.locator('psp-review-queue');
    const approved = queue.getByRole('button', { name: /^Approve/ }).first();
    const label = (await approved.textContent()) ?? '';
    await approved.click();
    await expect(queue.getByRole('button', { name: label, exact: true })).toHaveCount(0);

    await page.locator('#own').fill('01/02/2026');
    await page.locator('#own').blur();
    await expect(page.locator('#state')).toHaveText(`${title} heard`);
  });
}

const postedMonth = (form: HTMLElement | SVGElement) => new FormData(form as HTMLFormElement).get('month');

/** Opens a page with an element, before which a classic script runs; returns what the console says. */
async function openWith(page: Page, script: string): Promise<string[]> {
  const said: string[] = [];
  page.on('console', message => said.push(message.text()));
  await page.route('**/replaced', route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><script>${script}</script><script type="module" src="/psp/psp.js"></script>
        <psp-copy-text data-text="SITE-12">SITE-12</psp-copy-text><psp-month-picker data-name="month">No month.</psp-month-picker>`,
    }),
  );
  await page.goto('/replaced', { waitUntil: 'networkidle' });
  return said;
}

test('[EMB-12] a replaced built-in is named once, and all elements keep their fallback', async ({ page }) => {
  const said = await openWith(
    page,
    'Function.prototype.bind = function (self, given) { return () => this.call(self, given); };',
  );
  expect(said).toEqual([
    'psp: a script of this page has replaced Function.prototype.bind, which now behaves differently. All psp- elements keep their fallback until that script is removed.',
  ]);
  await expect(page.locator('psp-copy-text:not(:defined)')).toHaveText('SITE-12');
  await expect(page.locator('psp-month-picker:not(:defined)')).toHaveText('No month.');
});
