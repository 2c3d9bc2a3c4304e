import type { Page } from '@playwright/test';
import { elementPages } from '../host/element-pages.ts';
import { violationsIn } from './audit.ts';
import { expect, layoutShifts, test } from './portal.ts';
import { settled, steady } from './settled.ts';

const windows = [
  ['a desktop', { width: 1200, height: 900 }],
  ['a phone', { width: 375, height: 740 }],
] as const;

for (const { tag, path, isInline } of elementPages)
  for (const [place, viewport] of windows)
    test(`[ROOM-01] [ACC-01] [EMB-09] ${tag} on ${place}: no layout shift, no accessibility violation, no effect of the page's styles`, async ({
      page,
      portal,
    }) => {
      await page.setViewportSize(viewport);
      // Lists that end with their first batch are long enough to be looked at.
      await portal.fault({ match: '/api/list/', fault: 'wrongTotal', value: 2500, times: 9 });
      await page.goto(path);
      await settled(page);
      expect(await layoutShifts(page)).toEqual([]);
      // The page of a tag shows it several times; a page of the portal shows a list once.
      expect(await violationsIn(page, [tag])).toEqual([]);
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

/** What pages do to everything, to what a class or a tag names, and to our tags. */
const hostile = `
  * { letter-spacing: 3px !important; word-spacing: 9px !important; text-transform: uppercase !important;
    text-indent: 9px !important; text-align: right !important; color: red !important; cursor: wait !important;
    list-style: square !important; box-sizing: content-box !important; border-collapse: collapse !important }
  input, select, button, label, table, td, th, li, dl, dd, ul, .card, .table, .field, .badge, .notice, .button, .name {
    display: none !important; margin: 9px !important; float: left !important; height: 5px !important }`;

/** What an element in a line of text follows, and no other. */
const hostileText =
  '* { font-size: 30px !important; font-weight: 900 !important; font-style: italic !important; line-height: 3 !important; white-space: pre !important }';

/** Where everything inside the elements stands, from the corner of its element. */
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
