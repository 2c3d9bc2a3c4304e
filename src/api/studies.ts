import { array, fallback, looseObject, nullish, union } from 'valibot';
import type { GetEndpoint } from '../http/endpoint.ts';
import { listOf, recordsOf } from './schemas/lists.ts';
import { flag, text } from './schemas/shapes.ts';

const studies = listOf({
  studyId: text,
  scoutNumber: text,
  studyName: text,
  name: text,
  legalName: text,
  siteId: text,
  disableTravelRequests: flag,
  disableReimbursements: flag,
  enableQuickActions: flag,
});

// What cannot be read is not said, and hides its own profile, not all of them. [PD-02]
const said = fallback(flag, null);
const saidText = fallback(text, null);
const restriction = fallback(nullish(looseObject({ restricted: said })), null);

/** A person's parts in studies, as a call answers with them or a page states them. [PD-02] */
export const profiles = recordsOf({
  enabled: said,
  isPrimary: said,
  patientId: saidText,
  site: fallback(nullish(looseObject({ enabled: said, siteId: saidText, configuration: restriction })), null),
  study: fallback(
    nullish(
      looseObject({
        scoutNumber: saidText,
        studyName: saidText,
        organizationName: saidText,
        sponsor: saidText,
        archived: said,
        status: saidText,
        configuration: restriction,
      }),
    ),
    null,
  ),
  actions: fallback(nullish(union([array(looseObject({})), looseObject({})])), null),
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
