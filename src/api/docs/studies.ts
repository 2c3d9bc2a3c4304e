import { field, requiredField } from '../../domain/field.docs.ts';
import { allStudies, studiesOfSite, studiesOfUser } from '../studies.ts';
import { get } from './documented-call.ts';
import { actionsFormat, flagFormat } from './shared-fields.ts';

/** Studies to choose from, from a call or from the page. */
export const studyFields = {
  studyName: field('The text of the choice; without it, the first of the others that is set.', 'BREATHE-2'),
  name: field('Read if there is no `studyName`.', 'BREATHE-2'),
  legalName: field('Read if there is no `name` either.', 'A study of inhaled northwind'),
  scoutNumber: field('Read if there is no `legalName` either.', 'SC-20508'),
  studyId: field('Read if there is none of the others.', '508'),
};

/** A patient's or caregiver's study profiles, from a call or from the page. [PD-02] */
export const profileFields = {
  enabled: requiredField('A profile is shown only if it is enabled: true.', true, flagFormat),
  isPrimary: field(
    "True for the person's own studies; any other is that of somebody they care for.",
    true,
    flagFormat,
  ),
  patientId: field('The number of the patient in this study.', '508-012-0001'),
  'site.enabled': requiredField('A profile is shown only if its site is enabled: true.', true, flagFormat),
  'site.configuration.restricted': requiredField(
    'A profile is shown only if neither its site nor its study is restricted: false.',
    false,
    flagFormat,
  ),
  'study.organizationName': field('The organization that runs it.', 'Riverside Clinic'),
  'study.archived': requiredField(
    'A profile is shown only if its study is not archived: false.',
    false,
    flagFormat,
  ),
  'study.status': requiredField(
    'A profile is shown only if its study has a status, and one other than `closing`.',
    'active',
  ),
  'study.configuration.restricted': requiredField(
    'A profile is shown only if neither its site nor its study is restricted: false.',
    false,
    flagFormat,
  ),
  actions: field(
    'What the person can do with the study: the first two as links, the others in a menu.',
    [{ href: '/patient/20001/', title: 'View' }],
    actionsFormat,
  ),
};

export const studyCalls = [
  get(studiesOfSite, 'The studies of a site.', studyFields),
  get(allStudies, 'All studies.', studyFields),
  get(studiesOfUser, 'The study profiles of a patient or caregiver.', profileFields),
];
