import type { FrameLocator, Page } from '@playwright/test';
import type { Portal } from './host.ts';
import { expect, test } from './portal.ts';

const queue = '/direct/reimbursement/site/12/review/?paged';

/** Rests the mouse on the third Approve; returns the height of a row. */
async function rest(page: Page, root: Page | FrameLocator = page): Promise<number> {
  await expect(root.locator('psp-review-queue .count')).toHaveText('1–10 of 62,000');
  const approve = root.getByRole('button', { name: /^Approve ERR/ });
  const [second, third] = [await approve.nth(1).boundingBox(), await approve.nth(2).boundingBox()];
  if (!second || !third) throw new Error('There is no such button.');
  await page.mouse.move(300, 300);
  await page.mouse.move(third.x + third.width / 2, third.y + third.height / 2);
  return third.y - second.y;
}

/** Stops the clock, so that the press comes at once, however slow the machine is. */
const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 10_000);

/** Presses without moving. */
async function press(page: Page): Promise<void> {
  await page.mouse.down();
  await page.mouse.up();
}

async function expectRefused(portal: Portal, root: Page | FrameLocator): Promise<void> {
  await expect(root.getByText('The list moved. Press again.')).toBeVisible();
  expect(Object.keys(await portal.requests()).filter(path => path.startsWith('POST'))).toEqual([]);
}

const addBanner = (height: number) => {
  const banner = document.createElement('div');
  banner.style.height = `${height}px`;
  document.querySelector('psp-review-queue, iframe')?.before(banner);
};

for (const scrolled of [0, 100])
  test(`[RQ-07] a resting mouse approves nothing of a list that the page, scrolled by ${scrolled} px, has just put in place of another`, async ({
    page,
    portal,
  }) => {
    await page.clock.install();
    await page.goto(queue);
    await expect(page.locator('psp-review-queue .count')).toHaveText('1–10 of 62,000');
    await page.evaluate(top => scrollBy({ top, behavior: 'instant' }), scrolled);
    await rest(page);
    await stopClock(page);
    if (scrolled) await page.evaluate(() => dispatchEvent(new WheelEvent('wheel')));
    await page.locator('psp-review-queue').evaluate(old => old.replaceWith(old.cloneNode(true)));
    await expect(async () => {
      await page.clock.runFor(5);
      expect(await page.locator('psp-review-queue .count').textContent({ timeout: 50 })).toBe(
        '1–10 of 62,000',
      );
    }).toPass({ intervals: [100] });
    await press(page);
    await expectRefused(portal, page);
  });

test('[RQ-07] a resting mouse approves nothing that came to it while the page was hidden', async ({
  page,
  portal,
}) => {
  await page.clock.install();
  await page.goto(queue);
  const height = await rest(page);
  // The tab of a browser without a window is never hidden.
  const setHidden = (isHidden: boolean) =>
    page.evaluate(value => {
      Object.defineProperty(Document.prototype, 'hidden', { configurable: true, value });
    }, isHidden);
  await setHidden(true);
  await page.evaluate(addBanner, height);
  await page.clock.runFor(3000);
  await stopClock(page);
  await setHidden(false);
  await press(page);
  await expectRefused(portal, page);
});

test('[RQ-07] a resting mouse approves nothing that the page around a frame has moved to it', async ({
  page,
  portal,
}) => {
  const html = `<!doctype html><title>Old portal</title>
    <style>body { margin: 0 } iframe { width: 1200px; height: 1600px }</style><iframe src="${queue}"></iframe>`;
  await page.route('**/frames', route => route.fulfill({ contentType: 'text/html', body: html }));
  // The reference portal forbids frames; older ones consist of them.
  await page.route('**/review/?paged', async route => {
    const response = await route.fetch();
    const headers = response.headers();
    delete headers['content-security-policy'];
    delete headers['x-frame-options'];
    await route.fulfill({ response, headers });
  });
  await page.clock.install();
  await page.goto('/frames');
  const frame = page.frameLocator('iframe');
  const height = await rest(page, frame);
  await stopClock(page);
  await page.evaluate(addBanner, height);
  await press(page);
  await expectRefused(portal, frame);
});

/** Something else that scrolls all the time. */
const addTicker = () => {
  const ticker = document.createElement('div');
  document.body.append(ticker);
  setInterval(() => ticker.dispatchEvent(new Event('scroll')), 30);
};

const stopFrames = () => {
  globalThis.requestAnimationFrame = () => 0;
};

for (const [what, script] of [
  ['beside a ticker', addTicker],
  ['while the browser draws nothing', stopFrames],
] as const)
  test(`[RQ-07] a resting mouse approves nothing that the page has scrolled to it long after the wheel, ${what}`, async ({
    page,
    portal,
  }) => {
    await page.clock.install();
    await page.goto(queue);
    const height = await rest(page);
    await stopClock(page);
    const frames = await page.evaluateHandle(() => globalThis.requestAnimationFrame);
    await page.evaluate(script);
    await page.evaluate(() => dispatchEvent(new WheelEvent('wheel')));
    await page.clock.runFor(1500);
    await page.evaluate(
      ([request, top]) => {
        globalThis.requestAnimationFrame = request;
        scrollBy({ top, behavior: 'instant' });
      },
      [frames, height] as const,
    );
    await press(page);
    await expectRefused(portal, page);
  });
