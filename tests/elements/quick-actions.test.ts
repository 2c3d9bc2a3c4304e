import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { flushSync } from 'react-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { patientsOfDirectStudy, patientsOfSite } from '../../src/api/patients.ts';
import { element } from '../../src/elements/quick-actions/quick-actions.tsx';
import { catalogue } from '../../src/elements/quick-actions/texts.ts';
import { answering } from '../support/answers/answering.ts';
import { to } from '../support/answers/host.ts';
import { expectLogged } from '../support/console.ts';
import { later } from '../support/later.ts';
import { choose, type Screen, shown } from '../support/screen.ts';

let lastId = 100;
/** Each test uses its own site because lookups are shared by the whole page. */
const newId = () => String(++lastId);

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

const formIn = (screen: Screen) => screen.root.querySelector('form') as HTMLFormElement;
const posted = (screen: Screen) => Object.fromEntries(new FormData(formIn(screen)));

/** Counts the posts that the form would make, and keeps the browser from navigating. */
function countPosts(screen: Screen): () => number {
  let count = 0;
  // The test setup cancels psp:navigate; here the event must not be cancelled, or the form would not post.
  screen.host.addEventListener('psp:navigate', event => event.stopImmediatePropagation(), { capture: true });
  screen.root.addEventListener('submit', event => {
    if (!event.defaultPrevented) count += 1;
    event.preventDefault();
  });
  return () => count;
}

/** Selects everything that Add Patient needs. */
async function readyToAddPatient() {
  const id = newId();
  const screen = await shownWith([site(id)], []);
  await choose(screen, 'Action', 'Add Patient');
  await choose(screen, 'Site', `Clinic ${id}`);
  return {
    screen,
    button: screen.getByRole('button', { name: 'Add Patient' }),
    postCount: countPosts(screen),
  };
}

it('[QA-01] posts action, study, site, patient and token to the router as a native form', async () => {
  const id = newId();
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

it('[QA-01] [NET-12] posts once for a double click or a held Enter, and can be used again after Back', async () => {
  const { screen, button, postCount } = await readyToAddPatient();
  await userEvent.dblClick(button);
  await userEvent.keyboard('{Enter>5/}');
  // Of a page whose pictures have only now been loaded.
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  formIn(screen).requestSubmit();
  expect(postCount()).toBe(1);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(button);
  expect(postCount()).toBe(2);
});

it('[QA-01] [NET-12] posts once while the host takes half a minute, and again after a minute on the same page', async () => {
  const { screen, button, postCount } = await readyToAddPatient();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  flushSync(() => button.click());
  for (let halfMinute = 0; halfMinute < 2; halfMinute += 1) {
    for (let press = 0; press < 100; press += 1) button.click();
    formIn(screen).requestSubmit();
    expect(postCount()).toBe(1);
    flushSync(() => vi.advanceTimersByTime(30_000));
  }
  button.click();
  expect(postCount()).toBe(2);
});

it('[QA-01] posts to submitUrl, and refuses one of another site', async () => {
  const screen = await shownWith([site('1')], [], {
    'data-submit-url': '/begin',
    'data-api-base': '/portal',
  });
  expect(formIn(screen).getAttribute('action')).toBe(`${location.origin}/begin`);
  expectLogged('data-submit-url is not an address of this site');
  const other = await shownWith([site('1')], [], { 'data-submit-url': '//evil.test/' });
  expect(await other.findByRole('alert')).toBeVisible();
  expect(other.root.querySelector('form')).toBeNull();
});

const problems = (screen: Screen) =>
  [...screen.root.querySelectorAll('.error-summary li')].map(({ textContent }) => textContent);

it('[QA-02] [UI-12] required fields are marked and listed by a press while they are empty, and nothing is posted', async () => {
  const screen = await shownWith([site('1')], [study('7', 'S-1')]);
  const postCount = countPosts(screen);
  const button = screen.getByRole('button', { name: 'Start' });
  expect(button).not.toHaveAttribute('aria-disabled');
  expect(screen.queryByText('Select an action.')).toBeNull();
  await userEvent.click(button);
  await waitFor(() =>
    // No patient can be selected yet.
    expect(problems(screen)).toEqual(['Select an action.', 'Select a site.', 'Select a study.']),
  );
  await waitFor(() => expect(screen.root.activeElement === field(screen, 'Action')).toBe(true));
  expect(field(screen, 'Site')).toHaveAccessibleDescription(/Error: Select a site\./);
  formIn(screen).requestSubmit();
  expect(postCount()).toBe(0);
  await choose(screen, 'Action', 'Add Patient');
  await waitFor(() => expect(problems(screen)).toEqual(['Select a site.', 'Select a study.']));
  expect(screen.queryByRole('combobox', { name: 'Patient' })).toBeNull();
  await choose(screen, 'Site', 'Clinic 1');
  expect(problems(screen)).toEqual([]);
  expect(field(screen, 'Study (optional)')).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Add Patient' }));
  expect(postCount()).toBe(1);
});

it('[QA-03] disabled sites say why they are disabled and cannot be selected', async () => {
  const [disabledId, otherId] = [newId(), newId()];
  const screen = await shownWith([site(disabledId, { disableReimbursements: true }), site(otherId)], []);
  await choose(screen, 'Action', 'Create Reimbursement');
  await userEvent.click(field(screen, 'Site'));
  const option = screen.getByRole('option', { name: `Clinic ${disabledId}` });
  expect(option).toHaveAccessibleDescription(catalogue.source.reimbursementsDisabled);
  expect(option).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(option);
  await waitFor(() => expect(screen.getByText(catalogue.source.reimbursementsDisabled)).toBeVisible());
  expect(posted(screen)).not.toHaveProperty('site');
});

it('[QA-04] offers only sites and studies that belong together, and notes how many are excluded', async () => {
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

it('[QA-05] disables site and study while patients are looked up, and restores the focus', async () => {
  const id = newId();
  const answer = later<Response>();
  answering(to(patientsOfSite, () => answer.promise));
  const screen = await shownWith([site(id)], [study('7', `S-${id}`)]);
  await choose(screen, 'Action', 'Create Stipend');
  await choose(screen, 'Site', `Clinic ${id}`);
  await choose(screen, 'Study', 'STUDY-7');
  expect(field(screen, 'Site')).toBeDisabled();
  expect(field(screen, 'Study')).toBeDisabled();
  answer.resolve(Response.json([{ id: 'p1', label: 'PT-1' }]));
  await waitFor(() => expect(field(screen, 'Site')).toBeEnabled());
  expect(screen.root.activeElement).toBe(field(screen, 'Study'));
});

it('[QA-06] patients of a direct-to-study site are looked up by study, and an empty list says so', async () => {
  const id = newId();
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

it('[QA-07] shows nothing and takes no space while both lists are empty', async () => {
  const screen = await shownWith([], [], { style: 'min-height: 200px' });
  expect(screen.host.getBoundingClientRect().height).toBe(0);
  expect(screen.queryByText('Quick Actions')).toBeNull();
  screen.host.dataset.studies = JSON.stringify([study('7', 'S-1')]);
  expect(await screen.findByText('Quick Actions')).toBeVisible();
});

it('[EMB-05] keeps what was chosen while the element is out of the page', async () => {
  const { screen, button, postCount } = await readyToAddPatient();
  screen.host.remove();
  await waitFor(() => expect(button.isConnected).toBe(false));
  document.body.append(screen.host);
  await userEvent.click(await screen.findByRole('button', { name: 'Add Patient' }));
  expect(postCount()).toBe(1);
});
