import { beforeEach } from 'vitest';

/** Makes the page of each test of this block right-to-left. */
export const onRightToLeftPage = () =>
  beforeEach(() => {
    document.documentElement.dir = 'rtl';
    return () => document.documentElement.removeAttribute('dir');
  });

/** The rectangle of a piece of the text that an element contains. */
export function boxOfText(element: Element, text: string): DOMRect {
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
export const leftEdgesOf = (element: Element, ...texts: readonly string[]): number[] =>
  texts.map(text => boxOfText(element, text).left);

/** Numbers from the smallest on. */
export const ascending = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);
