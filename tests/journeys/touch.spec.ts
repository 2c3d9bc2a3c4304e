import type { Page } from '@playwright/test';
import type { Portal } from './host.ts';
import { expect, test } from './portal.ts';

test.use({ viewport: { width: 1024, height: 800 }, hasTouch: true, isMobile: true });

const approve = (page: Page) => page.getByRole('button', { name: /^Approve ERR/ });

/** Opens two batches of the queue, with room below it to scroll. */
async function openQueue(page: Page): Promise<void> {
  await page.goto('/direct/reimbursement/site/12/review/?paged');
  await expect(page.locator('psp-review-queue .count')).toHaveText('1–10 of 62,000');
  await makeRoomToScroll(page);
}

const makeRoomToScroll = (page: Page) =>
  page.evaluate(() => {
    document.body.style.paddingBottom = '2000px';
  });

/** The middle of the Approve button in a row, from 0. */
async function placeOf(page: Page, row: number): Promise<[number, number]> {
  const box = await approve(page).nth(row).boundingBox();
  if (!box) throw new Error('There is no such button.');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** A finger that goes down at the first place, moves to the others, then leaves; `meanwhile` happens before it leaves. */
async function touch(page: Page, places: [number, number][], meanwhile?: () => Promise<void>) {
  const client = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  for (const [index, [x, y]] of places.entries()) await send(index ? 'touchMove' : 'touchStart', [{ x, y }]);
  await meanwhile?.();
  await send('touchEnd', []);
}

const scrollTop = (page: Page) => page.evaluate(() => scrollY);

/** Scrolls down by a finger, and waits until the page is at rest. */
async function swipe(page: Page): Promise<void> {
  // A finger that goes down while the page still scrolls only stops it.
  const ended = page.evaluate(
    () => new Promise<void>(resolve => addEventListener('scrollend', () => resolve(), { once: true })),
  );
  await touch(
    page,
    Array.from({ length: 10 }, (_, step) => [600, 600 - 10 * step]),
  );
  await ended;
  expect(await scrollTop(page)).toBeGreaterThan(0);
}

/** Covers the page, as a hint or a dialog of its own does, until this event closes the cover. */
const coverUntil = (page: Page, event: string) =>
  page.evaluate(closing => {
    const cover = document.createElement('div');
    cover.style.cssText = 'position: fixed; inset: 0; z-index: 9999';
    cover.addEventListener(closing, () => cover.remove());
    document.body.append(cover);
  }, event);

const posts = async (portal: Portal) =>
  Object.keys(await portal.requests()).filter(path => path.startsWith('POST'));

test('[RQ-07] a finger approves nothing that a script of the page scrolls under it', async ({
  page,
  portal,
}) => {
  await openQueue(page);
  const place = await placeOf(page, 4);
  await touch(page, [place], () => page.evaluate(() => scrollBy({ top: 52, behavior: 'instant' })));
  await expect(page.getByText('The list moved. Press again.')).toBeVisible();
  // Goes on, so that every tap comes right after a scroll, however slow the machine is.
  const timer = await page.evaluate(() =>
    Number(setInterval(() => scrollBy({ top: 3, behavior: 'instant' }), 30)),
  );
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(60);
  for (let taps = 0; taps < 5; taps += 1) await page.touchscreen.tap(...place);
  await page.evaluate(started => clearInterval(started), timer);
  expect(await posts(portal)).toEqual([]);
});

test('[RQ-07] a finger approves nothing that has come to it sideways', async ({ page, portal }) => {
  await page.clock.install();
  await openQueue(page);
  const place = await placeOf(page, 1);
  await page.clock.pauseAt(Date.now() + 10_000);
  await page.locator('psp-review-queue').evaluate(queue => {
    queue.style.translate = '-60px';
  });
  await page.touchscreen.tap(...place);
  await expect(page.getByText('The list moved. Press again.')).toBeVisible();
  expect(await posts(portal)).toEqual([]);
});

test('[RQ-07] a finger approves nothing that a message about another payment has just moved', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.clock.install();
  await openQueue(page);
  await portal.fault({ match: '', method: 'POST', fault: 'status', status: 504 });
  await page.clock.pauseAt(Date.now() + 10_000);
  const before = await placeOf(page, 1);
  await approve(page).nth(0).tap();
  await expect(page.getByRole('alert')).toBeVisible();
  const after = await placeOf(page, 1);
  expect(after[1]).toBeGreaterThan(before[1]);
  const sent = await posts(portal);
  await page.clock.runFor(300);
  await page.touchscreen.tap(...after);
  await expect(page.getByText('The list moved. Press again.')).toBeVisible();
  expect(await posts(portal)).toEqual(sent);
  await page.clock.runFor(500);
  // At another place of the button: Chromium would count it as the second tap of a double tap.
  await page.touchscreen.tap(after[0] - 45, after[1]);
  await expect.poll(() => posts(portal)).not.toEqual(sent);
});

test('[RQ-07] a finger approves nothing where a dialog has just closed', async ({ page, portal }) => {
  await page.clock.install();
  await openQueue(page);
  const place = await placeOf(page, 1);
  await page
    .getByRole('button', { name: /^Deny ERR/ })
    .nth(1)
    .tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  // However slow the machine is, the tap comes at once.
  await page.clock.pauseAt(Date.now() + 10_000);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.touchscreen.tap(...place);
  await expect(page.getByText('The list moved. Press again.')).toBeVisible();
  expect(await posts(portal)).toEqual([]);
});

test('[RQ-07] a finger approves what its scrolling has brought half a second late, since the browser drew nothing', async ({
  page,
  portal,
}) => {
  await page.clock.install();
  await openQueue(page);
  await expect(approve(page)).toHaveCount(10);
  await page.clock.pauseAt(Date.now() + 10_000);
  // As while the graphics process stalls: timers go on, frames do not.
  const frames = await page.evaluateHandle(() => globalThis.requestAnimationFrame);
  await page.evaluate(() => {
    globalThis.requestAnimationFrame = () => 0;
  });
  await swipe(page);
  await page.clock.runFor(500);
  await page.evaluate(request => {
    globalThis.requestAnimationFrame = request;
    scrollBy({ top: 52, behavior: 'instant' });
  }, frames);
  await page.touchscreen.tap(...(await placeOf(page, 1)));
  await expect.poll(() => posts(portal)).toHaveLength(1);
});

for (const event of ['touchstart', 'touchend'])
  test(`[RQ-07] a tap that closes a hint of the page at ${event} approves nothing below it`, async ({
    page,
    portal,
  }) => {
    await openQueue(page);
    await coverUntil(page, event);
    await page.touchscreen.tap(...(await placeOf(page, 1)));
    await expect(page.getByText('The list moved. Press again.')).toBeVisible();
    expect(await posts(portal)).toEqual([]);
  });

test('[RQ-07] a second tap on what closed a dialog of the page approves nothing below it', async ({
  page,
  portal,
}) => {
  await page.clock.install();
  await openQueue(page);
  await coverUntil(page, 'click');
  const [x, y] = await placeOf(page, 1);
  await page.clock.pauseAt(Date.now() + 10_000);
  // Chromium counts a tap as a second one only at the same place; Safari never does.
  await page.touchscreen.tap(x - 45, y);
  await page.touchscreen.tap(x, y);
  await expect(page.getByText('The list moved. Press again.')).toBeVisible();
  expect(await posts(portal)).toEqual([]);
});

test('[RQ-07] a finger approves nothing if it went down before the list was there', async ({
  page,
  portal,
}) => {
  await openQueue(page);
  const place = await placeOf(page, 1);
  await portal.fault({ match: 'review/api/list', fault: 'held', times: 5 });
  await page.reload();
  await expect(page.locator('psp-review-queue .skeleton-rows')).toBeVisible();
  await touch(page, [place], async () => {
    await portal.release();
    await expect(approve(page)).toHaveCount(10);
  });
  await expect(page.getByText('The list moved. Press again.')).toBeVisible();
  expect(await posts(portal)).toEqual([]);
});

test('[RQ-07] a finger approves what it has just scrolled to, and twenty payments in a row', async ({
  page,
  portal,
}) => {
  // All buttons are visible: Playwright does not scroll to them, which would be no scrolling by the finger.
  await page.setViewportSize({ width: 1024, height: 2000 });
  await openQueue(page);
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('25');
  await expect(approve(page)).toHaveCount(25);
  // A list that has just appeared may be pressed at once; rows that have just been added may not.
  await page.reload();
  await expect(approve(page)).toHaveCount(25);
  await makeRoomToScroll(page);
  await swipe(page);
  for (let left = 25; left > 5; left -= 1) {
    await expect(approve(page)).toHaveCount(left);
    await page.touchscreen.tap(...(await placeOf(page, 0)));
  }
  await expect(page.locator('psp-review-queue .count')).toHaveText(/ of 61,980$/);
  await expect.poll(() => posts(portal)).toHaveLength(20);
});
