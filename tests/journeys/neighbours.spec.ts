import type { neighbours } from '../host/handlers/neighbours.ts';
import { expect, test } from './portal.ts';

const states: Record<keyof typeof neighbours, string> = {
  jquery: 'jQuery is there',
  'jquery-ui': 'jQuery is there',
  bootstrap: 'jQuery is there',
  dojo: 'Dojo is there',
  'as-prototype': 'as Prototype',
  'as-mootools': 'as MooTools',
};

for (const [name, state] of Object.entries(states))
  test(`[EMB-12] five elements work beside ${name}, and it beside them`, async ({
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
    await expect(page.locator('#state')).toHaveText(state);

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
    await expect(page.locator('#state')).toHaveText(state);
  });
