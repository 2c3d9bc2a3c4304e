import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { recentlyUpdatedPayments } from '../../src/api/reimbursements.ts';
import { element } from '../../src/elements/recent-payments/index.ts';
import { answering } from '../support/answers/answering.ts';
import { numbersTo } from '../support/answers/batches.ts';
import { type SentFor, to } from '../support/answers/host.ts';
import { recentPayment } from '../support/answers/lists.ts';
import { expectLogged } from '../support/console.ts';
import { later } from '../support/later.ts';
import { shown } from '../support/screen.ts';

type Sent = SentFor<typeof recentlyUpdatedPayments>;

async function showCards(answer: Sent) {
  const sent = answering(to(recentlyUpdatedPayments, answer));
  return { sent, screen: await shown(element) };
}

beforeEach(() => page.viewport(375, 740));

describe('on a phone', () => {
  it('[PD-03] shows the main facts of each payment, and a link to it', async () => {
    const { screen, sent } = await showCards(numbersTo(2).map(recentPayment));
    const [card] = await screen.findAllByRole('listitem');
    const first = within(card as HTMLElement);
    expect(first.getByRole('heading')).toHaveTextContent('131.50 USD');
    expect(first.getByText('Correction Required')).toBeVisible();
    expect(card).toHaveTextContent('Visit2 Feb 2026Submitted5 May 2026Payment methodCheckSiteS-0012');
    const view = first.getByRole('link', { name: '131.50 USD payment for the visit of 2 Feb 2026' });
    expect(view).toHaveAttribute('href', `${location.origin}/request/700001/view`);
    expect(sent.map(({ url }) => new URL(url).pathname)).toEqual([
      '/dashboard/patient/api/reimbursement/recentlyUpdated',
    ]);
  });

  it('[PD-03] follows the link from anywhere on the card', async () => {
    const { screen } = await showCards(numbersTo(2).map(recentPayment));
    const [card] = await screen.findAllByRole('listitem');
    const [link] = screen.getAllByRole('link');
    const { left, top, right, bottom } = (card as HTMLElement).getBoundingClientRect();
    for (const [x, y] of [
      [left + 8, top + 8],
      [right - 8, bottom - 8],
    ] as const)
      expect(screen.root.elementFromPoint(x, y)).toBe(link);
  });

  it('[ROOM-03] ends the reserved space when the payments have come, not while they load', async () => {
    const answer = later<Sent>();
    answering(to(recentlyUpdatedPayments, () => answer.promise));
    const screen = await shown(element);
    expect(screen.host.matches(':state(psp-settled)')).toBe(false);
    answer.resolve([recentPayment(1)]);
    await screen.findByRole('listitem');
    expect(screen.host.matches(':state(psp-settled)')).toBe(true);
  });

  it('[ROOM-03] reserves the space again when a list that failed is retried', async () => {
    expectLogged('psp-recent-payments: GET', 'HTTP_404');
    const answer = later<Sent>();
    let fails = true;
    answering(
      to(recentlyUpdatedPayments, () => (fails ? new Response('', { status: 404 }) : answer.promise)),
    );
    const screen = await shown(element);
    const isSettled = () => screen.host.matches(':state(psp-settled)');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(isSettled()).toBe(true);
    fails = false;
    await userEvent.click(retry);
    await screen.findByText('Looking up your payments...');
    expect(isSettled()).toBe(false);
    answer.resolve([recentPayment(1)]);
    await screen.findByRole('listitem');
    expect(isSettled()).toBe(true);
  });

  it('[PD-03] shows three payments, and the others after Show all', async () => {
    const { screen } = await showCards(numbersTo(5).map(recentPayment));
    expect(await screen.findAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    const cards = screen.getAllByRole('listitem');
    expect(cards).toHaveLength(5);
    expect(screen.root.activeElement).toBe(cards[3]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('[NET-13] [PD-03] shows payments without ids and dates', async () => {
    expectLogged('2 of 2 items of a list have no id');
    const { screen } = await showCards([
      { totalUSD: '12.5', viewRoute: '/request/1/view' },
      { totalUSD: '9' },
    ]);
    expect(await screen.findAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('link')).toHaveAccessibleName('12.50 USD payment');
  });
});
