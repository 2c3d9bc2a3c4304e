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
