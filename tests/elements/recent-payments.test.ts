import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { recentlyUpdatedPayments } from '../../src/api/reimbursements.ts';
import { element } from '../../src/elements/recent-payments/recent-payments.tsx';
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
    const [card] = await screen.findAllByRole('row');
    expect(card).toHaveTextContent('700001Correction Required131.50 USD2 Feb 20265 May 2026CheckS-0012');
    const view = within(card as HTMLElement).getByRole('link', { name: '700001' });
    expect(view).toHaveAttribute('href', `${location.origin}/request/700001/view`);
    expect(sent.map(({ url }) => new URL(url).pathname)).toEqual([
      '/dashboard/patient/api/reimbursement/recentlyUpdated',
    ]);
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
    await screen.findByRole('rowheader');
    expect(isSettled()).toBe(true);
  });

  it('[PD-03] shows three payments per page', async () => {
    const { screen } = await showCards(numbersTo(5).map(recentPayment));
    expect(await screen.findAllByRole('rowheader')).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getAllByRole('rowheader')).toHaveLength(2);
  });

  it('[NET-13] [PD-03] shows payments without ids and dates', async () => {
    expectLogged('2 of 2 items of a list have no id');
    const { screen } = await showCards([
      { totalUSD: '12.5', viewRoute: '/request/1/view' },
      { totalUSD: '9' },
    ]);
    expect(await screen.findAllByRole('rowheader')).toHaveLength(2);
    expect(screen.getByRole('link')).toHaveAccessibleName('Payment');
  });
});
