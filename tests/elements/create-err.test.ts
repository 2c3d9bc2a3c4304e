import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { element } from '../../src/elements/create-err/index.ts';
import { define } from '../../src/embed/define.ts';
import { answering } from '../support/answering.ts';
import { elementOf, heardOn, shownElement } from '../support/element.ts';
import { later } from '../support/later.ts';

define(element);

const json = (value: unknown) => Response.json(value);
const studies = () =>
  json([
    { id: 7, studyName: 'BREATHE-2' },
    { _id: { $oid: 'abc' }, studyName: 'CARDIO' },
  ]);
const patientsOf = (study: string) => `GET /direct/api/dashboard/patient/study/${study}/`;

let site = 100;
/** A site of its own for each test: lookups are kept for the page. */
const freshSite = () => String(++site);
const studiesOf = (siteId: string) => `GET /direct/site/${siteId}/api/lookup/`;

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

type Screen = Awaited<ReturnType<typeof shownElement>>;

async function choose(screen: Screen, field: string, option: string) {
  await userEvent.click(screen.getByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

it('[SD-01] begins a request for the patient of a study', async () => {
  const siteId = freshSite();
  const study = `s${siteId}`;
  answering({
    [studiesOf(siteId)]: () => json([{ id: study, studyName: 'BREATHE-2' }]),
    [patientsOf(study)]: () =>
      json([
        { id: 'p1', patientId: 'PT-0001' },
        { id: 'p2', patientId: 'PT-0002' },
      ]),
  });
  const destinations = heardOn('psp:navigate', { prevent: true });
  const screen = await shownElement(elementOf('psp-create-err', { 'data-site-id': siteId }));
  const button = screen.getByRole('button', { name: 'Create ERR' });
  expect(button).toBeDisabled();
  await vi.waitFor(() => expect(screen.getByRole('combobox', { name: 'Study' })).toBeEnabled());
  await choose(screen, 'Study', 'BREATHE-2');
  expect(button).toBeDisabled();
  await vi.waitFor(() => expect(screen.getByRole('combobox', { name: 'Patient' })).toBeEnabled());
  await choose(screen, 'Patient', 'PT-0002');
  await userEvent.click(button);
  expect(destinations).toEqual([
    { url: `${location.origin}/direct/reimbursement/assignedPatient/p2/create` },
  ]);
});

it('[SD-01] asks for a study first', async () => {
  const siteId = freshSite();
  answering({ [studiesOf(siteId)]: studies });
  const screen = await shownElement(elementOf('psp-create-err', { 'data-site-id': siteId }));
  expect(screen.getByText('Please select a study first')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Patient' })).toBeDisabled();
});

it('[SD-01] offers the studies that the page states without asking', async () => {
  const sent = answering({});
  const screen = await shownElement(
    elementOf('psp-create-err', { 'data-site-id': '1', 'data-studies': '[{"id":"7","studyName":"STATED"}]' }),
  );
  await userEvent.click(screen.getByRole('combobox', { name: 'Study' }));
  expect(await screen.findByRole('option', { name: 'STATED' })).toBeVisible();
  expect(sent).toEqual([]);
});

it('[RPT-17] [SD-01] says when there are no studies, and no patients', async () => {
  const siteId = freshSite();
  answering({ [studiesOf(siteId)]: () => json([]), [patientsOf('none')]: () => json([]) });
  const screen = await shownElement(elementOf('psp-create-err', { 'data-site-id': siteId }));
  expect(await screen.findByText('No studies are available.')).toBeVisible();
  const stated = elementOf('psp-create-err', {
    'data-site-id': siteId,
    'data-studies': '[{"id":"none","studyName":"EMPTY"}]',
  });
  const other = await shownElement(stated);
  await choose(other, 'Study', 'EMPTY');
  expect(await other.findByText('No patients are available.')).toBeVisible();
});

it('[NET-12] patients of an earlier study never show under a later one', async () => {
  const siteId = freshSite();
  const slow = later<Response>();
  answering({
    [patientsOf('slow')]: () => slow.promise,
    [patientsOf('fast')]: () => json([{ id: 'f', patientId: 'FAST-1' }]),
  });
  const attributes = {
    'data-site-id': siteId,
    'data-studies': '[{"id":"slow","studyName":"SLOW"},{"id":"fast","studyName":"FAST"}]',
  };
  const screen = await shownElement(elementOf('psp-create-err', attributes));
  await choose(screen, 'Study', 'SLOW');
  await choose(screen, 'Study', 'FAST');
  slow.resolve(json([{ id: 's', patientId: 'SLOW-1' }]));
  await vi.waitFor(() => expect(screen.getByRole('combobox', { name: 'Patient' })).toBeEnabled());
  await userEvent.click(screen.getByRole('combobox', { name: 'Patient' }));
  expect((await screen.findAllByRole('option')).map(option => option.textContent)).toEqual(['FAST-1']);
});

it('[SD-01] another study takes the chosen patient away', async () => {
  answering({
    [patientsOf('one')]: () => json([{ id: 'o', patientId: 'ONE-1' }]),
    [patientsOf('two')]: () => json([{ id: 't', patientId: 'TWO-1' }]),
  });
  const attributes = {
    'data-site-id': '1',
    'data-studies': '[{"id":"one","studyName":"ONE"},{"id":"two","studyName":"TWO"}]',
  };
  const screen = await shownElement(elementOf('psp-create-err', attributes));
  await choose(screen, 'Study', 'ONE');
  await vi.waitFor(() => expect(screen.getByRole('combobox', { name: 'Patient' })).toBeEnabled());
  await choose(screen, 'Patient', 'ONE-1');
  expect(screen.getByRole('button', { name: 'Create ERR' })).toBeEnabled();
  await choose(screen, 'Study', 'TWO');
  expect(screen.getByRole('button', { name: 'Create ERR' })).toBeDisabled();
  expect(screen.queryByText('ONE-1')).toBeNull();
});

it('[NET-04] a failed lookup is told, logged and asked again on demand; the study stays chosen', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  let fails = true;
  const study = freshSite();
  answering({
    [patientsOf(study)]: () =>
      fails
        ? Response.json({ message: 'The registry is closed.' }, { status: 403 })
        : json([{ id: 'p', patientId: 'PT-1' }]),
  });
  const errors = heardOn('psp:error');
  const attributes = { 'data-site-id': '1', 'data-studies': `[{"id":"${study}","studyName":"CLOSED"}]` };
  const screen = await shownElement(elementOf('psp-create-err', attributes));
  await choose(screen, 'Study', 'CLOSED');
  expect(await screen.findByRole('alert')).toHaveTextContent('The registry is closed.');
  expect(screen.getByRole('combobox', { name: 'Patient' })).toHaveAccessibleDescription(
    expect.stringContaining('Error: The choices could not be loaded.'),
  );
  expect(errors).toContainEqual({ code: 'HTTP_403', message: 'The registry is closed.' });
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await choose(screen, 'Patient', 'PT-1');
  expect(screen.getByText('CLOSED')).toBeVisible();
});

it('[EMB-02] two elements ask for the same studies once', async () => {
  const siteId = freshSite();
  const sent = answering({ [studiesOf(siteId)]: studies });
  const attributes = { 'data-site-id': siteId };
  const [one, two] = await Promise.all([
    shownElement(elementOf('psp-create-err', attributes)),
    shownElement(elementOf('psp-create-err', attributes)),
  ]);
  for (const screen of [one, two])
    await vi.waitFor(() => expect(screen.getByRole('combobox', { name: 'Study' })).toBeEnabled());
  expect(sent).toHaveLength(1);
});
