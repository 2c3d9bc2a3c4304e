import { allSites, satelliteSites, sitesOfStudy, topLevelSites } from '../sites.ts';
import type { DocumentedCall } from './documented-call.ts';
import { identifierDocs } from './shared-fields.ts';
import { withFields } from './with-fields.ts';

const answerOfSitesOfStudy = withFields(sitesOfStudy.answer, {
  ...identifierDocs,
  siteId: { description: 'The number of the site; begins the text of the choice.', example: 'S-0012' },
  name: { description: 'The name of the site.', example: 'Riverside Clinic, Oncology' },
  organizationName: {
    description: 'The name without a `name`: the organization…',
    example: 'Riverside Clinic',
  },
  siteName: { description: '…and the site.', example: 'Oncology' },
});

const answerOfTopLevelSites = withFields(topLevelSites.answer, {
  ...identifierDocs,
  name: { description: 'The text of the choice; the id without it.', example: 'Riverside Group' },
});

/** The calls of src/api/sites.ts with what documentation says about them. */
export const sitesCalls: readonly DocumentedCall[] = [
  { ...sitesOfStudy, summary: 'The sites of a study.', answer: answerOfSitesOfStudy },
  { ...allSites, summary: 'All sites.', answer: answerOfSitesOfStudy },
  { ...topLevelSites, summary: 'The top-level sites.', answer: answerOfTopLevelSites },
  { ...satelliteSites, summary: 'The satellite sites of a top-level site.', answer: answerOfSitesOfStudy },
];
