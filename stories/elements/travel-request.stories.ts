import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect } from 'storybook/test';
import { element } from '../../src/elements/travel-request/travel-request.tsx';
import {
  travelPatient as patient,
  travelRequestDetail as request,
  traveler,
} from '../../tests/support/answers/details.ts';
import { storyOf } from '../support/element.ts';
import { screenOf } from '../support/inside.ts';
import { at400Percent, inDark, onPhone, onSmallPhone, rightToLeft } from '../support/variants.ts';

const allAttributes = {
  'data-request': request,
  'data-patient': patient,
  'data-travelers': [traveler, { name: 'Inês Souza', relation: 'Daughter', dietaryRestrictions: 'Vegan' }],
};
const withStatus = (status: string) => ({
  args: { ...allAttributes, 'data-request': { ...request, status } },
});

export default { title: 'Details/psp-travel-request', ...storyOf(element) } satisfies Meta;

export const Ready: StoryObj = {
  args: allAttributes,
  play: async ({ canvasElement }) =>
    expect(await screenOf(canvasElement).findByText('CA831207')).toBeVisible(),
};
export const Pending: StoryObj = withStatus('pending');
export const InProgress: StoryObj = withStatus('inProgress');
export const Submitted: StoryObj = withStatus('submitted');
export const Finalized: StoryObj = withStatus('finalized');
export const Cancelled: StoryObj = withStatus('cancelled');
export const UnknownStatus: StoryObj = withStatus('onHold');

export const ForProjectManager: StoryObj = {
  args: {
    'data-request': request,
    'data-patient': {
      seatingPreference: 'Aisle',
      dietaryRestrictions: 'No nuts',
      departureDate: '2026-05-05',
      returnDate: '2026-05-08',
    },
    'data-travelers': [{ name: 'Rui Souza', relation: 'Spouse', seatingPreference: 'Window' }],
    'data-project-manager': true,
  },
  play: async ({ canvasElement }) =>
    expect(
      await screenOf(canvasElement).findByText('Patient Details have not been provided yet.'),
    ).toBeVisible(),
};
export const DetailsHiddenFromProjectManager: StoryObj = {
  args: { ...allAttributes, 'data-project-manager': true },
  play: async ({ canvasElement }) => {
    expect(await screenOf(canvasElement).findByText('BREATHE-2')).toBeVisible();
    expect(screenOf(canvasElement).queryByText('CA831207')).toBeNull();
  },
};
export const WithoutAppointment: StoryObj = {
  args: {
    'data-request': { requestId: 'TR-30002', departureDate: '2026-05-05', travelPreference: 'Self Drive' },
  },
};
export const WithoutPatient: StoryObj = {
  args: { 'data-request': request, 'data-travelers': [traveler] },
};
export const LongTexts: StoryObj = {
  args: {
    ...allAttributes,
    'data-request': {
      ...request,
      apptNote: 'A note as people write it. '.repeat(20),
      requestId: 'T'.repeat(90),
    },
    'data-patient': { ...patient, name: 'N'.repeat(200), email: `${'e'.repeat(120)}@mail.example` },
  },
};
export const Malformed: StoryObj = {
  args: {
    'data-request': { requestId: 7, apptStart: '2026-13-40', country: ['A', 'B'], status: 'submitted' },
    'data-patient': { name: { first: 'Ana' }, passport: 'PT CA831207', hotel: [] },
    'data-travelers': ['Rui Souza'],
  },
};
export const MissingRequest: StoryObj = {};
export const ListInsteadOfPatient: StoryObj = { args: { ...allAttributes, 'data-patient': [patient] } };
export const Phone: StoryObj = { ...Ready, ...onPhone };
export const SmallPhone: StoryObj = { ...LongTexts, ...onSmallPhone };
export const At400Percent: StoryObj = { ...Ready, ...at400Percent };
export const Dark: StoryObj = { ...Ready, ...inDark };
export const RightToLeft: StoryObj = { ...Ready, ...rightToLeft };
