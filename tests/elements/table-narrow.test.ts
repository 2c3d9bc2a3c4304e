import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { recognitionOfSite } from '../../src/api/activity-units.ts';
import { tableBatch } from '../../src/api/tables.ts';
import { element as reviewQueue } from '../../src/elements/review-queue/index.ts';
import { element as unitRecognition } from '../../src/elements/unit-recognition/index.ts';
import { answering } from '../support/answers/answering.ts';
import { batchFrom, batchOf, numbersTo } from '../support/answers/batches.ts';
import { to } from '../support/answers/host.ts';
import { payments } from '../support/answers/payments.ts';
import { recognitionIn } from '../support/answers/units.ts';
import { shown } from '../support/screen.ts';
import { renderCells, renderLoadedTable } from '../support/table-screen.ts';

const box = (element: Element | null | undefined): DOMRect =>
  element?.getBoundingClientRect() ?? expect.fail('The element is missing.');

// Enough columns to fill the remaining width.
const others = Object.fromEntries(numbersTo(8).map(number => [`other${number}`, `Another text ${number}`]));

// Monospace fonts have the same widths on every machine.
beforeEach(() => {
  document.body.style.fontFamily = 'monospace';
  return () => document.body.removeAttribute('style');
});

describe('a narrow table', () => {
  beforeEach(() => page.viewport(800, 700));

  it('[TBL-17] truncates a name that is a button and shows its beginning', async () => {
    const name = 'A night in a hotel near the clinic, with the companion of the patient';
    const screen = await renderCells({
      activity: { display: name, type: 'modal', details: { a: 1 } },
      ...others,
    });
    const button = screen.button(name);
    // An inline block that overflows its cell would be replaced by an ellipsis.
    expect(box(button).right).toBeLessThanOrEqual(box(button.closest('th')).right);
    expect(box(button).width).toBeGreaterThan(80);
  });

  it('[TBL-17] [UI-14] never truncates an amount, a number or a date with a time', async () => {
    await page.viewport(600, 700);
    const untruncated = {
      date: { display: 'Wednesday, 23 September 2026, 10:30 AM', type: 'date' },
      amount: { display: '123456789012.34', type: 'amount', currency: 'USD' },
      number: { display: '1234567890123456789012', type: 'number' },
    };
    const screen = await renderCells({ name: 'ERR-1', ...untruncated, ...others });
    for (const title of Object.keys(untruncated)) {
      const cell = screen.root.querySelector(`td[data-title="${title}"]`);
      expect([title, cell?.scrollWidth]).toEqual([title, cell?.clientWidth]);
      expect(box(cell).width).toBeGreaterThan(124); // the width at which texts are truncated here
    }
  });

  it('[TBL-17] truncates a very long text in a date column', async () => {
    const screen = await renderCells({ name: 'ERR-1', date: { display: 'x'.repeat(2000), type: 'date' } });
    expect(box(screen.root.querySelector('td[data-title="date"]')).width).toBeLessThanOrEqual(800);
  });

  it('[TBL-17] gives texts more width the fewer columns there are', async () => {
    const name = 'A night in a hotel, with a companion';
    const activity = { display: name, type: 'modal', details: { a: 1 } };
    const isTruncatedBeside = async (cells: object) => {
      const screen = await renderCells({ activity, ...cells });
      const { scrollWidth, clientWidth } = screen.button(name);
      screen.host.remove();
      return scrollWidth > clientWidth;
    };
    expect(await isTruncatedBeside(others)).toBe(true);
    expect(await isTruncatedBeside({ study: 'ARCADIA-3', type: 'lodging', units: '31' })).toBe(false);
  });

  it('[TBL-11] [TBL-17] keeps a date field wide enough for a date', async () => {
    const day = { display: '2026-12-31', type: 'editable', editConfig: { type: 'date' } };
    const screen = await renderCells({ name: 'ERR-1', day, ...others }, { 'data-save-url': '/save/' });
    expect(box(await screen.findByLabelText('day of ERR-1')).width).toBeGreaterThan(136);
  });

  it('[UI-16] [TBL-17] truncates a status inside its badge', async () => {
    const status = 'Waiting for the second signature of the sponsor';
    const screen = await renderCells({
      name: 'ERR-1',
      status: { display: status, type: 'status' },
      ...others,
    });
    const badge = screen.getByText(status);
    expect(box(badge).right).toBeLessThanOrEqual(box(badge.closest('td')).right);
  });

  it('[TBL-16] [TBL-30] keeps the row actions visible while columns scroll', async () => {
    const titles = [...numbersTo(12).map(number => `Column ${number}`), 'Actions'];
    const columns = titles.map(title => ({ data: title, title }));
    const cells = Object.fromEntries(titles.map(title => [title, `A text of ${title}`]));
    const actions = [{ href: '/request/1/', title: 'View' }];
    answering(to(tableBatch, { columns, data: [{ id: 1, ...cells, Actions: actions }], total: 1 }));
    const screen = await renderLoadedTable();
    // Known a frame after the rows; from then on, the frame scrolls and its actions stay.
    await expect.poll(() => screen.root.querySelector<HTMLElement>('.frame')?.dataset.overflows).toBe('true');
    const frame = box(screen.root.querySelector('.frame'));
    const link = screen.getByRole('link', { name: /^View/ });
    await expect.poll(() => box(link).right).toBeLessThanOrEqual(frame.right);
    expect(box(screen.getByRole('columnheader', { name: 'Actions' })).right).toBeLessThanOrEqual(frame.right);
    // A focused column title is scrolled out from under the sticky actions.
    const sorting = screen.button('Column 8');
    sorting.focus();
    expect(box(sorting).right).toBeLessThanOrEqual(box(link.closest('td')).left);
  });
});

it('[UR-01] [TBL-32] on a phone, the selects for year and sort order fit their text', async () => {
  await page.viewport(375, 800);
  answering(to(recognitionOfSite, request => batchOf(recognitionIn(2026), numbersTo(3), request)));
  const screen = await shown(unitRecognition, { 'data-mode': 'direct', 'data-id': '12' });
  await screen.findByText('1–3 of 3', { selector: '.count' });
  for (const name of ['Year', 'Sort by'])
    expect(box(screen.getByRole('combobox', { name })).width).toBeGreaterThan(120);
});

it('[TBL-01] [TBL-30] a toolbar button that wraps goes to the end of the next line', async () => {
  await page.viewport(570, 700);
  answering(to(recognitionOfSite, request => batchOf(recognitionIn(2026), numbersTo(3), request)));
  const screen = await shown(unitRecognition, { 'data-mode': 'direct', 'data-id': '12' });
  await screen.findByText('1–3 of 3', { selector: '.count' });
  const [columns, exporting] = [
    screen.getByRole('button', { name: 'Columns' }),
    screen.getByText('Export CSV'),
  ];
  const bar = box(screen.root.querySelector('.toolbar'));
  expect(box(exporting.closest('button')).top).toBeGreaterThan(box(columns).bottom);
  expect(Math.round(box(exporting.closest('button')).right)).toBe(Math.round(bar.right));
});

it('[TBL-32] on the narrowest phone, the sort order fits beside the export', async () => {
  await page.viewport(260, 700);
  const screen = await renderCells({ name: 'ERR-1', ...others });
  const order = box(screen.getByRole('combobox', { name: 'Sort by' }));
  const exporting = box(screen.getByRole('button', { name: 'Export CSV' }));
  expect(order.width).toBeGreaterThan(112);
  expect(order.bottom).toBe(exporting.bottom);
});

it.each([560, 640, 720])(
  '[TBL-30] at %s px, pinned columns and actions leave two fifths of the width to the others',
  async width => {
    await page.viewport(width, 700);
    answering(to(tableBatch, request => batchFrom(payments, numbersTo(30), request)));
    const screen = await shown(reviewQueue, { 'data-endpoint': '/review/list/' });
    await screen.findByText('1–10 of 30', { selector: '.count' });
    const frame = screen.root.querySelector('.frame') as HTMLElement;
    await expect.poll(() => frame.dataset.overflows).toBe('true');
    frame.scrollLeft = 120;
    const pinned = [...frame.querySelectorAll('tbody tr:first-child > [data-pin]')].filter(
      cell =>
        box(cell).left < box(frame).left + box(frame).width / 2 &&
        getComputedStyle(cell).insetInlineStart !== 'auto',
    );
    const start = Math.max(...pinned.map(cell => box(cell).right), box(frame).left);
    const free = box(frame.querySelector('tbody td.actions')).left - start;
    expect(free).toBeGreaterThanOrEqual(frame.clientWidth * 0.4 - 1);
  },
);

it('[TBL-30] cuts no value by the actions until the columns are scrolled', async () => {
  for (const width of [600, 640, 680, 720, 760, 800]) {
    await page.viewport(width, 700);
    const actions = { type: 'actions', display: [{ href: '/1/', title: 'View' }] };
    const linked = Object.entries(others).map(([key, display]) => [
      key,
      { display, type: 'link', href: '/1/' },
    ]);
    const screen = await renderCells({ name: 'ERR-1', ...Object.fromEntries(linked), actions });
    const frame = screen.root.querySelector('.frame') as HTMLElement;
    await expect.poll(() => frame.style.getPropertyValue('--_cover')).not.toBe('');
    const cell = screen.getByRole('link', { name: /^View/ }).closest('td') as Element;
    const cover = () => Number.parseFloat(getComputedStyle(cell, '::before').width) || 0;
    // The cover is measured again as long as the layout changes.
    await waitFor(() => {
      const end = box(cell).left - cover();
      const columns = [...frame.querySelectorAll('tbody td[data-title^="other"]')].map(box);
      for (const { left, right } of columns)
        expect(left >= end - 1 || right - 10 <= end, `${width} px`).toBe(true);
      expect(columns[0]?.right, `${width} px`).toBeLessThanOrEqual(end + 10);
    });
    await expect.poll(() => getComputedStyle(cell, '::before').boxShadow).toMatch(/ -4px 0px 0px 0px$/);
    frame.scrollLeft = 20;
    await expect.poll(cover).toBe(0);
    screen.host.remove();
  }
});

it('[TBL-30] says on which sides columns are scrolled out of view', async () => {
  await page.viewport(700, 700);
  const screen = await renderCells({ name: 'ERR-1', ...others });
  const frame = screen.root.querySelector('.frame') as HTMLElement;
  await expect.poll(() => frame.dataset.hidden).toBe('end');
  expect(getComputedStyle(frame).maskImage).toContain('linear-gradient(to right');
  frame.scrollLeft = 100;
  await expect.poll(() => frame.dataset.hidden).toBe('start end');
  expect(getComputedStyle(frame.querySelector('tbody th') as Element).boxShadow).toMatch(/ 4px 0px 0px 0px$/);
  frame.scrollLeft = frame.scrollWidth;
  await expect.poll(() => frame.dataset.hidden).toBe('start');
  expect(getComputedStyle(frame).maskImage).toBe('none');
});

it('[TBL-30] columns that lack only the space beside the last value do not scroll', async () => {
  const texts = Object.fromEntries(numbersTo(9).map(number => [`text${number}`, `text ${number}`]));
  const frameLacking = async (missing: number, cells: Record<string, unknown>) => {
    const { root, host } = await renderCells({ name: 'ERR-1', ...texts, ...cells });
    const frame = root.querySelector('.frame') as HTMLElement;
    host.style.width = '600px';
    await waitFor(() => expect(frame).toHaveAttribute('data-overflows', 'true'));
    const { width } = box(frame.firstElementChild);
    host.style.width = '1600px';
    await waitFor(() => expect(frame).toHaveAttribute('data-overflows', 'false'));
    host.style.width = `${width - missing}px`;
    await new Promise(observed => new ResizeObserver(observed).observe(frame));
    await new Promise(requestAnimationFrame);
    return frame;
  };
  const amount = { amount: { display: '1,284.50', type: 'amount' } };
  const whole = await frameLacking(8, amount);
  expect(whole).toHaveAttribute('data-overflows', 'false');
  expect(whole).not.toHaveAttribute('data-hidden');
  const value = whole.querySelector('tbody .amount');
  expect(box(value).right).toBeLessThanOrEqual(box(whole).right);
  expect(box(value?.closest('td')).right).toBeGreaterThan(box(whole).right);
  const cut = await frameLacking(12, amount);
  await waitFor(() => expect(cut).toHaveAttribute('data-hidden', 'end'));
});

it('[TBL-04] in a column of 880 px, three filters stand on one line with search, Columns and Export', async () => {
  await page.viewport(880, 700);
  answering(to(tableBatch, request => batchFrom(payments, numbersTo(30), request)));
  const screen = await shown(reviewQueue, { 'data-endpoint': '/review/list/' });
  await screen.findByText('1–10 of 30', { selector: '.count' });
  const controls = [
    screen.getByRole('searchbox'),
    ...['Status', 'Study', 'Payment method'].map(name => screen.getByRole('combobox', { name })),
    screen.getByRole('button', { name: 'Columns' }),
    screen.getByRole('button', { name: 'Export CSV' }),
  ];
  expect(new Set(controls.map(control => box(control).bottom)).size).toBe(1);
});

describe('on a phone, the filters', () => {
  beforeEach(() => page.viewport(375, 740));

  async function queueWithFilters() {
    answering(to(tableBatch, request => batchFrom(payments, numbersTo(30), request)));
    const screen = await shown(reviewQueue, { 'data-endpoint': '/review/list/' });
    await screen.findByText('1–10 of 30', { selector: '.count' });
    return { screen, button: screen.getByRole('button', { name: /^Filters/ }) };
  }

  it('[TBL-04] [TBL-32] are behind a button beside the search, which keeps the focus', async () => {
    const { screen, button } = await queueWithFilters();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull();
    expect(box(button).top).toBe(box(screen.getByRole('searchbox')).top);
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.root.activeElement).toBe(button);
    expect(screen.getByRole('combobox', { name: 'Status' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull();
    expect(screen.root.activeElement).toBe(button);
  });

  it('[TBL-04] are counted on their button while they are set', async () => {
    const { screen, button } = await queueWithFilters();
    await userEvent.click(button);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Study' }), 'AURORA');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Submitted');
    expect(button).toHaveAccessibleName('Filters (2)');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Study' }), 'All');
    await userEvent.click(button);
    expect(button).toHaveAccessibleName('Filters (1)');
  });

  it.each([260, 320, 375])('[TBL-32] leave two lines of tools above the cards, %s px', async width => {
    await page.viewport(width, 740);
    const { screen, button } = await queueWithFilters();
    const order = box(screen.getByRole('combobox', { name: 'Sort by' }));
    const exporting = box(screen.getByRole('button', { name: 'Export CSV' }));
    expect([order.bottom, exporting.right]).toEqual([exporting.bottom, box(button).right]);
    // The label is above the select, which needs the width for "Default order", in other languages more.
    expect(order.top - box(button).bottom).toBeLessThanOrEqual(32);
    expect(order.width).toBeGreaterThanOrEqual(width - box(button).width - 90);
    expect(document.documentElement.scrollWidth).toBe(width);
  });
});

it('[TBL-04] a wide page shows the filters themselves', async () => {
  await page.viewport(1200, 700);
  answering(to(tableBatch, request => batchFrom(payments, numbersTo(30), request)));
  const screen = await shown(reviewQueue, { 'data-endpoint': '/review/list/' });
  expect(screen.queryByRole('button', { name: /^Filters/ })).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Status' })).toBeVisible();
});
