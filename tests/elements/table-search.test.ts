import { fireEvent, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { tableBatch } from '../../src/api/tables.ts';
import { element as reviewQueue } from '../../src/elements/review-queue/review-queue.tsx';
import { answering } from '../support/answers/answering.ts';
import { batchFrom, numbersTo } from '../support/answers/batches.ts';
import { to } from '../support/answers/host.ts';
import { payments } from '../support/answers/payments.ts';
import { later } from '../support/later.ts';
import { shown } from '../support/screen.ts';
import { people, renderPeople, renderTable } from '../support/table-screen.ts';

describe('searching', () => {
  it('[TBL-03] matches any column regardless of case, and returns to the first page', async () => {
    const { screen } = await renderPeople(500);
    await userEvent.click(screen.button('Page 4'));
    await screen.search('ZÜRICH');
    await waitFor(() => expect(screen.count()).toBe('1–10 of 100, filtered from 500'));
    expect(new Set(screen.column(1))).toEqual(new Set(['Zürich']));
    await screen.search('');
    await waitFor(() => expect(screen.count()).toBe('1–10 of 500'));
  });

  it('[TBL-03] shows and announces that nothing matches', async () => {
    const { screen } = await renderPeople(20);
    const widths = () => [...screen.root.querySelectorAll('thead th')].map(({ clientWidth }) => clientWidth);
    const before = widths();
    await screen.search('.*');
    expect(await screen.findByText('No matching records found')).toBeVisible();
    expect(widths()).toEqual(before);
    expect(screen.getByRole('status')).toHaveTextContent('No results (20 in all)');
    await userEvent.click(screen.button('Clear search'));
    await waitFor(() => expect(screen.count()).toBe('1–10 of 20'));
    expect(screen.root.activeElement).toBe(screen.getByRole('searchbox'));
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('[TBL-03] [TBL-13] does not say that nothing matches while rows are arriving', async () => {
    const rest = later<void>();
    answering(
      to(tableBatch, async request => {
        if (!request.url.includes('skip=0')) await rest.promise;
        return batchFrom(people, numbersTo(30), request);
      }),
    );
    const screen = await renderTable({ 'data-limit': 20 });
    await screen.findByText('Person 1');
    await screen.search('zzz');
    await waitFor(() => expect(screen.count()).toBe('No results yet · loading all 30'));
    rest.resolve();
    await waitFor(() => expect(screen.count()).toBe('No results (30 in all)'));
  });

  it('[TBL-03] is debounced by 200 ms', async () => {
    answering(to(tableBatch, request => batchFrom(people, numbersTo(30), request)));
    const screen = await renderTable({ 'data-search-delay': undefined });
    await screen.findByText('Person 1');
    // Synchronous events: while Vitest waits for a browser command, it may advance the fake clock.
    const type = (value: string) => fireEvent.input(screen.getByRole('searchbox'), { target: { value } });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      type('Person 1');
      vi.advanceTimersByTime(150);
      type('Person 12');
      vi.advanceTimersByTime(199);
      const waiting = vi.getTimerCount();
      vi.advanceTimersByTime(1);
      expect([waiting, vi.getTimerCount()]).toEqual([1, 0]);
    } finally {
      vi.useRealTimers();
    }
    await waitFor(() => expect(screen.column()).toEqual(['Person 12']));
  });
});

const columns = [
  { data: 'name', title: 'Name' },
  { data: 'city', title: 'City', filter: true },
  { data: 'age', title: 'Age', type: 'number', filter: ['21', '99'] },
];

it('[TBL-04] filters that match nothing can be reset', async () => {
  const { screen } = await renderPeople(50, { 'data-columns': columns });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Age' }), '99');
  expect(await screen.findByText('No entries with these filters.')).toBeVisible();
  await userEvent.click(screen.button('Reset filters?'));
  await waitFor(() => expect(screen.count()).toBe('1–10 of 50'));
});

describe('many filters', () => {
  async function queueWithFilters(width: number) {
    await page.viewport(width, 740);
    answering(to(tableBatch, request => batchFrom(payments, numbersTo(30), request)));
    const screen = await shown(reviewQueue, { 'data-endpoint': '/review/list/' });
    await screen.findByText('1–10 of 30', { selector: '.count' });
    return screen;
  }

  it('[TBL-04] are shown on a wide page', async () => {
    const screen = await queueWithFilters(1200);
    expect(screen.queryByRole('button', { name: /^Filters/ })).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Status' })).toBeVisible();
  });

  it('[TBL-04] [TBL-32] are behind a button on a phone, which keeps the focus and counts those that are set', async () => {
    const screen = await queueWithFilters(375);
    const button = screen.getByRole('button', { name: /^Filters/ });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull();
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.root.activeElement).toBe(button);
    const filter = (name: string) => screen.getByRole('combobox', { name });
    await userEvent.selectOptions(filter('Study'), 'AURORA');
    await userEvent.selectOptions(filter('Status'), 'Submitted');
    expect(button).toHaveAccessibleName('Filters (2)');
    await userEvent.selectOptions(filter('Study'), 'All');
    button.focus();
    await userEvent.keyboard('{Enter}');
    expect(button).toHaveAccessibleName('Filters (1)');
    expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull();
    expect(screen.root.activeElement).toBe(button);
  });
});
