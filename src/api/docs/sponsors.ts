import { allSponsors, sponsorLogo } from '../sponsors.ts';
import { identifierDocs } from './shared-fields.ts';
import { withFields } from './with-fields.ts';

export const describedAllSponsors = withFields(allSponsors.answer, {
  ...identifierDocs,
  name: { description: 'The text of the choice; the id without it.', example: 'Northwind Therapeutics' },
});

export const describedSponsorLogo = withFields(sponsorLogo.answer, {
  data: {
    description: 'The image: a data URL such as `data:image/png;base64,…`, or a path on this site.',
    example:
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    required: true,
  },
});
