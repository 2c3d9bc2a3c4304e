import type { Page } from '@playwright/test';
import { type Role, roles } from '../host/session.ts';
import { become, expect, test } from './portal.ts';

const combobox = (page: Page, name: string) =>
  page.getByRole('combobox', { name: new RegExp(`^${name}( \\(optional\\))?$`) });
const generate = (page: Page) => page.getByRole('button', { name: 'Generate' });
/** The reports that were requested, the last one first, each as the host has received it. */
const requested = (page: Page) => page.locator('#content tbody tr');

interface Wanted {
  readonly type: string;
  readonly at?: string;
  readonly choices: readonly (readonly [field: string, option: string])[];
  readonly start?: string;
  readonly press?: readonly string[];
}

/** Fills in the fields that are shown, and presses Generate. */
async function askFor(page: Page, { type, at = '/report/site/', choices, start, press = [] }: Wanted) {
  await page.goto(at);
  for (const [field, option] of [['Report type', type] as const, ...choices]) {
    await expect(generate(page)).toBeEnabled();
    await combobox(page, field).click();
    await page.getByRole('option', { name: option }).first().click();
  }
  if (start) await page.getByLabel('Start date').fill(start);
  for (const box of press) await page.getByRole('checkbox', { name: box }).click();
  await generate(page).click();
}

const site12 = ['Site', 'S-0012'] as const;
const horizon = ['Study', 'HORIZON-2'] as const;

/** One report of each kind of user; the rules of each type have unit tests. */
const reports: readonly (Wanted & { readonly role: Role; readonly received: string })[] = [
  {
    role: 'internal',
    type: 'Kitchen Sink: Reimbursements',
    choices: [site12, horizon, ['Archived', 'Only archived']],
    start: '2025-03-01',
    press: ['Exclude denied', 'Updates only'],
    received:
      'type kitchenSinkReimbursements · site 12 · study 508 · dateStart 2025-03-01 · archived archiveOnly · updatesOnly true · spooled true',
  },
  {
    role: 'siteStaff',
    type: 'Payments of Top-Level Sites',
    choices: [site12, ['Top-level site', 'Lakeshore Health Network'], ['Satellite site', 'S-00']],
    start: '2026-02-28',
    received: 'type siteMasterPayments · site 12 · siteMaster 1 · satelliteSite ',
  },
  {
    role: 'studyAdmin',
    at: '/report/study/',
    type: 'CRO Contacts',
    choices: [['CRO', 'Beacon Clinical Partners']],
    received: 'type croContacts · cro 1 · spooled true',
  },
];

for (const { role, received, ...wanted } of reports)
  test(`[RPT-15] [RPT-18] posts ${wanted.type} for ${roles[role]} with the values that were shown`, async ({
    page,
  }) => {
    if (role !== 'internal') await become(page, role);
    await askFor(page, wanted);
    await expect(page).toHaveURL(role === 'studyAdmin' ? '/report/list/' : '/direct/report/list/');
    await expect(requested(page).first()).toContainText(received);
  });

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test('[RPT-06] [RPT-13] site staff request a monthly report by touch, first without a month', async ({
    page,
  }) => {
    await become(page, 'siteStaff');
    await page.goto('/report/site/');
    const tap = async (field: string, option: string) => {
      await expect(generate(page)).toBeEnabled();
      await combobox(page, field).tap();
      await page.getByRole('option', { name: option }).first().tap();
    };
    await tap('Report type', 'Monthly Report');
    await generate(page).tap();
    const summary = page.locator('.error-summary');
    await expect(summary).toBeInViewport();
    await expect(combobox(page, 'Site')).toBeInViewport();
    await tap('Site', 'S-0012');
    await summary.getByRole('link', { name: 'Select a month and a year.' }).tap();
    await expect(page.getByRole('combobox', { name: 'Month' })).toBeFocused();
    await page.getByRole('combobox', { name: 'Month' }).selectOption('February');
    await page.getByRole('combobox', { name: 'Year' }).selectOption('2024');
    await expect(summary).toBeHidden();
    await generate(page).tap();
    await expect(requested(page).first()).toContainText(
      'type monthlyReport · site 12 · dateStart 2024-02-01 · dateEnd 2024-02-29',
    );
  });
});
