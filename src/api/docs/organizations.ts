import { field, requiredField } from '../../domain/field.docs.ts';
import { allCros, crosOfSponsor } from '../cros.ts';
import { allSites, satelliteSites, sitesOfStudy, topLevelSites } from '../sites.ts';
import { allSponsors, sponsorLogo } from '../sponsors.ts';
import { get } from './documented-call.ts';

const choice = 'The text of the choice; the id without it.';
const cros = { name: field(choice, 'Meridian Research') };

const sponsors = { name: field(choice, 'Northwind Therapeutics') };

const logo = {
  data: requiredField(
    'The image: a data URL such as `data:image/png;base64,…`, or a path on this site.',
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
};

const sites = {
  siteId: field('The number of the site; begins the text of the choice.', 'S-0012'),
  name: field('The name of the site.', 'Riverside Clinic, Oncology'),
  organizationName: field('The name without a `name`: the organization…', 'Riverside Clinic'),
  siteName: field('…and the site.', 'Oncology'),
};

const masterSites = { name: field(choice, 'Riverside Group') };

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
