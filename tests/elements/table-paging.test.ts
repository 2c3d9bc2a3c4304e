import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { userEvent as browser, page } from 'vitest/browser';
import { tableBatch } from '../../src/api/tables.ts';
import { answering } from '../support/answers/answering.ts';
import { batchFrom, numbersTo } from '../support/answers/batches.ts';
import { to } from '../support/answers/host.ts';
import { later } from '../support/later.ts';
import { hideColumn, people, renderPeople, renderTable, type TableScreen } from '../support/table-screen.ts';

const topOf = ({ root }: TableScreen) =>
  root.querySelector('.frame')?.getBoundingClientRect().top ?? Number.NaN;
/** Scrolling to a new page happens in an animation frame. */
const nextFrame = () => new Promise(requestAnimationFrame);
const isVisible = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};
const names = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `Person ${first + index}`);
/** Expects exactly these people, each with its row index, and no other row in the document, hidden or not. */
const expectPage = ({ root, column, count }: TableScreen, first: number, last: number, total: number) => {
  expect(count()).toBe(`${first}–${last} of ${total}`);
  expect(column()).toEqual(names(first, last));
  const rows = [...root.querySelectorAll('tbody tr')];
  expect(rows.map(row => row.getAttribute('aria-rowindex'))).toEqual(
    names(first, last).map((_, index) => String(first + index + 1)),
  );
  expect(rows.filter(row => !row.checkVisibility())).toEqual([]);
};
const goTo = async (screen: TableScreen, number: string) => {
  await browser.fill(screen.getByRole('textbox', { name: 'Go to page' }), number);
  await browser.keyboard('{Enter}');
};

it.each([
  [10, false],
  [11, true],
])('[TBL-02] of %i rows, pages and their sizes are offered: %s', async (count, hasPages) => {
  const { screen } = await renderPeople(count);
  expect(screen.count()).toBe(`1–10 of ${count}`);
  expect(screen.queryByRole('combobox', { name: 'Rows per page' }) !== null).toBe(hasPages);
  expect(screen.queryByRole('button', { name: 'Page 1' }) !== null).toBe(hasPages);
  expect(screen.queryByRole('button', { name: 'Skip to pagination' }) !== null).toBe(hasPages);
});

// With real clicks: after turning a page by keyboard, the pager is scrolled into view instead.
describe('a new page', () => {
  it('[TBL-02] is scrolled to its top', async () => {
    await page.viewport(375, 500);
    const { screen } = await renderPeople(95);
    const next = screen.button('Next page');
    next.scrollIntoView({ block: 'end' });
    expect(topOf(screen)).toBeLessThan(0);
    await browser.click(next);
    await waitFor(() => expect(Math.abs(topOf(screen))).toBeLessThan(1));
    expectPage(screen, 11, 20, 95);
  });

  it('[TBL-02] is not scrolled when its top is visible', async () => {
    const { screen } = await renderPeople(95);
    const before = topOf(screen);
    await userEvent.click(screen.button('Next page'));
    await nextFrame();
    expectPage(screen, 11, 20, 95);
    expect(topOf(screen)).toBe(before);
  });

  it('[TBL-02] starts below a sticky bar of the page', async () => {
    await page.viewport(1200, 400);
    const { screen } = await renderPeople(95);
    screen.host.style.setProperty('--psp-sticky-top', '60px');
    screen.host.style.marginTop = '300px';
    screen.button('Next page').scrollIntoView({ block: 'end' });
    await browser.click(screen.button('Next page'));
    await waitFor(() => expect(Math.abs(topOf(screen) - 60)).toBeLessThan(1));
    expectPage(screen, 11, 20, 95);
  });
});

describe('the rows of a page', () => {
  it('[TBL-02] are ten at first; the pager goes to the next, the previous and any page', async () => {
    const { screen } = await renderPeople(95);
    expectPage(screen, 1, 10, 95);
    expect(screen.button('Previous page')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.button('Next page'));
    expectPage(screen, 11, 20, 95);
    await userEvent.click(screen.button('Page 10'));
    expectPage(screen, 91, 95, 95);
    expect(screen.button('Page 10')).toHaveAttribute('aria-current', 'page');
    expect(screen.button('Next page')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.button('Next page'));
    expectPage(screen, 91, 95, 95);
    await userEvent.click(screen.button('Previous page'));
    expectPage(screen, 81, 90, 95);
  });

  it('[TBL-02] keep their details open while another page is shown', async () => {
    hideColumn('age');
    const { screen } = await renderPeople(95);
    await userEvent.click(screen.button('More about Person 2'));
    await waitFor(() => expect(screen.root.querySelectorAll('tr.details')).toHaveLength(1));
    await userEvent.click(screen.button('Next page'));
    expectPage(screen, 11, 20, 95);
    await userEvent.click(screen.button('Previous page'));
    expect(screen.button('Less about Person 2')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.root.querySelectorAll('tr.details')).toHaveLength(1);
  });
});

describe('the page size', () => {
  it('[TBL-02] is 10, 25, 50 or 100; a change keeps the first row on the page', async () => {
    const { screen } = await renderPeople(200);
    await userEvent.click(screen.button('Page 5'));
    const sizes = screen.getByRole('combobox', { name: 'Rows per page' });
    expect([...sizes.children].map(option => option.textContent)).toEqual(['10', '25', '50', '100']);
    await userEvent.selectOptions(sizes, '25');
    expect(screen.count()).toBe('26–50 of 200');
    expect(screen.column()).toContain('Person 41');
  });

  it('[TBL-02] is what the page asks for', async () => {
    const { screen } = await renderPeople(60, { 'data-page-size': '50' });
    expect(screen.column()).toHaveLength(50);
    screen.host.dataset.pageSize = '25';
    await waitFor(() => expect(screen.column()).toHaveLength(25));
  });

  it('[TBL-02] is changed by a control that stays visible', async () => {
    await page.viewport(375, 500);
    const { screen } = await renderPeople(200);
    const sizes = screen.getByRole('combobox', { name: 'Rows per page' });
    for (const size of ['100', '10', '50']) {
      sizes.scrollIntoView({ block: 'end' });
      await userEvent.selectOptions(sizes, size);
      await waitFor(() => expect(isVisible(sizes), size).toBe(true));
      expectPage(screen, 1, Number(size), 200);
    }
  });

  it('[TBL-02] of 25 rows or more makes the pager sticky', async () => {
    await page.viewport(1200, 560);
    const { screen } = await renderPeople(200, { 'data-page-size': '25' });
    scrollTo(0, 0);
    await waitFor(() => expect(isVisible(screen.button('Next page'))).toBe(true));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '10');
    scrollTo(0, 0);
    expect(isVisible(screen.button('Next page'))).toBe(false);
  });
});

describe('the page number', () => {
  it('[TBL-02] can be typed when not all pages are listed', async () => {
    const { screen } = await renderPeople(995);
    await goTo(screen, '42');
    expectPage(screen, 411, 420, 995);
    expect(screen.getByRole('textbox', { name: 'Go to page' })).toHaveValue('');
  });

  it.each(['1,024', ' 1 024 '])('[TBL-02] can be typed in groups: %s', async number => {
    const { screen } = await renderPeople(10_245);
    await goTo(screen, number);
    expect(screen.count()).toBe('10,231–10,240 of 10,245');
  });

  it.each(['101', '0', '1,02'])(
    '[TBL-02] %s turns no page and stays in the field, with a message',
    async number => {
      const { screen } = await renderPeople(995);
      await userEvent.click(screen.button('Page 5'));
      await goTo(screen, number);
      expectPage(screen, 41, 50, 995);
      expect(screen.getByRole('textbox', { name: 'Go to page' })).toHaveValue(number);
      expect(screen.getByText('Enter a page from 1 to 100')).toBeVisible();
      await goTo(screen, '7');
      expect(screen.queryByText('Enter a page from 1 to 100')).toBeNull();
      expectPage(screen, 61, 70, 995);
    },
  );
});

it('[TBL-02] says which rows a new page shows, also while others are still loading', async () => {
  const rest = later<Response>();
  answering(
    to(tableBatch, request =>
      request.url.includes('skip=0') ? batchFrom(people, numbersTo(95), request) : rest.promise,
    ),
  );
  const screen = await renderTable({ 'data-limit': 20 });
  await waitFor(() => expect(screen.count()).toBe('1–10 of 20 · loading all 95'));
  screen.button('Next page').focus();
  await browser.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('11–20 of 20'));
});
