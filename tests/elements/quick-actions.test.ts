import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { flushSync } from 'react-dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { patientsOfDirectStudy, patientsOfSite } from '../../src/api/patients.ts';
import { element } from '../../src/elements/quick-actions/index.ts';
import { reimbursementsOff } from '../../src/elements/quick-actions/quick-actions.rules.ts';
import { answering } from '../support/answers/answering.ts';
import { to } from '../support/answers/host.ts';
import { expectLogged } from '../support/console.ts';
import { type Screen, shown } from '../support/screen.ts';

let last = 100;
/** A site of its own for each test: lookups are kept for the page. */
const fresh = () => String(++last);

const site = (id: string, more: object = {}) => ({
  id,
  siteId: `S-${id}`,
  siteName: `Clinic ${id}`,
  enableQuickActions: true,
  ...more,
});
const study = (id: string, siteId: string, more: object = {}) => ({
  id,
  studyId: `ST-${id}`,
  siteId,
  studyName: `STUDY-${id}`,
  ...more,
});

const shownWith = (sites: object[], studies: object[], more: object = {}) =>
  shown(element, { 'data-sites': sites, 'data-studies': studies, 'data-token': 'f3b1c0', ...more });

const field = (screen: Screen, name: string | RegExp) => screen.getByRole('combobox', { name });

async function choose(screen: Screen, name: string | RegExp, option: string) {
  await waitFor(() => expect(field(screen, name)).toBeEnabled());
  await userEvent.click(field(screen, name));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

const formIn = (screen: Screen) => screen.root.querySelector('form') as HTMLFormElement;
const posted = (screen: Screen) => Object.fromEntries(new FormData(formIn(screen)));

/** Lets the form post as if into the browser's own hands; answers how often it went. */
function posts(screen: Screen): () => number {
  let count = 0;
  // Where psp:navigate is only heard the form does not go: here it would.
  screen.host.addEventListener('psp:navigate', event => event.stopImmediatePropagation(), { capture: true });
  screen.root.addEventListener('submit', event => {
    if (!event.defaultPrevented) count += 1;
    event.preventDefault();
  });
  return () => count;
}

/** All that Add Patient needs is chosen. */
async function readyToAdd() {
  const id = fresh();
  const screen = await shownWith([site(id)], []);
  await choose(screen, 'Action', 'Add Patient');
  await choose(screen, 'Site', `Clinic ${id}`);
  return { screen, button: screen.getByRole('button', { name: 'Add Patient' }), count: posts(screen) };
}

it('[QA-01] posts action, study, site, patient and token to the router as a form of the page does', async () => {
  const id = fresh();
  const sent = answering(to(patientsOfSite, [{ _id: { $oid: 'p1' }, label: 'PT-0001' }]));
  const screen = await shownWith([site(id)], [study('7', `S-${id}`)]);
  await choose(screen, 'Action', 'Create Reimbursement');
  await choose(screen, 'Site', `Clinic ${id}`);
  await choose(screen, 'Study', 'STUDY-7');
  await choose(screen, 'Patient', 'PT-0001');
  expect(sent.map(({ url }) => new URL(url).pathname)).toEqual([`/patient/api/list/site/${id}/minimal/`]);
  expect(formIn(screen)).toMatchObject({ method: 'post', enctype: 'application/x-www-form-urlencoded' });
  expect(formIn(screen).getAttribute('action')).toBe(`${location.origin}/quick/action/router`);
  expect(posted(screen)).toEqual({
    action: 'createErr',
    study: '7',
    site: id,
    patient: 'p1',
    _token: 'f3b1c0',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Create Reimbursement' }));
  expect(screen.heard('psp:navigate')).toEqual([{ url: `${location.origin}/quick/action/router` }]);
});

it('[QA-01] [NET-12] a double click and a held Enter post once, and Back finds the form usable', async () => {
  const { button, count } = await readyToAdd();
  await userEvent.dblClick(button);
  await userEvent.keyboard('{Enter>5/}');
  expect(count()).toBe(1);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(button);
  expect(count()).toBe(2);
});

it('[QA-01] [NET-12] a host that takes half a minute is asked once; who is still here after a minute can begin anew', async () => {
  const { screen, button, count } = await readyToAdd();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  flushSync(() => button.click());
  for (let half = 0; half < 2; half += 1) {
    for (let press = 0; press < 100; press += 1) button.click();
    formIn(screen).requestSubmit();
    expect(count()).toBe(1);
    flushSync(() => vi.advanceTimersByTime(30_000));
  }
  button.click();
  expect(count()).toBe(2);
});

it('[QA-01] an address of its own is taken as it is, and one of another site is refused', async () => {
  const screen = await shownWith([site('1')], [], {
    'data-submit-url': '/begin',
    'data-api-base': '/portal',
  });
  expect(formIn(screen).getAttribute('action')).toBe(`${location.origin}/begin`);
  expectLogged('data-submit-url is no address of this site');
  const other = await shownWith([site('1')], [], { 'data-submit-url': '//evil.test/' });
  expect(await other.findByRole('alert')).toBeVisible();
  expect(other.root.querySelector('form')).toBeNull();
});

describe('what is required', () => {
  const problems = (screen: Screen) =>
    [...screen.root.querySelectorAll('.error-summary li')].map(({ textContent }) => textContent);

  it('[QA-02] [UI-12] is marked when it is to begin, listed, and nothing is posted until it is chosen', async () => {
    const screen = await shownWith([site('1')], [study('7', 'S-1')]);
    const count = posts(screen);
    await userEvent.click(screen.getByRole('button', { name: 'Start' }));
    await waitFor(() =>
      expect(problems(screen)).toEqual([
        'Select an action.',
        'Select a site.',
        'Select a study.',
        'Select a patient.',
      ]),
    );
    await waitFor(() => expect(screen.root.activeElement === field(screen, 'Action')).toBe(true));
    expect(field(screen, 'Site')).toHaveAccessibleDescription(/Error: Select a site\./);
    formIn(screen).requestSubmit();
    expect(count()).toBe(0);
    await choose(screen, 'Action', 'Add Patient');
    await waitFor(() => expect(problems(screen)).toEqual(['Select a site.', 'Select a study.']));
    expect(screen.queryByRole('combobox', { name: 'Patient' })).toBeNull();
    await choose(screen, 'Site', 'Clinic 1');
    expect(problems(screen)).toEqual([]);
    expect(field(screen, 'Study (optional)')).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: 'Add Patient' }));
    expect(count()).toBe(1);
  });
});

describe('what cannot be chosen', () => {
  it('[QA-03] says why, and is not chosen', async () => {
    const [one, other] = [fresh(), fresh()];
    const screen = await shownWith([site(one, { disableReimbursements: true }), site(other)], []);
    await choose(screen, 'Action', 'Create Reimbursement');
    await userEvent.click(field(screen, 'Site'));
    const option = screen.getByRole('option', { name: `Clinic ${one}` });
    expect(option).toHaveAccessibleDescription(reimbursementsOff);
    expect(option).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(option);
    await waitFor(() => expect(screen.getByText(reimbursementsOff)).toBeVisible());
    expect(posted(screen)).not.toHaveProperty('site');
  });

  it('[QA-03] is taken back by an action that it may not have', async () => {
    const id = fresh();
    const screen = await shownWith([site(id, { disableTravelRequests: true })], []);
    await choose(screen, 'Site', `Clinic ${id}`);
    expect(posted(screen)).toHaveProperty('site', id);
    await choose(screen, 'Action', 'Create Travel Request');
    expect(posted(screen)).not.toHaveProperty('site');
  });
});

it('[QA-04] site and study leave each other’s own, and notes say how many they leave out', async () => {
  const screen = await shownWith(
    [site('1'), site('2'), site('3')],
    [study('7', 'S-1'), study('8', 'S-2'), study('9', 'S-2')],
  );
  await choose(screen, 'Site', 'Clinic 1');
  expect(screen.getByText('2 studies excluded by selected Site')).toBeVisible();
  await userEvent.click(field(screen, 'Study'));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['STUDY-7']);
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('2 sites excluded by selected Study')).toBeVisible();
  field(screen, 'Site').focus();
  await userEvent.keyboard('{Delete}');
  expect(screen.queryByText('2 studies excluded by selected Site')).toBeNull();
  expect(posted(screen)).toEqual({ study: '7', _token: 'f3b1c0' });
});

it('[QA-04] a pair that the page no longer ties is taken apart, and that is logged', async () => {
  expectLogged('psp-quick-actions: the selected site and study do not belong together.');
  const screen = await shownWith([site('1')], [study('7', 'S-1')]);
  await choose(screen, 'Site', 'Clinic 1');
  await choose(screen, 'Study', 'STUDY-7');
  screen.host.dataset.studies = JSON.stringify([study('7', 'S-9')]);
  await waitFor(() => expect(posted(screen)).toEqual({ site: '1', _token: 'f3b1c0' }));
});

it('[QA-05] site and study wait while patients are looked up, and the focus comes back', async () => {
  const id = fresh();
  let answer = (_: Response) => {};
  answering(to(patientsOfSite, () => new Promise<Response>(resolve => (answer = resolve))));
  const screen = await shownWith([site(id)], [study('7', `S-${id}`)]);
  await choose(screen, 'Action', 'Create Stipend');
  await choose(screen, 'Site', `Clinic ${id}`);
  await choose(screen, 'Study', 'STUDY-7');
  expect(field(screen, 'Site')).toBeDisabled();
  expect(field(screen, 'Study')).toBeDisabled();
  answer(Response.json([{ id: 'p1', label: 'PT-1' }]));
  await waitFor(() => expect(field(screen, 'Site')).toBeEnabled());
  expect(screen.root.activeElement).toBe(field(screen, 'Study'));
});

it('[QA-05] a new patient of a direct-to-study site has no study to choose', async () => {
  const direct = { id: '4', studyId: 'ST-7', studyName: 'Direct', enableQuickActions: true };
  const screen = await shownWith([direct], [{ id: '7', studyId: 'ST-7', studyName: 'STUDY-7' }]);
  await choose(screen, 'Study', 'STUDY-7');
  await choose(screen, 'Site', 'Direct');
  await choose(screen, 'Action', 'Add Patient');
  expect(field(screen, 'Study (optional)')).toBeDisabled();
  expect(posted(screen)).toEqual({ action: 'addPatient', site: '4', _token: 'f3b1c0' });
});

describe('patients', () => {
  it('[QA-06] of a direct-to-study site are those of its study; where there are none, that is said', async () => {
    const id = fresh();
    const sent = answering(to(patientsOfDirectStudy, []));
    const direct = { id: '4', studyId: `ST-${id}`, studyName: 'Direct', enableQuickActions: true };
    const screen = await shownWith([direct], [{ id, studyId: `ST-${id}`, studyName: 'STUDY' }]);
    expect(screen.getByText('Please select an action first')).toBeVisible();
    await choose(screen, 'Action', 'Create Stipend');
    expect(screen.getByText('Please select a site first')).toBeVisible();
    await choose(screen, 'Site', 'Direct');
    expect(screen.getByText('Please select a study first')).toBeVisible();
    await choose(screen, 'Study', 'STUDY');
    expect(await screen.findByText('No patients are available.')).toBeVisible();
    expect(sent.map(({ url }) => new URL(url).pathname)).toEqual([
      `/direct/patient/api/list/study/${id}/minimal/`,
    ]);
  });

  it('[QA-06] [NET-04] that could not be looked up are told, asked again on demand, and nothing is posted', async () => {
    expectLogged('HTTP_403');
    const id = fresh();
    let fails = true;
    answering(
      to(patientsOfSite, () =>
        fails ? Response.json({ message: 'The registry is closed.' }, { status: 403 }) : [{ id: 'p1' }],
      ),
    );
    const screen = await shownWith([site(id)], [study('7', `S-${id}`)]);
    await choose(screen, 'Action', 'Create Stipend');
    await choose(screen, 'Site', `Clinic ${id}`);
    await choose(screen, 'Study', 'STUDY-7');
    expect(await screen.findByText('The registry is closed.')).toBeVisible();
    expect(field(screen, 'Site')).toBeEnabled();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await choose(screen, 'Patient', 'p1');
    expect(posted(screen)).toHaveProperty('patient', 'p1');
  });
});

it('[QA-07] with both lists empty the element shows nothing and takes no room, until there is something', async () => {
  const screen = await shownWith([], [], { style: 'min-height: 200px' });
  expect(screen.host.getBoundingClientRect().height).toBe(0);
  expect(screen.queryByText('Quick Actions')).toBeNull();
  screen.host.dataset.studies = JSON.stringify([study('7', 'S-1')]);
  expect(await screen.findByText('Quick Actions')).toBeVisible();
});
