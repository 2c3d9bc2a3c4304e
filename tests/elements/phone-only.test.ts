import { waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { upcomingAppointments } from '../../src/api/appointments.ts';
import { recentlyUpdatedPayments } from '../../src/api/reimbursements.ts';
import { element as recentPayments } from '../../src/elements/recent-payments/recent-payments.tsx';
import { element as appointments } from '../../src/elements/upcoming-appointments/upcoming-appointments.tsx';
import type { ElementModule } from '../../src/embed/element/define.ts';
import { answering } from '../support/answers/answering.ts';
import { silence, to } from '../support/answers/host.ts';
import { appointment, recentPayment } from '../support/answers/lists.ts';
import { later } from '../support/later.ts';
import { shown } from '../support/screen.ts';

// Behaviour shared by the two lists that are shown on phones only.
const lists = [
  {
    id: 'PD-03',
    element: recentPayments as unknown as ElementModule,
    host: (answer: () => unknown) => to(recentlyUpdatedPayments, answer as () => never),
    record: recentPayment(1),
    longRecord: { ...recentPayment(2), paymentPreference: 'L'.repeat(90), status: 'S'.repeat(90) },
    loading: 'Looking up your payments...',
    empty: 'No recently updated payments',
  },
  {
    id: 'PD-04',
    element: appointments as unknown as ElementModule,
    host: (answer: () => unknown) => to(upcomingAppointments, answer as () => never),
    record: appointment(1),
    longRecord: { ...appointment(2), startDate: 'L'.repeat(90) },
    loading: 'Looking up your appointments...',
    empty: 'No upcoming appointments',
  },
];

beforeEach(() => page.viewport(375, 740));

describe.each(lists)(
  '[$id] $element.definition.tag',
  ({ id, element, host, record, longRecord, loading, empty }) => {
    async function showCards(answer: unknown) {
      const sent = answering(host(() => answer));
      return { sent, screen: await shown(element) };
    }

    it.each([320, 991])(`[${id}] fits a window of %i pixels, with links of touch size`, async width => {
      await page.viewport(width, 256);
      const { screen } = await showCards([record, longRecord]);
      await screen.findAllByRole('rowheader');
      const { documentElement } = document;
      expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
      for (const link of screen.getAllByRole('link'))
        expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    });

    it(`[${id}] shows a card without the facts that the host does not send`, async () => {
      const { screen } = await showCards([{ id: 7, site: null, patient: {}, status: '' }]);
      const [card] = await screen.findAllByRole('row');
      expect(card?.textContent).toMatch(/^(7|Appointment)$/);
      expect(screen.queryByRole('link')).toBeNull();
    });

    it(`[${id}] shows the loading text`, async () => {
      answering(silence);
      const screen = await shown(element);
      expect(screen.getByText(loading)).toBeInTheDocument();
      expect(screen.root.querySelector('[part=skeleton] td')?.getAttribute('data-title')).toBeTruthy();
    });

    it(`[${id}] shows the empty text`, async () => {
      const { screen } = await showCards({ data: [] });
      expect(await screen.findByText(empty)).toBeVisible();
    });

    it(`[${id}] shows nothing and makes no call in windows wider than 991 pixels`, async () => {
      await page.viewport(992, 740);
      const { screen, sent } = await showCards([record]);
      expect(screen.root.querySelector('.root')?.children).toHaveLength(0);
      expect(screen.host.getBoundingClientRect().height).toBe(0);
      expect(sent).toEqual([]);
      await page.viewport(991, 740);
      expect(await screen.findByRole('rowheader')).toBeVisible();
      expect(sent).toHaveLength(1);
    });

    it(`[${id}] makes one call when the phone is turned, even while the response is pending`, async () => {
      const answer = later<unknown>();
      const sent = answering(host(() => answer.promise));
      const screen = await shown(element);
      await page.viewport(1000, 375);
      await waitFor(() => expect(screen.root.querySelector('.root')?.children).toHaveLength(0));
      answer.resolve([record]);
      await page.viewport(375, 740);
      expect(await screen.findByRole('rowheader')).toBeVisible();
      await page.viewport(1000, 375);
      await waitFor(() => expect(screen.queryByRole('rowheader')).toBeNull());
      await page.viewport(375, 740);
      expect(await screen.findByRole('rowheader')).toBeVisible();
      expect(sent.map(({ signal }) => signal.aborted)).toEqual([false]);
    });
  },
);
