import type { GetEndpoint } from '../http/request.ts';
import { listOf, text } from './schemas/shapes.ts';

const sites = listOf({
  siteId: text,
  name: text,
  organizationName: text,
  siteName: text,
});
const topLevel = listOf({
  name: text,
});

export const sitesOfStudy = {
  name: 'sitesOfStudy',
  method: 'GET',
  path: '/site/api/lookup/study/{studyId}/',
  answer: sites,
} as const satisfies GetEndpoint;

export const allSites = {
  name: 'allSites',
  method: 'GET',
  path: '/direct/site/api/list/minimal',
  answer: sites,
} as const satisfies GetEndpoint;

export const topLevelSites = {
  name: 'topLevelSites',
  method: 'GET',
  path: '/site/master/api/list/minimal',
  answer: topLevel,
} as const satisfies GetEndpoint;

export const satelliteSites = {
  name: 'satelliteSites',
  method: 'GET',
  path: '/site/master/{masterId}/api/satellite/list/minimal',
  answer: sites,
} as const satisfies GetEndpoint;
