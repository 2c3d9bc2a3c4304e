import { waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { recentlyUpdatedPayments } from '../../src/api/reimbursements.ts';
import { element } from '../../src/elements/recent-payments/index.ts';
import { answering } from '../support/answers/answering.ts';
import { numbersTo } from '../support/answers/batches.ts';
import { type SentFor, silence, to } from '../support/answers/host.ts';
import { recentPayment } from '../support/answers/lists.ts';
import { expectLogged } from '../support/console.ts';
import { later } from '../support/later.ts';
import { shown } from '../support/screen.ts';

type Sent = SentFor<typeof recentlyUpdatedPayments>;

async function cardsOf(answer: Sent | Response) {
  const sent = answering(
    to(recentlyUpdatedPayments, () => (answer instanceof Response ? answer.clone() : answer)),
  );
  return { sent, screen: await shown(element) };
}

const failing = 'Something went wrong. If the issue persists please contact a system administrator.';

beforeEach(() => page.viewport(375, 740));

describe('on a phone', () => {
  it('[PD-03] shows each payment at a glance, with the way to it', async () => {
    const { screen, sent } = await cardsOf(numbersTo(2).map(recentPayment));
    const [card] = await screen.findAllByRole('listitem');
    const first = within(card as HTMLElement);
    expect(first.getByRole('heading')).toHaveTextContent('131.50 USD');
    expect(first.getByText('Correction Required')).toBeVisible();
    expect(card).toHaveTextContent('Visit2 Feb 2026Submitted5 May 2026Paid byCheckSiteS-0012');
    const view = first.getByRole('link', { name: 'View payment for the visit of 2 Feb 2026' });
    expect(view).toHaveAttribute('href', `${location.origin}/request/700001/view`);
    expect(sent.map(({ url }) => new URL(url).pathname)).toEqual([
      '/dashboard/patient/api/reimbursement/recentlyUpdated',
    ]);
  });

  it('[UI-16] [UI-14] a status that is not known is never Denied, and an amount stays as it is stated', async () => {
    const { screen } = await cardsOf([{ id: 1, status: 'onHold', totalUSD: 'by hand' }]);
    expect(await screen.findByText('onHold')).toBeVisible();
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('by hand');
    expect(screen.queryByText('Denied')).toBeNull();
  });

  it('[PD-03] shows what there is of a payment, as text', async () => {
    const paymentPreference = '<img src=x onerror=alert(1)>';
    const { screen } = await cardsOf([{ id: 1, paymentPreference, visitDate: '2026-02-30' }]);
    expect(await screen.findByText(paymentPreference)).toBeVisible();
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Payment');
    expect(screen.getByText('2026-02-30')).toBeVisible();
    expect(screen.getAllByRole('term')).toHaveLength(2);
  });

  it.each(['https://evil.test/x', 'javascript:alert(1)', '//evil.test', ' '])(
    '[NET-01] leads nowhere but to this site: %j',
    async viewRoute => {
      if (viewRoute.trim()) expectLogged('1 of 1 records have a "viewRoute" that is no address of this site');
      const { screen } = await cardsOf([{ ...recentPayment(1), viewRoute: viewRoute.trim() }]);
      await screen.findByRole('listitem');
      expect(screen.queryByRole('link')).toBeNull();
    },
  );

  it.each([320, 991])('[PD-03] at %i pixels nothing is cut off or too small for a finger', async width => {
    await page.viewport(width, 256);
    const { screen } = await cardsOf([
      { ...recentPayment(1), paymentPreference: 'L'.repeat(90) },
      recentPayment(2),
    ]);
    await screen.findAllByRole('listitem');
    const { documentElement } = document;
    expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
    for (const link of screen.getAllByRole('link'))
      expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  });
});

describe('without cards', () => {
  it('[PD-03] says that they are loading', async () => {
    answering(silence);
    const screen = await shown(element);
    expect(screen.getByText('Looking up your payments...')).toBeInTheDocument();
  });

  it('[PD-03] says that there are none', async () => {
    const { screen } = await cardsOf({ data: [] });
    expect(await screen.findByText('No recently updated payments')).toBeVisible();
  });

  it('[UI-15] says that something went wrong, and asks again on demand', async () => {
    expectLogged('HTTP_404');
    let fails = true;
    const sent = answering(
      to(recentlyUpdatedPayments, () => (fails ? new Response('', { status: 404 }) : [recentPayment(1)])),
    );
    const screen = await shown(element);
    expect(await screen.findByText(failing)).toBeVisible();
    await waitFor(() => expect(screen.heard('psp:error')).toHaveLength(1));
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('listitem')).toBeVisible();
    expect(sent).toHaveLength(2);
  });
});

describe('on a desktop', () => {
  it('[PD-03] shows nothing and asks nothing until the window is 991 pixels wide', async () => {
    await page.viewport(992, 740);
    const { screen, sent } = await cardsOf([recentPayment(1)]);
    expect(screen.root.querySelector('.root')?.children).toHaveLength(0);
    expect(screen.host.getBoundingClientRect().height).toBe(0);
    expect(sent).toEqual([]);
    await page.viewport(991, 740);
    expect(await screen.findByRole('listitem')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('[PD-03] a turn of the phone asks nothing twice, not even while the answer is on its way', async () => {
    const answer = later<Sent>();
    const sent = answering(to(recentlyUpdatedPayments, () => answer.promise));
    const screen = await shown(element);
    await page.viewport(1000, 375);
    await waitFor(() => expect(screen.root.querySelector('.root')?.children).toHaveLength(0));
    answer.resolve([recentPayment(1)]);
    await page.viewport(375, 740);
    expect(await screen.findByRole('listitem')).toBeVisible();
    await page.viewport(1000, 375);
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
    await page.viewport(375, 740);
    expect(await screen.findByRole('listitem')).toBeVisible();
    expect(sent.map(({ signal }) => signal.aborted)).toEqual([false]);
  });

  it('[PD-03] what the browser shows again on Back is asked anew only on a phone', async () => {
    const { screen, sent } = await cardsOf([recentPayment(1)]);
    await screen.findByRole('listitem');
    await page.viewport(1200, 740);
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await new Promise(requestAnimationFrame);
    expect(sent).toHaveLength(1);
    await page.viewport(375, 740);
    expect(await screen.findByRole('listitem')).toBeVisible();
    expect(sent).toHaveLength(2);
  });
});
