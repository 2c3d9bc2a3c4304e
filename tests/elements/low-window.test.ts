import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { numbersTo } from '../support/answers/batches.ts';
import { renderPeople } from '../support/table-screen.ts';

/** How much of the window's height the bars may take that stay in place while the page scrolls. */
const mostOfWindow = 0.2;

/** What stays in place vertically: a sticky cell that is a whole column does not. */
const barsOf = (root: ShadowRoot): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('*')].filter(element => {
    const { position, top, bottom } = getComputedStyle(element);
    return position === 'sticky' && (top !== 'auto' || bottom !== 'auto');
  });

const heightOf = (elements: readonly HTMLElement[]): number =>
  elements.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);

describe.each([
  ['a phone at 400 % zoom', 320, 256],
  ['a low window', 800, 360],
  ['a laptop at 150 % zoom', 1280, 500],
])('in %s', (_, width, height) => {
  it('[TBL-11] [TBL-02] the bars that stay while the page scrolls leave four fifths to the rows', async () => {
    await page.viewport(width, height);
    const { screen } = await renderPeople(120, {
      'data-page-size': '50',
      'data-save-url': '/save/',
      'data-selection': { maxSelection: 3 },
    });
    for (const number of numbersTo(4)) screen.getAllByRole('checkbox')[number]?.click();
    await screen.findByRole('alert');
    expect(heightOf(barsOf(screen.root))).toBeLessThanOrEqual(height * mostOfWindow);
  });
});
