import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { studiesOfUser } from '../../src/api/studies.ts';
import { element } from '../../src/elements/my-studies/my-studies.tsx';
import { answering } from '../support/answers/answering.ts';
import { numbersTo } from '../support/answers/batches.ts';
import { type SentFor, silence, to } from '../support/answers/host.ts';
import { profile } from '../support/answers/lists.ts';
import { expectLogged } from '../support/console.ts';
import { type Screen, shown } from '../support/screen.ts';

let lastUser = 0;
/** Attributes with a new user: the page shares the response for a user, so tests must not use the same. */
const newUser = (attributes = {}) => {
  lastUser += 1;
  return { 'data-user-id': `my-${lastUser}`, ...attributes };
};

async function showStudies(answer: SentFor<typeof studiesOfUser>, attributes = {}) {
  const sent = answering(to(studiesOfUser, answer));
  return { sent, screen: await shown(element, newUser(attributes)) };
}

const profileOfOther = (number: number) => ({ ...profile(number), isPrimary: false });
const rowNames = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
const findTable = (screen: Screen, name: string) => screen.findByRole('table', { name });

describe('on a desktop', () => {
  it('[PD-01] shows two own studies per page, and the studies of others in a second table', async () => {
    const { screen, sent } = await showStudies([...numbersTo(3).map(profile), profileOfOther(9)]);
    expect(rowNames(await findTable(screen, 'My Studies'))).toEqual([
      'AURORA-1SC-20501',
      'CITADEL-2SC-20502',
    ]);
    expect(rowNames(await findTable(screen, 'My Caregivers'))).toEqual(['BREATHE-2-9SC-20509']);
    expect(
      screen
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent)
        .slice(0, 6),
    ).toEqual(['Study', 'Sponsor', 'Organization', 'Site', 'Patient ID', 'Actions']);
    expect(sent.map(({ url }) => url)).toEqual([
      `${location.origin}/dashboard/study/api/list/user/my-${lastUser}/`,
    ]);
  });

  it('[PD-01] leaves out the columns that no study has a fact for', async () => {
    const { study, ...unlinked } = { ...profile(1), patientId: 17, actions: [] };
    const { screen } = await showStudies([
      { ...unlinked, study: { ...study, studyName: '', sponsor: null } },
    ]);
    const rows = within(await findTable(screen, 'My Studies')).getAllByRole('row');
    expect(rows.map(row => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Study', 'Organization', 'Site', 'Patient ID'],
      ['SC-20501', 'Riverside Clinic', 'S-0012', '17'],
    ]);
  });

  it('[PD-01] states the current page and keeps the focus while paging, also on the last page', async () => {
    const { screen } = await showStudies(numbersTo(5).map(profile));
    const pages = within(await screen.findByRole('group', { name: 'Pages of My Studies' }));
    const next = pages.getByRole('button', { name: 'Next' });
    expect(pages.getByRole('status')).toHaveTextContent('Page 1 of 3');
    const before = next.getBoundingClientRect().top;
    for (const text of ['Page 2 of 3', 'Page 3 of 3', 'Page 3 of 3']) {
      await userEvent.click(next);
      expect(pages.getByRole('status')).toHaveTextContent(text);
      expect(screen.root.activeElement).toBe(next);
    }
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(rowNames(screen.getByRole('table'))).toHaveLength(1);
    expect(next.getBoundingClientRect().top).toBe(before);
  });

  it('[PD-01] shows data-page-size studies per page', async () => {
    const { screen } = await showStudies(numbersTo(3).map(profile), { 'data-page-size': '3' });
    expect(rowNames(await findTable(screen, 'My Studies'))).toHaveLength(3);
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('[PD-02] renders nothing of hidden profiles, and logs how many do not state their visibility', async () => {
    expectLogged('psp-my-studies: 1 of 3 profiles are not shown because they do not say');
    const hidden = { ...profile(2), patientId: 'HIDDEN', enabled: false };
    const unstated = { ...profile(3), patientId: 'HIDDEN', site: 'S-0012' } as never;
    const { screen } = await showStudies([profile(1), hidden, unstated]);
    expect(rowNames(await findTable(screen, 'My Studies'))).toEqual(['AURORA-1SC-20501']);
    expect(screen.root.innerHTML).not.toContain('HIDDEN');
  });
});

describe('on a phone', () => {
  it('[PD-01] shows cards up to 991 pixels and a table from 992 pixels, without another request', async () => {
    const { screen, sent } = await showStudies(numbersTo(3).map(profile));
    await findTable(screen, 'My Studies');
    const [titles] = screen.getAllByRole('rowgroup');
    for (const [width, isTable] of [
      [991, false],
      [992, true],
      [320, false],
    ] as const) {
      await page.viewport(width, 740);
      await expect.poll(() => titles?.checkVisibility()).toBe(isTable);
    }
    expect(sent).toHaveLength(1);
  });

  it('[PD-01] at 320 pixels cuts nothing off and has only touch-sized controls', async () => {
    await page.viewport(320, 740);
    const longProfile = { ...profile(1), patientId: 'P'.repeat(80) };
    const { screen } = await showStudies([longProfile, ...numbersTo(5).map(profile).slice(1)]);
    await findTable(screen, 'My Studies');
    const { documentElement } = document;
    expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
    for (const control of [...screen.getAllByRole('link'), ...screen.getAllByRole('button')])
      expect(control.getBoundingClientRect().height, control.textContent ?? '').toBeGreaterThanOrEqual(44);
  });
});

describe('without studies', () => {
  it('[PD-01] shows that they are loading, in the shape of the page that will come', async () => {
    answering(silence);
    const screen = await shown(element, newUser());
    expect(screen.getByText('Loading your studies...')).toBeInTheDocument();
    expect(screen.root.querySelectorAll('[part=skeleton] tbody tr')).toHaveLength(2);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('[PD-01] says so if there are none', async () => {
    const { screen } = await showStudies([]);
    expect(await screen.findByText('No studies could be found')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

it('[PD-01] the profiles of the page are shown without a request, even if a user is given', async () => {
  const sent = answering(silence);
  const screen = await shown(element, newUser({ 'data-profiles': [profile(1)] }));
  expect(rowNames(await findTable(screen, 'My Studies'))).toEqual(['AURORA-1SC-20501']);
  expect(sent).toEqual([]);
});
