import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { dashboardPatientsOfStudy } from '../../src/api/patients.ts';
import { studiesOfSite } from '../../src/api/studies.ts';
import { element } from '../../src/elements/create-err/create-err.tsx';
import { answering } from '../support/answers/answering.ts';
import { to } from '../support/answers/host.ts';
import { choose, shown } from '../support/screen.ts';

let lastId = 100;
/** A new site or study id: the page shares lookups, so tests must not use the same. */
const newId = () => String(++lastId);

it('[SD-01] navigates to the new request of the selected patient', async () => {
  const [siteId, study] = [newId(), newId()];
  answering(
    to(studiesOfSite, [{ id: study, studyName: 'BREATHE-2' }]),
    to(dashboardPatientsOfStudy, [
      { id: 'p1', patientId: 'PT-0001' },
      { id: 'p2', patientId: 'PT-0002' },
    ]),
  );
  const screen = await shown(element, { 'data-site-id': siteId });
  const button = screen.getByRole('button', { name: 'Create ERR' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('Select a study.');
  expect(screen.getByText('Select a study.')).toBeVisible();
  await choose(screen, 'Study', 'BREATHE-2');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('Select a patient.');
  await choose(screen, 'Patient', 'PT-0002');
  expect(button).not.toHaveAccessibleDescription();
  await userEvent.click(button);
  expect(screen.heard('psp:navigate')).toEqual([
    { url: `${location.origin}/direct/reimbursement/assignedPatient/p2/create` },
  ]);
});

it('[SD-01] tells studies and patients of one name apart', async () => {
  answering(
    to(
      dashboardPatientsOfStudy,
      ['p1', 'p2'].map(id => ({ id, label: 'John Doe' })),
    ),
  );
  const [one, two] = [newId(), newId()];
  const studies = [one, two].map(id => ({ id, studyName: 'BREATHE-2' }));
  const screen = await shown(element, { 'data-site-id': newId(), 'data-studies': studies });
  const offered = async (label: string) => {
    const select = screen.getByRole('combobox', { name: label });
    await waitFor(() => expect(select).toBeEnabled());
    await userEvent.click(select);
    return (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  };
  expect(await offered('Study')).toEqual([`BREATHE-2${one}`, `BREATHE-2${two}`]);
  await userEvent.click(screen.getByRole('option', { name: new RegExp(`${two}$`) }));
  expect(await offered('Patient')).toEqual(['John Doep1', 'John Doep2']);
});

it('[RPT-17] [SD-01] says if there are no studies or no patients', async () => {
  const siteId = newId();
  answering(to(studiesOfSite, []), to(dashboardPatientsOfStudy, []));
  const screen = await shown(element, { 'data-site-id': siteId });
  expect(await screen.findByText('No studies are available.')).toBeVisible();
  const stated = await shown(element, { 'data-site-id': siteId, 'data-studies': [] });
  expect(stated.getByText('No studies are available.')).toBeVisible();
  const other = await shown(element, {
    'data-site-id': siteId,
    'data-studies': [{ id: newId(), studyName: 'EMPTY' }],
  });
  await choose(other, 'Study', 'EMPTY');
  expect(await other.findByText('No patients are available.')).toBeVisible();
});

it('[SD-01] clears the selected patient when another study is selected', async () => {
  answering(to(dashboardPatientsOfStudy, (_, { studyId = '' }) => [{ id: 'p', patientId: `OF-${studyId}` }]));
  const [one, two] = [newId(), newId()];
  const screen = await shown(element, {
    'data-site-id': '1',
    'data-studies': [
      { id: one, studyName: 'ONE' },
      { id: two, studyName: 'TWO' },
    ],
  });
  await choose(screen, 'Study', 'ONE');
  await choose(screen, 'Patient', `OF-${one}`);
  expect(screen.getByRole('button', { name: 'Create ERR' })).not.toHaveAttribute('aria-disabled', 'true');
  await choose(screen, 'Study', 'TWO');
  expect(screen.getByRole('button', { name: 'Create ERR' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByText(`OF-${one}`)).toBeNull();
});

it('[SD-01] leads to no patient whose study is no longer offered', async () => {
  answering(to(dashboardPatientsOfStudy, [{ id: 'p1', patientId: 'PT-0001' }]));
  const screen = await shown(element, {
    'data-site-id': newId(),
    'data-studies': [{ id: newId(), studyName: 'ONE' }],
  });
  await choose(screen, 'Study', 'ONE');
  await choose(screen, 'Patient', 'PT-0001');
  screen.host.setAttribute('data-studies', JSON.stringify([{ id: newId(), studyName: 'TWO' }]));
  const button = screen.getByRole('button', { name: 'Create ERR' });
  await waitFor(() => expect(button).toHaveAccessibleDescription('Select a study.'));
  await userEvent.click(button);
  expect(screen.heard('psp:navigate')).toHaveLength(0);
});

it('[EMB-05] keeps what was chosen while the element is out of the page', async () => {
  answering(to(dashboardPatientsOfStudy, [{ id: 'p1', patientId: 'PT-0001' }]));
  const screen = await shown(element, {
    'data-site-id': newId(),
    'data-studies': [{ id: newId(), studyName: 'BREATHE-2' }],
  });
  await choose(screen, 'Study', 'BREATHE-2');
  await choose(screen, 'Patient', 'PT-0001');
  const button = screen.getByRole('button', { name: 'Create ERR' });
  screen.host.remove();
  await waitFor(() => expect(button.isConnected).toBe(false));
  document.body.append(screen.host);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Patient' })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: 'Create ERR' }));
  expect(screen.heard('psp:navigate')).toHaveLength(1);
});
