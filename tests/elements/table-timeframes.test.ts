import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tableBatch } from '../../src/api/tables.ts';
import { answering } from '../support/answers/answering.ts';
import { batchFrom, numbersTo } from '../support/answers/batches.ts';
import { to } from '../support/answers/host.ts';
import { expectLogged } from '../support/console.ts';
import { type Later, later } from '../support/later.ts';
import { people, renderTable, type TableScreen } from '../support/table-screen.ts';

const counts: Readonly<Record<string, number>> = { 'ninety-days': 12, ytd: 40, all: 95 };
const timeframeIn = (request: Request) => new URL(request.url).searchParams.get('timeframe') ?? '';
const statusText = (screen: TableScreen) =>
  screen.root.querySelector('.timeframes [role="status"]')?.textContent;
const confirm = async (screen: TableScreen) =>
  userEvent.click(await screen.findByRole('button', { name: 'Ok' }));

/** A table by timeframe; answers in `pending` wait for the test. */
async function timedTable(timeframe = 'ninety-days', pending: Readonly<Record<string, Later<void>>> = {}) {
  const sent = answering(
    to(tableBatch, async request => {
      const requested = timeframeIn(request);
      await pending[requested]?.promise;
      return batchFrom(people, numbersTo(counts[requested] ?? 0), request);
    }),
  );
  const screen = await renderTable({ 'data-timeframe': timeframe });
  await screen.findByText(/^Showing/);
  return { screen, sent };
}

const waitForCount = (screen: TableScreen, count: number) =>
  waitFor(() => expect(screen.count()).toBe(`1–10 of ${count}`));

// Late in the year, so that the year to date is longer than 90 days.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21) }));
afterEach(() => void vi.useRealTimers());

describe('loading by timeframe', () => {
  it.each([
    ['ninety-days', 'Showing the last 90 days', ['Load Year to Date', 'Load All']],
    ['ytd', 'Showing year to date', ['Load All']],
    ['all', 'Showing all time', []],
  ])('[TBL-08] sends %s, says "%s" and offers %j', async (timeframe, text, offered) => {
    const { screen, sent } = await timedTable(timeframe);
    expect(sent.map(timeframeIn)).toEqual([timeframe]);
    expect(statusText(screen)).toBe(text);
    expect(screen.queryAllByRole('button', { name: /^Load/ }).map(button => button.textContent)).toEqual(
      offered,
    );
  });

  it('[TBL-08] keeps the current rows until the first of a wider timeframe arrive', async () => {
    const ytd = later<void>();
    const { screen } = await timedTable('ninety-days', { ytd });
    await waitForCount(screen, 12);
    await userEvent.click(screen.button('Load Year to Date'));
    expect(statusText(screen)).toBe('Showing the last 90 days. Loading year to date…');
    expect(screen.column()).toContain('Person 1');
    ytd.resolve();
    await waitForCount(screen, 40);
    expect(statusText(screen)).toBe('Showing year to date');
    expect(screen.root.activeElement).toHaveTextContent('Showing year to date');
    expect(screen.queryByRole('button', { name: 'Load Year to Date' })).toBeNull();
  });

  it('[TBL-08] [TBL-14] keeps the toolbar when a wider timeframe is chosen before any rows have come', async () => {
    const wider = later<void>();
    const { screen, sent } = await timedTable('ninety-days', { 'ninety-days': later(), ytd: wider });
    expect(screen.getByRole('searchbox')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Load Year to Date' }));
    await waitFor(() => expect(sent.map(timeframeIn)).toEqual(['ninety-days', 'ytd']));
    expect(screen.getByRole('searchbox')).toBeVisible();
    wider.resolve();
    await waitForCount(screen, 40);
  });

  it('[TBL-09] asks before loading all records', async () => {
    const { screen, sent } = await timedTable();
    await waitForCount(screen, 12);
    await userEvent.click(screen.button('Load All'));
    expect(await screen.findByRole('dialog', { name: 'Please Confirm' })).toHaveTextContent(
      'Are you sure you want to load ALL records? This may take several minutes.',
    );
    await userEvent.click(screen.button('Cancel'));
    expect(sent).toHaveLength(1);
    await userEvent.click(screen.button('Load All'));
    await confirm(screen);
    await waitForCount(screen, 95);
    expect(statusText(screen)).toBe('Showing all time');
  });

  it('[TBL-08] keeps the current rows after a failure, says so and offers Retry', async () => {
    expectLogged('HTTP_404');
    let fails = true;
    answering(
      to(tableBatch, request => {
        const requested = timeframeIn(request);
        if (requested === 'ytd' && fails) return new Response('', { status: 404 });
        return batchFrom(people, numbersTo(counts[requested] ?? 0), request);
      }),
    );
    const screen = await renderTable({ 'data-timeframe': 'ninety-days' });
    await waitForCount(screen, 12);
    await userEvent.click(await screen.findByRole('button', { name: 'Load Year to Date' }));
    expect(await screen.findByText("Couldn't load the list. You're seeing an earlier list.")).toBeVisible();
    expect(statusText(screen)).toBe('Showing the last 90 days');
    expect(screen.count()).toBe('1–10 of 12');
    fails = false;
    await userEvent.click(screen.button('Retry'));
    await waitForCount(screen, 40);
    expect(statusText(screen)).toBe('Showing year to date');
  });
});
