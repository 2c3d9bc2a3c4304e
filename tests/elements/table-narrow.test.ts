import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { numbersTo } from '../support/answers/batches.ts';
import { renderCells, renderPeople } from '../support/table-screen.ts';

const box = (element: Element | null | undefined): DOMRect =>
  element?.getBoundingClientRect() ?? expect.fail('The element is missing.');

/** Enough columns to fill a narrow page. */
const others = Object.fromEntries(numbersTo(8).map(number => [`other${number}`, `Another text ${number}`]));

describe('a narrow table', () => {
  it('[TBL-30] [TBL-16] keeps names and actions in sight, and says on which sides columns are out of view', async () => {
    await page.viewport(700, 700);
    const actions = [{ href: '/request/1/', title: 'View' }];
    const screen = await renderCells({ name: 'ERR-1', ...others, actions });
    const frame = screen.root.querySelector('.frame') as HTMLElement;
    const name = screen.getByText('ERR-1', { selector: '.name a' });
    const link = screen.getByRole('link', { name: /^View/ });
    const areInSight = () => box(name).left >= box(frame).left && box(link).right <= box(frame).right;
    await expect.poll(() => frame.dataset.hidden).toBe('end');
    expect(areInSight()).toBe(true);
    frame.scrollLeft = 100;
    await expect.poll(() => frame.dataset.hidden).toBe('start end');
    expect(areInSight()).toBe(true);
    frame.scrollLeft = frame.scrollWidth;
    await expect.poll(() => frame.dataset.hidden).toBe('start');
    expect(areInSight()).toBe(true);
  });

  it('[TBL-30] covers with the names what scrolls under them, also a button that opens a dialog', async () => {
    await page.viewport(700, 700);
    const dialog = { display: 'Show', type: 'modal', details: ['Details'] };
    const screen = await renderCells({ name: 'ERR-1', dialog, ...others });
    const frame = screen.root.querySelector('.frame') as HTMLElement;
    const name = screen.root.querySelector('tbody th') as HTMLElement;
    await expect.poll(() => frame.dataset.hidden).toBe('end');
    frame.scrollLeft = box(screen.getByRole('button', { name: 'Show' })).left - box(name).left;
    await expect.poll(() => frame.dataset.hidden).toBe('start end');
    const { left, top, height } = box(name);
    expect(name.contains(screen.root.elementFromPoint(left + 15, top + height / 2))).toBe(true);
  });

  it('[TBL-28] says how many columns are out of sight, and which', async () => {
    await page.viewport(700, 700);
    const screen = await renderCells({ name: 'ERR-1', ...others, actions: [{ href: '/1/', title: 'View' }] });
    const button = await screen.findByRole('button', { name: /^\d more columns$/ });
    await userEvent.click(button);
    const lines = await screen.findAllByRole('checkbox');
    const marked = lines.filter(line => line.closest('label')?.textContent?.includes('not in view'));
    await expect.poll(() => button.textContent).toBe(`${marked.length} more columns`);
    for (const line of marked) await userEvent.click(line);
    await expect.poll(() => screen.queryByRole('button', { name: 'Columns' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await screen.findByRole('button', { name: /more columns$/ })).toBeVisible();
  });

  it('[TBL-28] shows at least 24 px of a column that is cut at the edge, or nothing', async () => {
    await page.viewport(700, 700);
    const screen = await renderCells({ name: 'ERR-1', ...others, actions: [{ href: '/1/', title: 'View' }] });
    const frame = screen.root.querySelector('.frame') as HTMLElement;
    const controls = screen.root.querySelector('tbody td:last-child') as HTMLElement;
    await expect.poll(() => frame.dataset.hidden).toBe('end');
    const { left: edge } = box(controls);
    const shownOfCut = () => {
      const clear = edge - Number.parseFloat(getComputedStyle(controls, '::before').width) + 10;
      return [...screen.root.querySelectorAll('tbody td:not(:last-child)')]
        .map(box)
        .filter(({ left, right }) => left < clear && right > edge + 10)
        .map(({ left }) => clear - left);
    };
    for (const scrolled of [0, 30, 60, 90, 120]) {
      frame.scrollLeft = scrolled;
      await expect.poll(() => shownOfCut().filter(width => width > 0.5 && width < 34)).toEqual([]);
    }
  });

  it('[TBL-17] [UI-14] cuts no amount, number or date with a time', async () => {
    await page.viewport(600, 700);
    const uncut = {
      date: { display: 'Wednesday, 23 September 2026, 10:30 AM', type: 'date' },
      amount: { display: '123456789012.34', type: 'amount', currency: 'USD' },
      number: { display: '1234567890123456789012', type: 'number' },
    };
    const screen = await renderCells({ name: 'ERR-1', ...uncut, ...others });
    for (const title of Object.keys(uncut)) {
      const cell = screen.root.querySelector(`td[data-title="${title}"]`);
      expect([title, cell?.scrollWidth]).toEqual([title, cell?.clientWidth]);
    }
  });
});

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
