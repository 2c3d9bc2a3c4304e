import { array, fallback, looseObject, nullish, union } from 'valibot';
import { flag, getEndpoint, listOf, recordsOf, text } from './schemas/shapes.ts';

const studies = listOf({
  studyName: text,
  name: text,
  legalName: text,
  scoutNumber: text,
  studyId: text,
});

// An invalid value counts as missing, so it hides only its own profile and does not reject the whole list. [PD-02]
const flagOrNull = fallback(flag, null);
const textOrNull = fallback(text, null);
const restriction = fallback(nullish(looseObject({ restricted: flagOrNull })), null);

const profileSite = looseObject({
  enabled: flagOrNull,
  siteId: textOrNull,
  configuration: restriction,
});

const profileStudy = looseObject({
  scoutNumber: textOrNull,
  studyName: textOrNull,
  organizationName: textOrNull,
  sponsor: textOrNull,
  archived: flagOrNull,
  status: textOrNull,
  configuration: restriction,
});

/** A patient's or caregiver's study profiles, from a call or from the page. [PD-02] */
export const profiles = recordsOf({
  enabled: flagOrNull,
  isPrimary: flagOrNull,
  patientId: textOrNull,
  site: fallback(nullish(profileSite), null),
  study: fallback(nullish(profileStudy), null),
  actions: fallback(nullish(union([array(looseObject({})), looseObject({})])), null),
});

export const studiesOfSite = getEndpoint('studiesOfSite', '/direct/site/{siteId}/api/lookup/', studies);

export const allStudies = getEndpoint('allStudies', '/study/api/list/minimal', studies);

export const studiesOfUser = getEndpoint(
  'studiesOfUser',
  '/dashboard/study/api/list/user/{userId}/',
  profiles,
);
