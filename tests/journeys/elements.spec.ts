import type { Page } from '@playwright/test';
import { elementPages } from '../host/element-pages.ts';
import { typicalTags } from '../support/typical-tags.ts';
import { violationsIn } from './audit.ts';
import { expect, layoutShifts, test } from './portal.ts';
import { settled, steady } from './settled.ts';

const windows = [
  ['a desktop', { width: 1200, height: 900 }],
  ['a phone', { width: 375, height: 740 }],
] as const;

for (const { tag, path, isInline } of elementPages)
  for (const [place, viewport] of windows)
    test(`[ROOM-01] [ACC-01] [EMB-09] ${tag} on ${place}: no layout shift, no accessibility violation, no effect of the page's styles`, {
      tag: typicalTags.includes(tag) ? [] : '@slow',
    }, async ({ page, portal }) => {
      await page.setViewportSize(viewport);
      // Limits lists to their first batch, which is enough to look at.
      await portal.fault({ match: '/api/list/', fault: 'wrongTotal', value: 2500, times: 9 });
      await page.goto(path);
      await settled(page);
      expect(await layoutShifts(page)).toEqual([]);
      // The page of a tag shows it several times; a page of the portal shows a list once.
      expect(await violationsIn(page, [tag])).toEqual([]);
      // So tall that nothing sticks to the window, whose place depends on what else is on the page.
      await page.setViewportSize({ ...viewport, height: 20_000 });
      const before = await steady(() => boxesOf(page, tag));
      await page.evaluate(adopt, isInline ? hostile : hostile + hostileText);
      expect(await steady(() => boxesOf(page, tag))).toEqual(before);
    });

test('the start page links the page of every element', async ({ page }) => {
  await page.goto('/');
  for (const { tag, path } of elementPages)
    await expect(page.locator('#elements').getByRole('link', { name: tag, exact: true })).toHaveAttribute(
      'href',
      path,
    );
});

/** Styles of pages for all elements, for a class or a tag, and for our tags. */
const hostile = `
  * { letter-spacing: 3px !important; word-spacing: 9px !important; text-transform: uppercase !important;
    text-indent: 9px !important; text-align: right !important; color: red !important; cursor: wait !important;
    list-style: square !important; box-sizing: content-box !important; border-collapse: collapse !important }
  input, select, button, label, table, td, th, li, dl, dd, ul, .card, .table, .field, .badge, .notice, .button, .name {
    display: none !important; margin: 9px !important; float: left !important; height: 5px !important }`;

/** Properties that only an element inside a line of text inherits. */
const hostileText =
  '* { font-size: 30px !important; font-weight: 900 !important; font-style: italic !important; line-height: 3 !important; white-space: pre !important }';

/** The positions of all nodes inside the elements, relative to their element. */
const boxesOf = (page: Page, tag: string): Promise<string[]> =>
  page.evaluate(
    name =>
      [...document.querySelectorAll(name)].flatMap(host => {
        const corner = host.getBoundingClientRect();
        const shown = [...(host.shadowRoot?.querySelectorAll('*') ?? [])].filter(
          node => node.getClientRects().length > 0,
        );
        return shown.map(node => {
          const { left, top, width, height } = node.getBoundingClientRect();
          const place = [left - corner.left, top - corner.top, width, height].map(Math.round);
          // Text that stands on the page's background has the page's colour.
          const color = node.matches('.root, .on-page, .on-page *') ? '' : getComputedStyle(node).color;
          return `${node.localName}.${node.className}: ${place.join(' ')} ${color}`;
        });
      }),
    tag,
  );

function adopt(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}
