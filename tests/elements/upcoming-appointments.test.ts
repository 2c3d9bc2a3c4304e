import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { upcomingAppointments } from '../../src/api/appointments.ts';
import { element } from '../../src/elements/upcoming-appointments/index.ts';
import { answering } from '../support/answers/answering.ts';
import { numbersTo } from '../support/answers/batches.ts';
import { type SentFor, to } from '../support/answers/host.ts';
import { appointment } from '../support/answers/lists.ts';
import { shown } from '../support/screen.ts';

type Sent = SentFor<typeof upcomingAppointments>;

async function showCards(answer: Sent) {
  const sent = answering(to(upcomingAppointments, answer));
  return { sent, screen: await shown(element) };
}

beforeEach(() => page.viewport(375, 740));

describe('on a phone', () => {
  it('[PD-04] shows the main facts of each appointment, and a link to it', async () => {
    const { screen, sent } = await showCards(numbersTo(2).map(appointment));
    const [firstCard, secondCard] = await screen.findAllByRole('listitem');
    expect(firstCard).toHaveTextContent(
      '2 Feb 2026 – 3 Mar 2026StudyAURORASponsorNorthwind TherapeuticsPatient ID508-012-0001SiteS-0012',
    );
    const second = within(secondCard as HTMLElement);
    expect(second.getByRole('heading', { name: 'Appointment: 3 Mar 2026' })).toBeVisible();
    const view = second.getByRole('link', { name: 'Appointment: 3 Mar 2026' });
    expect(view).toHaveAttribute('href', `${location.origin}/request/30002/view`);
    expect(sent.map(({ url }) => new URL(url).pathname)).toEqual([
      '/dashboard/patient/api/appointments/upcoming',
    ]);
  });

  it.each([
    ['2026-02-02 09:30:00', '2026-02-02 11:00:00', '2 Feb 2026, 09:30 – 11:00'],
    ['2026-02-02T09:30:00Z', '2026-02-02T09:30:00Z', '2 Feb 2026, 09:30'],
    ['2026-02-02 09:30:00', '2026-02-03', '2 Feb 2026, 09:30 – 3 Feb 2026'],
    ['2026-02-02 09:30:00', '2026-02-02', '2 Feb 2026, 09:30'],
    ['2026-02-02', '2026-02-02 11:00:00', '2 Feb 2026'],
    [{ date: '2026-02-02 09:30:00.000000' }, null, '2 Feb 2026, 09:30'],
  ])('[PD-04] shows the time of an appointment as sent: %j to %j', async (startDate, endDate, title) => {
    const { screen } = await showCards([{ id: 1, startDate, endDate }]);
    expect((await screen.findByRole('heading', { level: 3 })).textContent).toBe(title);
  });

  it('[PD-04] shows no date when the host sends none', async () => {
    const { screen } = await showCards([{ id: 1, study: { studyName: '<b>AURORA</b>' } }]);
    expect(await screen.findByRole('heading', { name: 'Appointment' })).toBeVisible();
    expect(screen.getByText('<b>AURORA</b>')).toBeVisible();
    expect(screen.getAllByRole('term')).toHaveLength(1);
  });
});
