import type { GetEndpoint } from '../http/endpoint.ts';
import { described } from './schemas/described.ts';
import { listOf } from './schemas/lists.ts';
import { text } from './schemas/shapes.ts';

const sites = listOf({
  siteId: described(text, 'The number of the site; begins the text of the choice.', 'S-0012'),
  name: described(text, 'The name of the site.', 'Riverside Clinic, Oncology'),
  organizationName: described(text, 'The name without a `name`: the organization…', 'Riverside Clinic'),
  siteName: described(text, '…and the site.', 'Oncology'),
});
const topLevel = listOf({
  name: described(text, 'The text of the choice; the id without it.', 'Riverside Group'),
});

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
