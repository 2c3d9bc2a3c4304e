import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tableBatch } from '../../src/api/tables.ts';
import { answering } from '../support/answers/answering.ts';
import { batchFrom, numbersTo } from '../support/answers/batches.ts';
import { to } from '../support/answers/host.ts';
import { expectLogged } from '../support/console.ts';
import { type Later, later } from '../support/later.ts';
import { people, shownTable, type TableScreen } from '../support/table-screen.ts';

const counts: Readonly<Record<string, number>> = { 'ninety-days': 12, ytd: 40, all: 95 };
const timeframeIn = (request: Request) => new URL(request.url).searchParams.get('timeframe') ?? '';
const line = (screen: TableScreen) => screen.root.querySelector('.timeframes [role="status"]')?.textContent;
const ok = async (screen: TableScreen) => userEvent.click(await screen.findByRole('button', { name: 'Ok' }));

/** A table by timeframe; what is held is answered when the test says so. */
async function timedTable(timeframe = 'ninety-days', held: Readonly<Record<string, Later<void>>> = {}) {
  const sent = answering(
    to(tableBatch, async request => {
      const asked = timeframeIn(request);
      await held[asked]?.promise;
      return batchFrom(people, numbersTo(counts[asked] ?? 0), request);
    }),
  );
  const screen = await shownTable({ 'data-timeframe': timeframe });
  await screen.findByText(/^Showing/);
  return { screen, sent };
}

const shownOf = (screen: TableScreen, count: number) =>
  waitFor(() => expect(screen.count()).toBe(`1–10 of ${count}`));

// A day late in the year, when the year to date is more than 90 days.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21) }));
afterEach(() => void vi.useRealTimers());

describe('loading by timeframe', () => {
  it('[TBL-08] sends the timeframe, and says which is shown', async () => {
    const { screen, sent } = await timedTable();
    await shownOf(screen, 12);
    expect(line(screen)).toBe('Showing the last 90 days');
    expect(sent.map(timeframeIn)).toEqual(['ninety-days']);
  });

  it.each([
    ['ninety-days', 'Showing the last 90 days', ['Load Year to Date', 'Load All']],
    ['ytd', 'Showing year to date', ['Load All']],
    ['all', 'Showing all time', []],
  ])('[TBL-08] offers from %s on only what is more', async (timeframe, said, offered) => {
    const { screen } = await timedTable(timeframe);
    expect(line(screen)).toBe(said);
    expect(screen.queryAllByRole('button', { name: /^Load/ }).map(button => button.textContent)).toEqual(
      offered,
    );
  });

  it('[TBL-08] loads the year to date; the rows stay until the first of it have come', async () => {
    const ytd = later<void>();
    const { screen } = await timedTable('ninety-days', { ytd });
    await shownOf(screen, 12);
    await userEvent.click(screen.button('Load Year to Date'));
    expect(line(screen)).toBe('Showing the last 90 days. Loading year to date…');
    expect(screen.column()).toContain('Person 1');
    ytd.resolve();
    await shownOf(screen, 40);
    expect(line(screen)).toBe('Showing year to date');
    expect(screen.root.activeElement).toHaveTextContent('Showing year to date');
    expect(screen.queryByRole('button', { name: 'Load Year to Date' })).toBeNull();
  });

  it('[TBL-09] asks before all is loaded', async () => {
    const { screen, sent } = await timedTable();
    await shownOf(screen, 12);
    await userEvent.click(screen.button('Load All'));
    expect(await screen.findByRole('dialog', { name: 'Please Confirm' })).toHaveTextContent(
      'Are you sure you want to load ALL records? This may take several minutes.',
    );
    await userEvent.click(screen.button('Cancel'));
    expect(sent).toHaveLength(1);
    await userEvent.click(screen.button('Load All'));
    await ok(screen);
    await shownOf(screen, 95);
    expect(line(screen)).toBe('Showing all time');
  });

  it('[NET-12] never shows what comes late for a timeframe that is no longer wanted', async () => {
    const held = { 'ninety-days': later<void>(), ytd: later<void>(), all: later<void>() };
    const { screen, sent } = await timedTable('ninety-days', held);
    await userEvent.click(screen.button('Load Year to Date'));
    await userEvent.click(screen.button('Load All'));
    await ok(screen);
    await waitFor(() => expect(sent.map(timeframeIn)).toEqual(['ninety-days', 'ytd', 'all']));
    expect(sent.slice(0, 2).every(({ signal }) => signal.aborted)).toBe(true);
    held.all.resolve();
    await shownOf(screen, 95);
    held.ytd.resolve();
    held['ninety-days'].resolve();
    await new Promise(requestAnimationFrame);
    expect(screen.count()).toBe('1–10 of 95');
    expect(line(screen)).toBe('Showing all time');
  });

  it('[TBL-08] that fails keeps what was there, says so and is tried again', async () => {
    expectLogged('HTTP_404');
    let fails = true;
    answering(
      to(tableBatch, request => {
        const asked = timeframeIn(request);
        if (asked === 'ytd' && fails) return new Response('', { status: 404 });
        return batchFrom(people, numbersTo(counts[asked] ?? 0), request);
      }),
    );
    const screen = await shownTable({ 'data-timeframe': 'ninety-days' });
    await shownOf(screen, 12);
    await userEvent.click(await screen.findByRole('button', { name: 'Load Year to Date' }));
    expect(
      await screen.findByText('The list could not be loaded anew. The rows are those from before.'),
    ).toBeVisible();
    expect(line(screen)).toBe('Showing the last 90 days');
    expect(screen.count()).toBe('1–10 of 12');
    fails = false;
    await userEvent.click(screen.button('Retry'));
    await shownOf(screen, 40);
    expect(line(screen)).toBe('Showing year to date');
  });
});

describe('a timeframe early in the year', () => {
  it('[TBL-08] of the year to date is not offered: it is no more than 90 days', async () => {
    vi.setSystemTime(new Date(2026, 2, 1));
    const { screen } = await timedTable();
    expect(screen.queryAllByRole('button', { name: /^Load/ }).map(button => button.textContent)).toEqual([
      'Load All',
    ]);
  });
});
