import { array, fallback, looseObject, nullish, union } from 'valibot';
import type { GetEndpoint } from '../http/endpoint.ts';
import { described, formatted } from './schemas/described.ts';
import { actionsFormat } from './schemas/formats.ts';
import { listOf, recordsOf } from './schemas/lists.ts';
import { flag, text } from './schemas/shapes.ts';

const studies = listOf({
  studyName: described(
    text,
    'The text of the choice; without it, the first of the others that is set.',
    'BREATHE-2',
  ),
  name: described(text, 'Read if there is no `studyName`.', 'BREATHE-2'),
  legalName: described(text, 'Read if there is no `name` either.', 'A study of inhaled northwind'),
  scoutNumber: described(text, 'Read if there is no `legalName` either.', 'SC-20508'),
  studyId: described(text, 'Read if there is none of the others.', '508'),
});

const required = true;

// An invalid value counts as missing, so it hides only its own profile and does not reject the whole list. [PD-02]
const flagOrNull = fallback(flag, null);
const textOrNull = fallback(text, null);
const restriction = fallback(
  nullish(
    looseObject({
      restricted: described(
        flagOrNull,
        'A profile is shown only if neither its site nor its study is restricted: false.',
        false,
        { required },
      ),
    }),
  ),
  null,
);

const profileSite = looseObject({
  enabled: described(flagOrNull, 'A profile is shown only if its site is enabled: true.', true, { required }),
  siteId: described(textOrNull, 'The number of the site.', 'S-0012'),
  configuration: restriction,
});

const profileStudy = looseObject({
  scoutNumber: described(textOrNull, 'The scout number of the study.', 'SC-20508'),
  studyName: described(textOrNull, 'The name of the study.', 'BREATHE-2'),
  organizationName: described(textOrNull, 'The organization that runs it.', 'Riverside Clinic'),
  sponsor: described(textOrNull, 'The name of its sponsor.', 'Northwind Therapeutics'),
  archived: described(flagOrNull, 'A profile is shown only if its study is not archived: false.', false, {
    required,
  }),
  status: described(
    textOrNull,
    'A profile is shown only if its study has a status, and one other than `closing`.',
    'active',
    { required },
  ),
  configuration: restriction,
});

/** A patient's or caregiver's study profiles, from a call or from the page. [PD-02] */
export const profiles = recordsOf({
  enabled: described(flagOrNull, 'A profile is shown only if it is enabled: true.', true, { required }),
  isPrimary: described(
    flagOrNull,
    "True for the person's own studies; any other is that of somebody they care for.",
    true,
  ),
  patientId: described(textOrNull, 'The number of the patient in this study.', '508-012-0001'),
  site: fallback(nullish(profileSite), null),
  study: fallback(nullish(profileStudy), null),
  actions: described(
    formatted(fallback(nullish(union([array(looseObject({})), looseObject({})])), null), actionsFormat),
    'What the person can do with the study: the first two as links, the others in a menu.',
    [{ href: '/patient/20001/', title: 'View' }],
  ),
});

export const studiesOfSite = {
  name: 'studiesOfSite',
  method: 'GET',
  path: '/direct/site/{siteId}/api/lookup/',
  summary: 'The studies of a site.',
  answer: studies,
} as const satisfies GetEndpoint;

export const allStudies = {
  name: 'allStudies',
  method: 'GET',
  path: '/study/api/list/minimal',
  summary: 'All studies.',
  answer: studies,
} as const satisfies GetEndpoint;

export const studiesOfUser = {
  name: 'studiesOfUser',
  method: 'GET',
  path: '/dashboard/study/api/list/user/{userId}/',
  summary: 'The study profiles of a patient or caregiver.',
  answer: profiles,
} as const satisfies GetEndpoint;
