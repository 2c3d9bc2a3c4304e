import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { element } from '../../src/elements/quick-actions/quick-actions.tsx';
import { answeredBy, never } from '../support/answers.ts';
import { storyOf } from '../support/element.ts';
import { inside, screenOf } from '../support/inside.ts';
import { inDark, onPhone, rightToLeft } from '../support/variants.ts';

export default {
  title: 'Dashboards/psp-quick-actions',
  ...storyOf(element),
  beforeEach: answeredBy(() => Response.json(patients)),
} satisfies Meta;

const patients = Array.from({ length: 2500 }, (_, index) => ({
  _id: { $oid: `p${index}` },
  label: `101-${index}`,
}));
const sites = [
  { id: '12', siteId: 'S-0012', siteName: 'Riverside Clinic', enableQuickActions: true },
  {
    id: '13',
    siteId: 'S-0013',
    siteName: 'University Hospital of the Upper Valley, Department of Pulmonary Medicine and Allergy',
    enableQuickActions: true,
    disableReimbursements: true,
  },
  { id: '14', siteId: 'S-0014', siteName: 'Harbour Practice' },
  { id: '15', studyId: 'DR-1', studyName: 'DIRECT-1', enableQuickActions: true },
];
const studies = [
  { id: '7', studyId: 'BR-2', siteId: 'S-0012', studyName: 'BREATHE-2' },
  { id: '8', studyId: 'AU-1', siteId: 'S-0012', studyName: 'AURORA', disableTravelRequests: true },
  { id: '9', studyId: 'CI-3', siteId: 'S-0013', studyName: 'CITADEL' },
  { id: '10', studyId: 'DR-1', studyName: 'DIRECT-1' },
];
const args = { 'data-sites': sites, 'data-studies': studies, 'data-token': 'f3b1c0' };
/** Lookups are shared by the whole page: a site of its own keeps a story from getting another story's patients. */
const withSite = (id: string) => ({ ...args, 'data-sites': [{ ...sites[0], id }, ...sites.slice(1)] });

async function choose(canvasElement: HTMLElement, field: string, option: string) {
  const screen = screenOf(canvasElement);
  await waitFor(() => expect(screen.getByRole('combobox', { name: field })).toBeEnabled());
  await userEvent.click(screen.getByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

async function chooseSiteAndStudy(canvasElement: HTMLElement) {
  await choose(canvasElement, 'Action', 'Create Reimbursement');
  await choose(canvasElement, 'Site', 'Riverside Clinic');
  await choose(canvasElement, 'Study', 'BREATHE-2');
}

export const Ready: StoryObj = { args };

export const AllFieldsSelected: StoryObj = {
  args,
  play: async ({ canvasElement }) => {
    await chooseSiteAndStudy(canvasElement);
    await choose(canvasElement, 'Patient', '101-0');
    const screen = screenOf(canvasElement);
    await expect(screen.getByText('2 studies excluded by selected Site')).toBeVisible();
    await expect(screen.getByText('3 sites excluded by selected Study')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Create Reimbursement' })).toBeEnabled();
  },
};

export const NewPatient: StoryObj = {
  args,
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Action', 'Add Patient');
    await choose(canvasElement, 'Site', 'DIRECT-1');
    const screen = screenOf(canvasElement);
    await expect(screen.getByRole('combobox', { name: 'Study (optional)' })).toBeDisabled();
    await expect(screen.queryByRole('combobox', { name: 'Patient' })).toBeNull();
  },
};

export const DisabledSite: StoryObj = {
  args,
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Action', 'Create Reimbursement');
    const screen = screenOf(canvasElement);
    await userEvent.click(screen.getByRole('combobox', { name: 'Site' }));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(
        screen.getByText('Those sites or studies have disabled the creation of reimbursement requests.'),
      ).toBeVisible(),
    );
  },
};

export const LookingUpPatients: StoryObj = {
  args: withSite('112'),
  beforeEach: answeredBy(never),
  play: async ({ canvasElement }) => {
    await chooseSiteAndStudy(canvasElement);
    await expect(screenOf(canvasElement).getByRole('combobox', { name: 'Site' })).toBeDisabled();
  },
};

export const NoPatients: StoryObj = {
  args: withSite('113'),
  beforeEach: answeredBy(() => Response.json([])),
  play: async ({ canvasElement }) => {
    await chooseSiteAndStudy(canvasElement);
    await expect(await screenOf(canvasElement).findByText('No patients are available.')).toBeVisible();
  },
};

export const PatientsForbidden: StoryObj = {
  args: withSite('114'),
  beforeEach: answeredBy(() => Response.json({ message: 'You may not see this site.' }, { status: 403 })),
  play: async ({ canvasElement }) => {
    await chooseSiteAndStudy(canvasElement);
    await expect(await screenOf(canvasElement).findByText('You may not see this site.')).toBeVisible();
  },
};

export const NothingAssigned: StoryObj = {
  args: { ...args, 'data-sites': [], 'data-studies': [] },
  play: async ({ canvasElement }) =>
    waitFor(() => expect(inside(canvasElement)).not.toHaveTextContent('Quick Actions')),
};

export const EmptyFormSubmitted: StoryObj = {
  args,
  play: async ({ canvasElement }) => {
    const screen = screenOf(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Start' }));
    await expect(await screen.findByText('There is a problem')).toBeVisible();
  },
};

export const NoSites: StoryObj = { args: { ...args, 'data-sites': [] } };
export const WithoutToken: StoryObj = { args: { ...args, 'data-token': undefined } };
export const Phone: StoryObj = { ...AllFieldsSelected, ...onPhone };
export const PhoneEmptyFormSubmitted: StoryObj = { ...EmptyFormSubmitted, ...onPhone };
export const DarkEmptyFormSubmitted: StoryObj = { ...EmptyFormSubmitted, ...inDark };
export const PhoneDisabledSite: StoryObj = { ...DisabledSite, ...onPhone };
export const Dark: StoryObj = { ...DisabledSite, ...inDark };
export const RightToLeft: StoryObj = { ...AllFieldsSelected, ...rightToLeft };
