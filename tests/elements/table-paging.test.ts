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
  });

  it('[TBL-02] moves nothing where its top is in sight', async () => {
    const { screen } = await tableOf(95);
    const before = topOf(screen);
    await userEvent.click(screen.button('Next page'));
    await framed();
    expect(screen.count()).toBe('11–20 of 95');
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
  });
});

const namesIn = (body: Element | null) =>
  [...(body?.querySelectorAll('.name') ?? [])].map(name => name.textContent);
const people = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `Person ${first + index}`);
/** The page that waits for its turn. */
const nextIn = ({ root }: TableScreen): Promise<Element> =>
  waitFor(() => {
    const next = root.querySelector('tbody[hidden]');
    if (!next) throw new Error('No page waits.');
    return next;
  });

describe('the page after the one that is shown', () => {
  it.each([
    ['wide', 1200],
    ['narrow', 375],
  ])('[TBL-02] waits unseen for whoever turns pages, on a %s place', async (_, width) => {
    await page.viewport(width, 800);
    const { screen } = await tableOf(95);
    screen.button('Next page').click();
    const next = await nextIn(screen);
    expect(namesIn(next)).toEqual(people(21, 30));
    expect(next.firstElementChild).toHaveAttribute('aria-rowindex', '22');
    expect(next).not.toBeVisible();
    expect(screen.getAllByRole('row', { name: /Person/ })).toHaveLength(10);
    expect(screen.column()).toEqual(people(11, 20));
    await userEvent.click(screen.button('Next page'));
    expect(next).toBeVisible();
    expect(screen.column()).toEqual(people(21, 30));
    expect(screen.getByRole('row', { name: /Person 21/ })).toHaveAttribute('aria-rowindex', '22');
  });

  it.each([
    ['the pointer', (pager: Element) => browser.hover(pager)],
    ['the focus', (pager: Element) => (pager as HTMLElement).focus()],
  ])('[TBL-02] waits already when %s has come to the pager', async (_, come) => {
    const { screen } = await tableOf(95);
    await come(screen.button('Next page'));
    expect(namesIn(await nextIn(screen))).toEqual(people(11, 20));
  });

  it('[TBL-02] [TBL-03] goes with what was searched', async () => {
    const { screen } = await tableOf(95);
    await userEvent.click(screen.button('Next page'));
    const next = await nextIn(screen);
    await screen.search('Person 95');
    await waitFor(() => expect(screen.column()).toEqual(['Person 95']));
    expect(next.isConnected && !next.checkVisibility()).toBe(false);
  });

  it('[TBL-31] is not where keys go', async () => {
    const { screen } = await tableOf(95);
    await browser.hover(screen.button('Next page'));
    await nextIn(screen);
    await userEvent.click(screen.button('Next page'));
    screen.button('Name').focus();
    await userEvent.keyboard('j');
    expect(screen.root.activeElement).toBe(screen.button('More about Person 11'));
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
    expect(screen.count()).toBe('411–420 of 995');
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
    ['101', '991–995 of 995'],
    ['999999999', '991–995 of 995'],
    ['0', '1–10 of 995'],
    ['-5', '1–10 of 995'],
    ['two', '41–50 of 995'],
  ])('[TBL-02] %s is none that there is: the nearest shows, and that is told', async (number, count) => {
    const { screen } = await tableOf(995);
    await userEvent.click(screen.button('Page 5'));
    await goTo(screen, number);
    expect(screen.count()).toBe(count);
    expect(screen.getByText('There are pages 1 to 100.')).toBeVisible();
    await goTo(screen, '7');
    expect(screen.queryByText('There are pages 1 to 100.')).toBeNull();
    expect(screen.count()).toBe('61–70 of 995');
  });
});
