import type { GetEndpoint } from '../http/endpoint.ts';
import { listOf } from './schemas/lists.ts';
import { flag, text } from './schemas/shapes.ts';

const sites = listOf({
  siteId: text,
  organizationName: text,
  siteName: text,
  name: text,
  studyId: text,
  disableTravelRequests: flag,
  disableReimbursements: flag,
  enableQuickActions: flag,
});
const topLevel = listOf({ name: text });

export const sitesOfStudy = {
  name: 'sitesOfStudy',
  method: 'GET',
  path: '/site/api/lookup/study/{studyId}/',
  summary: 'The sites of a study.',
  answer: sites,
} as const satisfies GetEndpoint;

export const allSites = {
  name: 'allSites',
  method: 'GET',
  path: '/direct/site/api/list/minimal',
  summary: 'All sites.',
  answer: sites,
} as const satisfies GetEndpoint;

export const topLevelSites = {
  name: 'topLevelSites',
  method: 'GET',
  path: '/site/master/api/list/minimal',
  summary: 'The top-level sites.',
  answer: topLevel,
} as const satisfies GetEndpoint;

export const satelliteSites = {
  name: 'satelliteSites',
  method: 'GET',
  path: '/site/master/{masterId}/api/satellite/list/minimal',
  summary: 'The satellite sites of a top-level site.',
  answer: sites,
} as const satisfies GetEndpoint;
