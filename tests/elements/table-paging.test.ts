import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { userEvent as browser, page } from 'vitest/browser';
import { type TableScreen, tableOf } from '../support/table-screen.ts';

const topOf = ({ root }: TableScreen) =>
  root.querySelector('.frame')?.getBoundingClientRect().top ?? Number.NaN;
/** A page comes into sight with the frame that shows it. */
const framed = () => new Promise(requestAnimationFrame);
const isInSight = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};
const people = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `Person ${first + index}`);
/** These people are shown, each at its place among all rows, and no other row is in the document, hidden or not. */
const expectPage = ({ root, column, count }: TableScreen, first: number, last: number, total: number) => {
  expect(count()).toBe(`${first}–${last} of ${total}`);
  expect(column()).toEqual(people(first, last));
  const rows = [...root.querySelectorAll('tbody tr')];
  expect(rows.map(row => row.getAttribute('aria-rowindex'))).toEqual(
    people(first, last).map((_, index) => String(first + index + 1)),
  );
  expect(rows.filter(row => !row.checkVisibility())).toEqual([]);
};
const goTo = async (screen: TableScreen, number: string) => {
  await browser.fill(screen.getByRole('textbox', { name: 'Go to page' }), number);
  await browser.keyboard('{Enter}');
};

// With the pointer as it is: who presses keys keeps the pager in sight.
describe('a page that is turned to', () => {
  it.each([
    ['wide', 1200],
    ['narrow', 375],
  ])('[TBL-02] begins at its top, on a %s place', async (_, width) => {
    await page.viewport(width, 500);
    const { screen } = await tableOf(95);
    const next = screen.button('Next page');
    next.scrollIntoView({ block: 'end' });
    expect(topOf(screen)).toBeLessThan(0);
    await browser.click(next);
    await waitFor(() => expect(Math.abs(topOf(screen))).toBeLessThan(1));
    expectPage(screen, 11, 20, 95);
  });

  it('[TBL-02] moves nothing where its top is in sight', async () => {
    const { screen } = await tableOf(95);
    const before = topOf(screen);
    await userEvent.click(screen.button('Next page'));
    await framed();
    expectPage(screen, 11, 20, 95);
    expect(topOf(screen)).toBe(before);
  });

  it('[TBL-02] begins beneath a bar of the page that stays in sight', async () => {
    await page.viewport(1200, 400);
    const { screen } = await tableOf(95);
    screen.host.style.setProperty('--psp-sticky-top', '60px');
    screen.host.style.marginTop = '300px';
    screen.button('Next page').scrollIntoView({ block: 'end' });
    await browser.click(screen.button('Next page'));
    await waitFor(() => expect(Math.abs(topOf(screen) - 60)).toBeLessThan(1));
    expectPage(screen, 11, 20, 95);
  });
});

describe('the rows of a page', () => {
  it.each([
    ['wide', 1200],
    ['narrow', 375],
  ])('[TBL-02] replace those of the page before, forwards and back, on a %s place', async (_, width) => {
    await page.viewport(width, 800);
    const { screen } = await tableOf(95);
    expectPage(screen, 1, 10, 95);
    for (const [button, first] of [
      ['Next page', 11],
      ['Next page', 21],
      ['Previous page', 11],
    ] as const) {
      await userEvent.click(screen.button(button));
      expectPage(screen, first, first + 9, 95);
    }
  });

  it('[TBL-02] of the last page are only those that are left', async () => {
    const { screen } = await tableOf(65);
    await userEvent.click(screen.button('Page 7'));
    expectPage(screen, 61, 65, 65);
    await userEvent.click(screen.button('Next page'));
    expectPage(screen, 61, 65, 65);
  });

  it('[TBL-02] [TBL-03] give way to those of a search', async () => {
    const { screen } = await tableOf(95);
    await userEvent.click(screen.button('Next page'));
    await screen.search('Person 95');
    await waitFor(() => expect(screen.column()).toEqual(['Person 95']));
    expect(screen.root.querySelectorAll('tbody tr')).toHaveLength(1);
  });

  it('[TBL-31] are where keys go', async () => {
    const { screen } = await tableOf(95);
    await userEvent.click(screen.button('Next page'));
    screen.button('Name').focus();
    await userEvent.keyboard('j');
    expect(screen.root.activeElement).toBe(screen.button('More about Person 11'));
  });

  it('[TBL-02] show no details of another page, and theirs again when they are back', async () => {
    const { screen } = await tableOf(95);
    await userEvent.click(screen.button('More about Person 2'));
    await waitFor(() => expect(screen.root.querySelectorAll('tr.details')).toHaveLength(1));
    await userEvent.click(screen.button('Next page'));
    expectPage(screen, 11, 20, 95);
    await userEvent.click(screen.button('Previous page'));
    expect(screen.button('More about Person 2')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.root.querySelectorAll('tr.details')).toHaveLength(1);
  });
});

describe('the size of a page', () => {
  it.each([1200, 375])('[TBL-02] is changed by a control that stays in sight, %s wide', async width => {
    await page.viewport(width, 500);
    const { screen } = await tableOf(200);
    const sizes = screen.getByRole('combobox', { name: 'Rows per page' });
    for (const size of ['100', '10', '50']) {
      sizes.scrollIntoView({ block: 'end' });
      await userEvent.selectOptions(sizes, size);
      await waitFor(() => expect(isInSight(sizes), size).toBe(true));
      expectPage(screen, 1, Number(size), 200);
    }
  });

  it('[TBL-02] of 25 rows and more keeps the way to the others in sight', async () => {
    await page.viewport(1200, 500);
    const { screen } = await tableOf(200, { 'data-page-size': '25' });
    scrollTo(0, 0);
    await waitFor(() => expect(isInSight(screen.button('Next page'))).toBe(true));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '10');
    scrollTo(0, 0);
    expect(isInSight(screen.button('Next page'))).toBe(false);
  });
});

describe('the number of a page', () => {
  it('[TBL-02] can be typed where not all pages are listed', async () => {
    const { screen } = await tableOf(995);
    await goTo(screen, '42');
    expectPage(screen, 411, 420, 995);
    expect(screen.getByRole('textbox', { name: 'Go to page' })).toHaveValue('');
  });

  it.each([
    ['narrow', 375, true],
    ['wide', 1200, false],
  ])('[TBL-02] on a %s place: whether it stands beside how many there are', async (_, width, isBeside) => {
    await page.viewport(width, 800);
    const { screen } = await tableOf(995);
    expect(screen.getByText('of 100').checkVisibility()).toBe(isBeside);
    expect(screen.getByRole('textbox', { name: 'Go to page' })).toBeVisible();
  });

  it('[TBL-02] is not asked for where all are listed', async () => {
    const { screen } = await tableOf(70);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it.each([
    ['101', 991, 995],
    ['999999999', 991, 995],
    ['0', 1, 10],
    ['-5', 1, 10],
    ['two', 41, 50],
  ])(
    '[TBL-02] %s is none that there is: the nearest shows, and that is told',
    async (number, first, last) => {
      const { screen } = await tableOf(995);
      await userEvent.click(screen.button('Page 5'));
      await goTo(screen, number);
      expectPage(screen, first, last, 995);
      expect(screen.getByText('There are pages 1 to 100.')).toBeVisible();
      await goTo(screen, '7');
      expect(screen.queryByText('There are pages 1 to 100.')).toBeNull();
      expectPage(screen, 61, 70, 995);
    },
  );
});
