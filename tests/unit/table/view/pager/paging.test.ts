import { describe, expect, it } from 'vitest';
import { clampPage, countPages, pagerItems } from '../../../../../src/table/view/pager/paging.ts';

const itemsText = (page: number, pages: number) =>
  pagerItems(page, pages)
    .map(item => (item === 'ellipsis' ? '…' : item + 1))
    .join(' ');

describe('the pager', () => {
  it.each([
    [0, 1, '1'],
    [0, 7, '1 2 3 4 5 6 7'],
    [6, 7, '1 2 3 4 5 6 7'],
    [0, 8, '1 2 3 4 5 … 8'],
    [3, 8, '1 2 3 4 5 … 8'],
    [4, 8, '1 … 4 5 6 7 8'],
    [7, 8, '1 … 4 5 6 7 8'],
    [4, 9, '1 … 4 5 6 … 9'],
    [5, 9, '1 … 5 6 7 8 9'],
    [3_000, 6_200, '1 … 3000 3001 3002 … 6200'],
  ])('[TBL-02] at page %s of %s, shows %s', (page, pages, items) => {
    expect(itemsText(page, pages)).toBe(items);
  });

  it.each([
    [0, 10, 1],
    [1, 10, 1],
    [10, 10, 1],
    [11, 10, 2],
    [62_000, 10, 6_200],
  ])('[TBL-02] %s rows at %s per page make %s pages', (rows, size, pages) => {
    expect(countPages(rows, size)).toBe(pages);
  });

  it.each([
    [3, 5, 3],
    [5, 5, 4],
    [-1, 5, 0],
    [9, 1, 0],
  ])('[TBL-02] clamps page %s of %s to %s', (page, pages, clamped) => {
    expect(clampPage(page, pages)).toBe(clamped);
  });
});
