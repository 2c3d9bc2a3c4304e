import { getEndpoint, listOf, text } from './schemas/shapes.ts';

const sites = listOf({
  siteId: text,
  name: text,
  organizationName: text,
  siteName: text,
});

export const sitesOfStudy = getEndpoint('sitesOfStudy', '/site/api/lookup/study/{studyId}/', sites);

export const allSites = getEndpoint('allSites', '/direct/site/api/list/minimal', sites);

export const topLevelSites = getEndpoint(
  'topLevelSites',
  '/site/master/api/list/minimal',
  listOf({ name: text }),
);

export const satelliteSites = getEndpoint(
  'satelliteSites',
  '/site/master/{masterId}/api/satellite/list/minimal',
  sites,
);
