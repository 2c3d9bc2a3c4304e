import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { upcomingAppointments } from '../../src/api/appointments.ts';
import { element } from '../../src/elements/upcoming-appointments/upcoming-appointments.tsx';
import { answering } from '../support/answers/answering.ts';
import { numbersTo } from '../support/answers/batches.ts';
import { to } from '../support/answers/host.ts';
import { appointment } from '../support/answers/lists.ts';
import { shown } from '../support/screen.ts';

it('[PD-04] shows on a phone the main facts of each appointment, and a link to it', async () => {
  await page.viewport(375, 740);
  const sent = answering(to(upcomingAppointments, numbersTo(2).map(appointment)));
  const screen = await shown(element);
  const [firstCard, secondCard] = await screen.findAllByRole('row');
  expect(firstCard).toHaveTextContent(
    '2 Feb 2026 – 3 Mar 2026AURORANorthwind Therapeutics508-012-0001S-0012',
  );
  const view = within(secondCard as HTMLElement).getByRole('link', { name: /^3.Mar.2026$/ });
  expect(view).toHaveAttribute('href', `${location.origin}/request/30002/view`);
  expect(sent.map(({ url }) => new URL(url).pathname)).toEqual([
    '/dashboard/patient/api/appointments/upcoming',
  ]);
});
