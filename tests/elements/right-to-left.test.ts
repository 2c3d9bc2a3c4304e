import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderCells, renderPeople } from '../support/table-screen.ts';

const reference = 'INV-12 (paid)';
const parts = ['INV', '-12', '(', 'paid', ')'];
const arabic = 'سارة (2)';
const long = `${reference} for a night in a hotel near the clinic, with the companion of the patient`;
const types = ['text', 'link', 'email', 'hover', 'modal', 'status', 'select'];
const cellsOfEachType = (display: string) =>
  Object.fromEntries(types.map(type => [type, { display, type, href: '/a/', details: { a: 1 } }]));

const cellOf = (root: ShadowRoot, title: string): Element =>
  root.querySelector(`tbody [data-title="${title}"]`) ?? expect.fail(`There is no ${title}.`);

/** The rectangle of a piece of the text that an element contains. */
function boxOfText(element: Element, text: string): DOMRect {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const index = (node.textContent ?? '').indexOf(text);
    if (index < 0) continue;
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + text.length);
    return range.getBoundingClientRect();
  }
  throw new Error(`There is no ${text}.`);
}

/** The left edges of pieces of an element's text. */
const leftEdgesOf = (element: Element, ...texts: readonly string[]): number[] =>
  texts.map(text => boxOfText(element, text).left);

/** Numbers from the smallest on. */
const ascending = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);

describe('on a right-to-left page', () => {
  beforeEach(() => {
    document.documentElement.dir = 'rtl';
    return () => document.documentElement.removeAttribute('dir');
  });

  it('[EMB-09] texts of the host keep their own direction, at the start of their column', async () => {
    await page.viewport(1280, 700);
    const { root } = await renderCells({ name: reference, ...cellsOfEachType(reference) });
    for (const title of ['name', ...types]) {
      const cell = cellOf(root, title);
      const edges = leftEdgesOf(cell, ...parts);
      expect([title, edges]).toEqual([title, ascending(edges)]);
      const distance =
        (cell.closest('td, th') ?? cell).getBoundingClientRect().right - boxOfText(cell, ')').right;
      expect([title, distance < 48]).toEqual([title, true]);
    }
  });

  it.each([
    ['an amount', { display: '-12.50', type: 'amount' }, ['-', '12', 'USD']],
    ['a number', { display: '-50', type: 'number' }, ['-', '50']],
    ['a number without a type', { display: '-50', sort: -50 }, ['-', '50']],
    ['a date', { display: '12 May 2026', type: 'date' }, ['12', 'May', '2026']],
  ])('[TBL-10] [UI-14] the parts of %s keep their order', async (_, cell, pieces) => {
    const { root } = await renderCells({ cell });
    const edges = leftEdgesOf(root.querySelector('tbody .name') as Element, ...pieces);
    expect(edges).toEqual(ascending(edges));
  });

  it('[EMB-09] [TBL-02] titles of columns and the range of a page keep their own direction', async () => {
    const { root } = await renderCells({ name: 'a', 'Amount (USD)': '1' });
    const title = root.querySelector('thead th:nth-child(2)') as Element;
    const range = root.querySelector('.count') as Element;
    for (const edges of [leftEdgesOf(title, 'Amount', '(', 'USD', ')'), leftEdgesOf(range, '1–', '–1', 'of')])
      expect(edges).toEqual(ascending(edges));
  });

  it('[EMB-09] [TBL-02] the arrows of the pager are mirrored, and no other icon', async () => {
    const { screen } = await renderPeople(30);
    const isMirrored = (place: Element | null | undefined) =>
      new DOMMatrix(getComputedStyle(place?.querySelector('svg') ?? expect.fail('no icon')).transform).a < 0;
    expect(isMirrored(screen.button('Next page'))).toBe(true);
    expect(isMirrored(screen.root.querySelector('.search'))).toBe(false);
  });

  it('[TBL-17] a text that is cut shows its beginning', async () => {
    await page.viewport(800, 700);
    const { root } = await renderCells({ name: long, ...cellsOfEachType(long) });
    for (const title of ['name', ...types.filter(type => type !== 'select')]) {
      const cell = cellOf(root, title);
      const { left, right } = (cell.closest('td, th') ?? cell).getBoundingClientRect();
      const beginning = boxOfText(cell, 'INV');
      expect([title, beginning.left >= left, beginning.right <= right]).toEqual([title, true, true]);
      expect([
        title,
        boxOfText(cell, 'patient').right > right || boxOfText(cell, 'patient').width === 0,
      ]).toEqual([title, true]);
    }
  });
});

it('[EMB-09] an Arabic name on an English page keeps its own direction and shows its beginning when cut', async () => {
  await page.viewport(800, 700);
  const { root } = await renderCells({
    name: 'a',
    ...cellsOfEachType(arabic),
    cut: `${arabic} ${'سارة '.repeat(30)}`,
  });
  for (const title of types) {
    const edges = leftEdgesOf(cellOf(root, title), ')', '2', 'سارة');
    expect([title, edges]).toEqual([title, ascending(edges)]);
  }
  const cell = cellOf(root, 'cut');
  const { left, right } = cell.getBoundingClientRect();
  const beginning = boxOfText(cell, '(2)');
  expect([beginning.left >= left, beginning.right <= right]).toEqual([true, true]);
});
