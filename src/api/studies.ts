import { looseObject, nullish } from 'valibot';
import type { GetEndpoint } from '../http/endpoint.ts';
import { listOf } from './lists.ts';
import { flag, text } from './shapes.ts';

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

const restriction = nullish(looseObject({ restricted: flag }));

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
  answer: listOf({
    enabled: flag,
    isPrimary: flag,
    patientId: text,
    site: nullish(looseObject({ enabled: flag, siteId: text, configuration: restriction })),
    study: nullish(
      looseObject({
        scoutNumber: text,
        studyName: text,
        organizationName: text,
        sponsor: text,
        archived: flag,
        status: text,
        configuration: restriction,
      }),
    ),
  }),
} as const satisfies GetEndpoint;
