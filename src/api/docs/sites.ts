import { sitesOfStudy, topLevelSites } from '../sites.ts';
import { identifierDocs } from './shared-fields.ts';
import { withFields } from './with-fields.ts';

export const describedSitesOfStudy = withFields(sitesOfStudy.answer, {
  ...identifierDocs,
  siteId: { description: 'The number of the site; begins the text of the choice.', example: 'S-0012' },
  name: { description: 'The name of the site.', example: 'Riverside Clinic, Oncology' },
  organizationName: {
    description: 'The name without a `name`: the organization…',
    example: 'Riverside Clinic',
  },
  siteName: { description: '…and the site.', example: 'Oncology' },
});

export const describedTopLevelSites = withFields(topLevelSites.answer, {
  ...identifierDocs,
  name: { description: 'The text of the choice; the id without it.', example: 'Riverside Group' },
});
