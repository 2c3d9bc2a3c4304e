import { violationsIn } from './audit.ts';
import { become, expect, layoutShifts, test } from './portal.ts';
import { settled } from './settled.ts';

const phone = { width: 375, height: 740 };
const turned = { width: 740, height: 375 };
const desktop = { width: 1200, height: 900 };
const tablet = { width: 768, height: 1024 };
const tabletTurned = { width: 1024, height: 768 };
/** The last window that is a phone's, and the first that is none. */
const edges = [991, 992].map(width => ({ width, height: 740 }));

const calls = {
  payments: 'GET /dashboard/patient/api/reimbursement/recentlyUpdated',
  appointments: 'GET /dashboard/patient/api/appointments/upcoming',
};

/** How often each call of the dashboard was sent since the test began. */
const sentTo = (requests: Record<string, number>, path: RegExp): number =>
  Object.entries(requests)
    .filter(([call]) => path.test(call))
    .reduce((sum, [, count]) => sum + count, 0);

const studies = /\/dashboard\/study\/api\/list\/user\//;

test('[PD-01] [PD-05] [EMB-02] on a desktop, two elements share one request for the studies and nothing else is requested', async ({
  page,
  portal,
}) => {
  await become(page, 'patient');
  await page.goto('/dashboard/');
  await settled(page);
  const table = page.locator('psp-my-studies').getByRole('table', { name: 'My Studies' });
  await expect(table.getByRole('rowheader')).toHaveCount(2);
  await page.locator('psp-my-studies').getByRole('button', { name: 'Next' }).first().click();
  await expect(page.locator('psp-my-studies').getByText('Page 2 of 2')).toBeVisible();
  await expect(page.locator('psp-study-list').getByRole('rowheader')).toHaveCount(5);
  const sent = await portal.requests();
  expect(sentTo(sent, studies)).toBe(1);
  expect(sent[calls.payments] ?? 0).toBe(0);
  expect(sent[calls.appointments] ?? 0).toBe(0);
  for (const tag of ['psp-recent-payments', 'psp-upcoming-appointments'])
    expect(await page.locator(tag).evaluate(({ offsetHeight }: HTMLElement) => offsetHeight)).toBe(0);
});

test('[PD-03] [PD-04] rotating the phone or resizing the window repeats no request', async ({
  page,
  portal,
}) => {
  await become(page, 'patient');
  await page.setViewportSize(phone);
  await page.goto('/dashboard/');
  await settled(page);
  for (const size of [turned, tabletTurned, tablet, desktop, ...edges, phone]) {
    await page.setViewportSize(size);
    const isShown = size.width < 992;
    await expect(page.locator('psp-recent-payments').getByRole('listitem')).toHaveCount(isShown ? 3 : 0);
    await expect(page.locator('psp-my-studies').getByRole('table')).toHaveCount(isShown ? 0 : 2);
  }
  await settled(page);
  const sent = await portal.requests();
  expect([sent[calls.payments], sent[calls.appointments], sentTo(sent, studies)]).toEqual([1, 1, 1]);
});

for (const [place, size] of [
  ['a phone', phone],
  ['a desktop', desktop],
] as const)
  test(`[ROOM-01] [ROOM-02] [ACC-01] the dashboard on ${place}: no layout shift, no accessibility violation, nothing overflows`, async ({
    page,
  }) => {
    await become(page, 'patient');
    await page.setViewportSize(size);
    await page.goto('/dashboard/');
    await settled(page);
    expect(await layoutShifts(page)).toEqual([]);
    for (const tag of [
      'psp-my-studies',
      'psp-study-list',
      'psp-recent-payments',
      'psp-upcoming-appointments',
    ]) {
      expect(await violationsIn(page, [tag])).toEqual([]);
      const fits = await page
        .locator(tag)
        .evaluate(host =>
          [...(host.shadowRoot?.querySelectorAll('*') ?? [])].every(
            one => one.getBoundingClientRect().right <= host.getBoundingClientRect().right + 1,
          ),
        );
      expect(fits, tag).toBe(true);
    }
  });

for (const [who, height] of [
  ['patient', 1400],
  ['caregiver', 700],
] as const)
  test(`[PD-01] reserves space for My Caregivers of a ${who} before they load, and releases it afterwards`, async ({
    page,
    portal,
  }) => {
    await become(page, who);
    await page.setViewportSize({ width: 1200, height });
    await portal.fault({ match: '/dashboard/study/api/list/user/', fault: 'held' });
    await page.goto('/dashboard/');
    const element = page.locator('psp-my-studies');
    await expect(element.getByText('Loading your studies...')).toBeAttached();
    await element.evaluate(host => {
      const below = document.createElement('p');
      below.textContent = 'What stands below.';
      host.after(below);
    });
    await portal.release();
    await expect(element.getByRole('table', { name: 'My Caregivers' })).toBeVisible();
    expect(await layoutShifts(page)).toEqual([]);
    const spare = await element.evaluate(
      ({ offsetHeight, shadowRoot }: HTMLElement) =>
        offsetHeight - (shadowRoot?.querySelector<HTMLElement>('.my-studies')?.offsetHeight ?? 0),
    );
    expect(spare).toBeLessThan(2);
  });

test('[PD-02] shows a caregiver only the permitted patients, on the page and in the answer of the host', async ({
  page,
}) => {
  await become(page, 'caregiver');
  await page.setViewportSize(phone);
  const answered: string[] = [];
  page.on('response', async response => {
    if (response.url().includes('/dashboard/patient/api/')) answered.push(await response.text());
  });
  await page.goto('/dashboard/');
  await settled(page);
  await expect(page.locator('psp-my-studies').getByRole('heading', { level: 2 })).toHaveText([
    'My Caregivers',
  ]);
  await expect(page.locator('psp-my-studies').getByText('Page 1 of 2')).toBeVisible();
  // The patient of the demonstration is at a site that is restricted for this caregiver.
  await expect(page.locator('psp-study-list').getByText('508-012-0002')).toBeVisible();
  await expect(page.locator('psp-study-list').getByText('508-012-0001')).toHaveCount(0);
  await expect.poll(() => answered.length).toBe(2);
  expect(answered.join()).not.toContain('508-012-0001');
  const own = await page.request.get('/patient/20002/');
  const others = await page.request.get('/patient/20001/');
  expect([own.status(), others.status()]).toEqual([200, 403]);
});

test('[PD-02] hides a closing study at the next visit', async ({ page }) => {
  const numberOfStudies = async () => {
    await become(page, 'patient');
    await page.goto('/dashboard/');
    await settled(page);
    const studies = page.locator('psp-study-list').getByRole('rowheader');
    // Rows may be painted later than the element has settled.
    await expect(studies.first()).toBeVisible();
    return studies.count();
  };
  const before = await numberOfStudies();
  await become(page, 'studyAdmin');
  await page.goto('/study/508/');
  await page.getByLabel('Status').selectOption('closing');
  await page.getByRole('button', { name: 'Save status' }).click();
  await expect(page.locator('psp-flash-message').getByRole('status')).toHaveText('HORIZON-2 is now closing.');
  expect(await numberOfStudies()).toBeLessThan(before);
  await expect(page.locator('psp-study-list').getByText('HORIZON-2')).toHaveCount(0);
});

test('[EMB-04] [UI-15] a failed card does not affect the others, and Retry loads it', async ({
  page,
  portal,
}) => {
  await become(page, 'patient');
  await page.setViewportSize(phone);
  await portal.fault({ match: 'recentlyUpdated', fault: 'status', status: 404 });
  await page.goto('/dashboard/');
  await settled(page);
  const payments = page.locator('psp-recent-payments');
  await expect(payments.getByRole('alert')).toContainText(
    'Something went wrong. If the issue persists please contact a system administrator.',
  );
  await expect(page.locator('psp-upcoming-appointments').getByRole('heading', { level: 2 })).toBeVisible();
  await expect(page.locator('psp-my-studies').getByRole('listitem').first()).toBeVisible();
  await payments.getByRole('button', { name: 'Retry' }).click();
  await expect(payments.getByRole('listitem')).toHaveCount(3);
});
