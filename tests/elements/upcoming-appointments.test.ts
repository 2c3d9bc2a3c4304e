import { waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { upcomingAppointments } from '../../src/api/appointments.ts';
import { element } from '../../src/elements/upcoming-appointments/index.ts';
import { answering } from '../support/answers/answering.ts';
import { numbersTo } from '../support/answers/batches.ts';
import { type SentFor, silence, to } from '../support/answers/host.ts';
import { appointment } from '../support/answers/lists.ts';
import { expectLogged } from '../support/console.ts';
import { later } from '../support/later.ts';
import { shown } from '../support/screen.ts';

type Sent = SentFor<typeof upcomingAppointments>;

async function cardsOf(answer: Sent | Response) {
  const sent = answering(
    to(upcomingAppointments, () => (answer instanceof Response ? answer.clone() : answer)),
  );
  return { sent, screen: await shown(element) };
}

const failing = 'Something went wrong. If the issue persists please contact a system administrator.';

beforeEach(() => page.viewport(375, 740));

describe('on a phone', () => {
  it('[PD-04] shows each appointment at a glance, with the way to it', async () => {
    const { screen, sent } = await cardsOf(numbersTo(2).map(appointment));
    const [one, other] = await screen.findAllByRole('listitem');
    expect(one).toHaveTextContent(
      '2 Feb 2026 – 3 Mar 2026StudyAURORASponsorNorthwind TherapeuticsPatient ID508-012-0001SiteS-0012',
    );
    const second = within(other as HTMLElement);
    expect(second.getByRole('heading', { name: '3 Mar 2026' })).toBeVisible();
    const view = second.getByRole('link', { name: 'View appointment on 3 Mar 2026' });
    expect(view).toHaveAttribute('href', `${location.origin}/request/30002/view`);
    expect(sent.map(({ url }) => new URL(url).pathname)).toEqual([
      '/dashboard/patient/api/appointments/upcoming',
    ]);
  });

  it('[PD-04] a missing day is never today', async () => {
    const { screen } = await cardsOf([{ id: 1, study: { studyName: '<b>AURORA</b>' } }]);
    expect(await screen.findByRole('heading', { name: 'Appointment' })).toBeVisible();
    expect(screen.getByText('<b>AURORA</b>')).toBeVisible();
    expect(screen.getAllByRole('term')).toHaveLength(1);
  });

  it.each(['https://evil.test/x', 'javascript:alert(1)', '//evil.test', ' '])(
    '[NET-01] leads nowhere but to this site: %j',
    async viewRoute => {
      if (viewRoute.trim()) expectLogged('1 of 1 records have a "viewRoute" that is no address of this site');
      const { screen } = await cardsOf([{ ...appointment(1), viewRoute: viewRoute.trim() }]);
      await screen.findByRole('listitem');
      expect(screen.queryByRole('link')).toBeNull();
    },
  );

  it.each([320, 991])('[PD-04] at %i pixels nothing is cut off or too small for a finger', async width => {
    await page.viewport(width, 256);
    const { screen } = await cardsOf([{ ...appointment(1), startDate: 'L'.repeat(90) }, appointment(2)]);
    await screen.findAllByRole('listitem');
    const { documentElement } = document;
    expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
    for (const link of screen.getAllByRole('link'))
      expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  });
});

describe('without cards', () => {
  it('[PD-04] says that they are loading', async () => {
    answering(silence);
    const screen = await shown(element);
    expect(screen.getByText('Looking up your appointments...')).toBeInTheDocument();
  });

  it('[PD-04] says that there are none', async () => {
    const { screen } = await cardsOf({ data: [] });
    expect(await screen.findByText('No upcoming appointments')).toBeVisible();
  });

  it('[UI-15] says that something went wrong, and asks again on demand', async () => {
    expectLogged('HTTP_404');
    let fails = true;
    const sent = answering(
      to(upcomingAppointments, () => (fails ? new Response('', { status: 404 }) : [appointment(1)])),
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
  it('[PD-04] shows nothing and asks nothing until the window is 991 pixels wide', async () => {
    await page.viewport(992, 740);
    const { screen, sent } = await cardsOf([appointment(1)]);
    expect(screen.root.querySelector('.root')?.children).toHaveLength(0);
    expect(screen.host.getBoundingClientRect().height).toBe(0);
    expect(sent).toEqual([]);
    await page.viewport(991, 740);
    expect(await screen.findByRole('listitem')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('[PD-04] a turn of the phone asks nothing twice, not even while the answer is on its way', async () => {
    const answer = later<Sent>();
    const sent = answering(to(upcomingAppointments, () => answer.promise));
    const screen = await shown(element);
    await page.viewport(1000, 375);
    await waitFor(() => expect(screen.root.querySelector('.root')?.children).toHaveLength(0));
    answer.resolve([appointment(1)]);
    await page.viewport(375, 740);
    expect(await screen.findByRole('listitem')).toBeVisible();
    await page.viewport(1000, 375);
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
    await page.viewport(375, 740);
    expect(await screen.findByRole('listitem')).toBeVisible();
    expect(sent.map(({ signal }) => signal.aborted)).toEqual([false]);
  });

  it('[PD-04] what the browser shows again on Back is asked anew only on a phone', async () => {
    const { screen, sent } = await cardsOf([appointment(1)]);
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
