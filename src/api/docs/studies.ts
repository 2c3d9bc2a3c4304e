import { allStudies, studiesOfSite, studiesOfUser } from '../studies.ts';
import { get } from './documented-call.ts';
import { actionsFormat, flagFormat } from './shared-fields.ts';
import { withFields } from './with-fields.ts';

/** Studies to choose from, from a call or from the page. */
export const describedStudies = withFields(studiesOfSite.answer, {
  studyName: {
    description: 'The text of the choice; without it, the first of the others that is set.',
    example: 'BREATHE-2',
  },
  name: { description: 'Read if there is no `studyName`.', example: 'BREATHE-2' },
  legalName: { description: 'Read if there is no `name` either.', example: 'A study of inhaled northwind' },
  scoutNumber: { description: 'Read if there is no `legalName` either.', example: 'SC-20508' },
  studyId: { description: 'Read if there is none of the others.', example: '508' },
});

/** A patient's or caregiver's study profiles, from a call or from the page. [PD-02] */
export const describedProfiles = withFields(studiesOfUser.answer, {
  enabled: {
    description: 'A profile is shown only if it is enabled: true.',
    example: true,
    required: true,
    format: flagFormat,
  },
  isPrimary: {
    description: "True for the person's own studies; any other is that of somebody they care for.",
    example: true,
    format: flagFormat,
  },
  patientId: { description: 'The number of the patient in this study.', example: '508-012-0001' },
  'site.enabled': {
    description: 'A profile is shown only if its site is enabled: true.',
    example: true,
    required: true,
    format: flagFormat,
  },
  'site.configuration.restricted': {
    description: 'A profile is shown only if neither its site nor its study is restricted: false.',
    example: false,
    required: true,
    format: flagFormat,
  },
  'study.organizationName': { description: 'The organization that runs it.', example: 'Riverside Clinic' },
  'study.archived': {
    description: 'A profile is shown only if its study is not archived: false.',
    example: false,
    required: true,
    format: flagFormat,
  },
  'study.status': {
    description: 'A profile is shown only if its study has a status, and one other than `closing`.',
    example: 'active',
    required: true,
  },
  'study.configuration.restricted': {
    description: 'A profile is shown only if neither its site nor its study is restricted: false.',
    example: false,
    required: true,
    format: flagFormat,
  },
  actions: {
    description: 'What the person can do with the study: the first two as links, the others in a menu.',
    example: [{ href: '/patient/20001/', title: 'View' }],
    format: actionsFormat,
  },
});

export const studyCalls = [
  get(studiesOfSite, 'The studies of a site.', describedStudies),
  get(allStudies, 'All studies.', describedStudies),
  get(studiesOfUser, 'The study profiles of a patient or caregiver.', describedProfiles),
];
