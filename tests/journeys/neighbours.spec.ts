import type { Page } from '@playwright/test';
import { elementPages } from '../host/element-pages.ts';
import { neighbours } from '../host/handlers/neighbours.ts';
import { expect, test } from './portal.ts';
import { settled } from './settled.ts';

const titles: Record<keyof typeof neighbours, string> = {
  jquery: 'jQuery',
  'jquery-ui': 'jQuery',
  bootstrap: 'jQuery',
  dojo: 'Dojo',
  prototype: 'Prototype',
  mootools: 'MooTools',
};

for (const [name, title] of Object.entries(titles)) {
  // The other two are used together with jQuery.
  const tag = name.startsWith('jquery-') || name === 'bootstrap' ? '@slow' : [];
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

    for (const [tag, total] of Object.entries({ 'psp-table': '2,500', 'psp-review-queue': '5,000' })) {
      const table = page.locator(tag);
      const rows = table.locator('tbody tr');
      await expect(rows).toHaveCount(10);
      await expect(table.locator('.count')).toHaveText(`1–10 of ${total}`);
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

const typical = ['psp-table', 'psp-report-form'];

for (const { tag, path } of elementPages)
  test(`[EMB-12] ${tag} shows the same with and without Prototype and MooTools`, {
    tag: typical.includes(tag) ? [] : '@slow',
  }, async ({ page, portal }) => {
    // Lists that end with their first batch are long enough to be compared.
    await portal.fault({ match: '/api/list/', fault: 'wrongTotal', value: 2500, times: 99 });
    const load = async () => {
      await page.goto(path, { waitUntil: 'networkidle' });
      await settled(page);
    };
    const shown = () =>
      page.locator(tag).evaluateAll(hosts => hosts.map(host => (host.shadowRoot ?? host).textContent));
    await load();
    const alone = await shown();
    for (const name of ['prototype', 'mootools'] as const) {
      await page.unroute(path);
      await addScripts(page, path, neighbours[name].scripts);
      await load();
      await expect.poll(shown).toEqual(alone);
      expect(await page.evaluate(title => title in window, titles[name])).toBe(true);
    }
  });

const postedMonth = (form: HTMLElement | SVGElement) => new FormData(form as HTMLFormElement).get('month');

/** Puts scripts at the start of a page, without its security policy: old libraries make markup and code from text. */
async function addScripts(page: Page, path: string, scripts: readonly string[]): Promise<void> {
  const tags = scripts.map(file => `<script src="/neighbours/${file}"></script>`).join('');
  await page.route(path, async route => {
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    // The portal's own script would take the name $ from the library.
    const html = (await response.text()).replace(/<script src="\/public\/.*<\/script>/g, '');
    await route.fulfill({ response, headers, body: html.replace('<meta', `${tags}<meta`) });
  });
}
