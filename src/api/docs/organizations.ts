import { allCros, crosOfSponsor } from '../cros.ts';
import { allSites, satelliteSites, sitesOfStudy, topLevelSites } from '../sites.ts';
import { allSponsors, sponsorLogo } from '../sponsors.ts';
import { get } from './documented-call.ts';
import { withFields } from './with-fields.ts';

const choice = 'The text of the choice; the id without it.';
const cros = withFields(allCros.answer, { name: { description: choice, example: 'Meridian Research' } });

const sponsors = withFields(allSponsors.answer, {
  name: { description: choice, example: 'Northwind Therapeutics' },
});

const logo = withFields(sponsorLogo.answer, {
  data: {
    description: 'The image: a data URL such as `data:image/png;base64,…`, or a path on this site.',
    example:
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    required: true,
  },
});

const sites = withFields(sitesOfStudy.answer, {
  siteId: { description: 'The number of the site; begins the text of the choice.', example: 'S-0012' },
  name: { description: 'The name of the site.', example: 'Riverside Clinic, Oncology' },
  organizationName: {
    description: 'The name without a `name`: the organization…',
    example: 'Riverside Clinic',
  },
  siteName: { description: '…and the site.', example: 'Oncology' },
});

const masterSites = withFields(topLevelSites.answer, {
  name: { description: choice, example: 'Riverside Group' },
});

export const organizationCalls = [
  get(allCros, 'All contract research organisations.', cros),
  get(crosOfSponsor, 'The contract research organisations of a sponsor.', cros),
  get(allSites, 'All sites.', sites),
  get(satelliteSites, 'The satellite sites of a top-level site.', sites),
  get(sitesOfStudy, 'The sites of a study.', sites),
  get(topLevelSites, 'The top-level sites.', masterSites),
  get(allSponsors, 'All sponsors.', sponsors),
  get(sponsorLogo, 'The logo of a sponsor: an image data URL, or a path on this site.', logo),
];
