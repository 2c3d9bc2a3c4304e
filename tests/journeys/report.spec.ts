import type { Page } from '@playwright/test';
import { type Role, roles } from '../host/session.ts';
import { become, expect, test } from './portal.ts';

const combobox = (page: Page, name: string) =>
  page.getByRole('combobox', { name: new RegExp(`^${name}( \\(optional\\))?$`) });
const generate = (page: Page) => page.getByRole('button', { name: 'Generate' });

async function choose(page: Page, field: string, option: string) {
  await expect(generate(page)).toBeEnabled();
  await combobox(page, field).click();
  await page.getByRole('option', { name: option }).first().click();
}

interface Wanted {
  readonly role?: Role;
  readonly at?: string;
  readonly type: string;
  readonly choices?: readonly (readonly [field: string, option: string])[];
  readonly start?: string;
  readonly end?: string;
  readonly month?: readonly [month: string, year: string];
  readonly press?: readonly string[];
  /** The request as the host has received it. */
  readonly received: string;
  /** Only in the full run: the rules of each type have unit tests. */
  readonly isSlow?: true;
}

const [site12, horizon] = [
  ['Site', 'S-0012'],
  ['Study', 'HORIZON-2'],
] as const;

const reports: readonly Wanted[] = [
  {
    type: 'Visits',
    choices: [site12, horizon],
    start: '2026-01-01',
    end: '2026-01-31',
    isSlow: true,
    received: 'type visits · site 12 · study 508 · dateStart 2026-01-01 · dateEnd 2026-01-31 · spooled true',
  },
  {
    role: 'siteStaff',
    type: 'Monthly Report',
    choices: [site12],
    month: ['February', '2024'],
    press: ['Include fees'],
    received:
      'type monthlyReport · site 12 · dateStart 2024-02-01 · dateEnd 2024-02-29 · includeFees true · spooled true',
  },
  {
    type: 'Monthly Report',
    choices: [site12, horizon],
    start: '2024-02-01',
    isSlow: true,
    received: 'type monthlyReport · site 12 · study 508 · dateStart 2024-02-01 · spooled true',
  },
  {
    type: 'SSN and TIN Validation',
    choices: [site12, horizon],
    start: '2022-12-12',
    press: ['Unchecked SSN/TIN', 'Use Spooler'],
    isSlow: true,
    received: 'type sSNTINValidation · site 12 · study 508 · dateStart 2022-12-12 · uncheckedSsnTin true',
  },
  {
    at: '/report/study/',
    type: 'Taxable Payments',
    choices: [horizon, site12],
    start: '2026-05-05',
    end: '2026-12-31',
    received:
      'type taxablePayments · site 12 · study 508 · dateStart 2026-05-05 · dateEnd 2026-12-31 · spooled true',
  },
  {
    role: 'siteStaff',
    at: '/report/study/',
    type: 'Patient Payments Opt-Out History',
    choices: [site12],
    isSlow: true,
    received: 'type patientPaymentsOptOutHistory · site 12 · spooled true',
  },
  {
    type: 'Kitchen Sink: Reimbursements',
    choices: [site12, horizon, ['Archived', 'Only archived']],
    start: '2025-03-01',
    press: ['Exclude denied', 'Updates only'],
    received:
      'type kitchenSinkReimbursements · site 12 · study 508 · dateStart 2025-03-01 · archived archiveOnly · updatesOnly true · spooled true',
  },
  {
    type: 'Study Fee Configurations',
    choices: [horizon],
    isSlow: true,
    received: 'type studyFeeConfigurations · study 508 · spooled true',
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

/** Fills in the fields that are shown, and presses Generate. */
async function askFor(page: Page, { at = '/report/site/', type, choices = [], ...wanted }: Wanted) {
  await page.goto(at);
  await choose(page, 'Report type', type);
  for (const [field, option] of choices) await choose(page, field, option);
  if (wanted.start) await page.getByLabel('Start date').fill(wanted.start);
  if (wanted.end) await page.getByLabel('End date').fill(wanted.end);
  if (wanted.month) {
    await page.getByRole('combobox', { name: 'Month' }).selectOption(wanted.month[0]);
    await page.getByRole('combobox', { name: 'Year' }).selectOption(wanted.month[1]);
  }
  for (const box of wanted.press ?? []) await page.getByRole('checkbox', { name: box }).click();
  await generate(page).click();
}

for (const wanted of reports)
  test(`[RPT-15] [RPT-18] posts ${wanted.type} for ${roles[wanted.role ?? 'internal']} with the values that were shown`, {
    tag: wanted.isSlow ? '@slow' : [],
  }, async ({ page }) => {
    if (wanted.role) await become(page, wanted.role);
    await askFor(page, wanted);
    await expect(page).toHaveURL(
      wanted.role === 'studyAdmin' ? /\/(?<!direct\/)report\/list\/$/ : /\/direct\/report\/list\/$/,
    );
    const row = page.locator('#content tbody tr').first();
    await expect(row).toContainText(wanted.received);
  });

test('[RPT-14] waits for a slow lookup and keeps all selections', async ({ page, portal }) => {
  await page.goto('/report/site/');
  await choose(page, 'Report type', 'Visits');
  await portal.fault({ match: '/direct/site/12/api/lookup', fault: 'held' });
  await choose(page, 'Site', 'S-0012');
  await expect(generate(page)).toBeDisabled();
  await expect(combobox(page, 'Site')).toBeFocused();
  await expect(page.getByText('Loading…')).toBeVisible();
  await portal.release();
  await choose(page, 'Study', 'HORIZON-2');
  await page.getByLabel('Start date').fill('2026-01-01');
  await generate(page).click();
  await expect(page.locator('#content tbody tr').first()).toContainText(
    'site 12 · study 508 · dateStart 2026-01-01',
  );
});

test('[NET-12] [RPT-09] retries a failed lookup, and loads the studies of another site', async ({
  page,
  portal,
}) => {
  await page.goto('/report/site/');
  await portal.fault({ match: '/direct/site/5/api/lookup', fault: 'status', status: 503 });
  await choose(page, 'Site', 'S-0005');
  await choose(page, 'Site', 'S-0012');
  await choose(page, 'Study', 'HORIZON-2');
  await expect(page.getByText('S-0012')).toBeVisible();
});

test('[RPT-13] [RPT-14] requests one report for two clicks and announces the outcome', async ({
  page,
  portal,
}) => {
  await portal.fault({ match: '/report/site', method: 'POST', fault: 'held' });
  await page.goto('/report/site/');
  await choose(page, 'Report type', 'Study Fee Configurations');
  await choose(page, 'Study', 'HORIZON-2');
  await generate(page).dblclick();
  await expect(page.getByText('Waiting for response from server')).toBeVisible();
  await portal.release();
  await expect(page.locator('#content tbody tr')).toHaveCount(1);
  expect((await portal.requests())['POST /report/site/']).toBe(1);
});

// The message of each failure has tests of its own.
test('[NET-12] [RPT-14] stays on the page with all selections when the answer to a report is lost', async ({
  page,
  portal,
}) => {
  // Chromium repeats a POST by itself when the connection is reset, so every attempt is reset.
  await portal.fault({ fault: 'committedThenReset', times: 50, match: '/report/site', method: 'POST' });
  await askFor(page, { type: 'Study Fee Configurations', choices: [horizon], received: '' });
  await expect(
    page.getByText("We couldn't confirm that this was saved. Save again to retry safely."),
  ).toBeVisible();
  await expect(page.getByText('Report requested successfully!')).toBeHidden();
  await expect(generate(page)).toBeEnabled();
  await expect(page.getByText('HORIZON-2')).toBeVisible();
});

test('[RPT-04] links to report history and scheduler', async ({ page }) => {
  await page.goto('/report/site/');
  await page.getByRole('link', { name: 'Report Scheduler' }).click();
  await expect(page).toHaveURL(/\/scheduledReports\/$/);
  await page.goBack();
  await page.getByRole('link', { name: 'Report History' }).first().click();
  await expect(page).toHaveURL(/\/direct\/report\/list\/$/);
});

test('[RPT-13] by keyboard alone, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto('/report/site/');
  await expect(generate(page)).toBeEnabled();
  await combobox(page, 'Report type').focus();
  await page.keyboard.type('fee conf');
  await page.keyboard.press('Enter');
  await combobox(page, 'Study').focus();
  await page.keyboard.type('horizon');
  await page.keyboard.press('Enter');
  await generate(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content tbody tr').first()).toContainText('study 508');
});

test('[RPT-05] [RPT-13] [UI-12] marks a day before the earliest start; the corrected report is requested', async ({
  page,
}) => {
  await askFor(page, {
    type: 'SSN and TIN Validation',
    choices: [site12],
    start: '2022-12-11',
    received: '',
  });
  const summary = page.locator('.error-summary');
  await expect(summary.getByRole('listitem')).toHaveText([
    'Select a study.',
    'Start date: Enter 12 December 2022 or later.',
  ]);
  await expect(combobox(page, 'Study')).toBeFocused();
  await summary.getByRole('link', { name: /^Start date/ }).click();
  await expect(page.getByLabel('Start date')).toBeFocused();
  await page.getByLabel('Start date').fill('2022-12-12');
  await choose(page, 'Study', 'HORIZON-2');
  await expect(summary).toBeHidden();
  await generate(page).click();
  await expect(page.locator('#content tbody tr').first()).toContainText('dateStart 2022-12-12');
});

test('[NET-15] [RPT-14] reports an expired session, keeps all selections, and continues after signing in elsewhere', async ({
  page,
  portal,
}) => {
  await portal.fault({ match: '/report/site', method: 'POST', fault: 'expired' });
  await askFor(page, { type: 'Visits', choices: [site12, horizon], start: '2026-01-01', received: '' });
  await expect(page.getByText(/Your session has ended/)).toBeVisible();
  await expect(page.getByText(/Report requested successfully/)).toBeHidden();
  await expect(page.getByText('HORIZON-2')).toBeVisible();
  await expect(page.getByLabel('Start date')).toHaveValue('2026-01-01');
  const signIn = await page.context().newPage();
  await signIn.goto('/login');
  await signIn.getByRole('combobox').selectOption({ label: 'Internal staff' });
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await expect(signIn).not.toHaveURL(/login/);
  await signIn.close();
  await generate(page).click();
  await expect(page.locator('#content tbody tr')).toHaveCount(1);
  await expect(page.locator('#content tbody tr').first()).toContainText(
    'site 12 · study 508 · dateStart 2026-01-01',
  );
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
    await expect(page.locator('#content tbody tr').first()).toContainText(
      'type monthlyReport · site 12 · dateStart 2024-02-01 · dateEnd 2024-02-29',
    );
  });

  test('[RPT-13] keeps the focus after choosing by key on a touch device, and closes the on-screen keyboard after a tap', async ({
    page,
  }) => {
    await page.goto('/report/site/');
    await expect(generate(page)).toBeEnabled();
    await combobox(page, 'Report type').focus();
    await page.keyboard.type('visits');
    await page.keyboard.press('Enter');
    await expect(combobox(page, 'Report type')).toBeFocused();
    await combobox(page, 'Report type').tap();
    await page.getByRole('option', { name: 'Unpaid Visits' }).tap();
    await expect(page.getByText('Unpaid Visits')).toBeVisible();
    await expect(combobox(page, 'Report type')).not.toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });

  test('[UI-12] a tap on Generate right after an invalid date counts, though the message moves the button', async ({
    page,
  }) => {
    await page.goto('/report/site/');
    await expect(generate(page)).toBeEnabled();
    await page.getByLabel('Start date').fill('2001-01-02');
    await generate(page).scrollIntoViewIfNeeded();
    const box = await generate(page).boundingBox();
    // Near the top edge, which the message moves away from the finger.
    await page.touchscreen.tap((box?.x ?? 0) + 30, (box?.y ?? 0) + 3);
    await expect(page.locator('.error-summary')).toBeVisible();
  });
});
