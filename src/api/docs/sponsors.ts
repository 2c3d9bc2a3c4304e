import { allSponsors, sponsorLogo } from '../sponsors.ts';
import type { DocumentedCall } from './documented-call.ts';
import { identifierDocs } from './shared-fields.ts';
import { withFields } from './with-fields.ts';

const answerOfAllSponsors = withFields(allSponsors.answer, {
  ...identifierDocs,
  name: { description: 'The text of the choice; the id without it.', example: 'Northwind Therapeutics' },
});

const answerOfSponsorLogo = withFields(sponsorLogo.answer, {
  data: {
    description: 'The image: a data URL such as `data:image/png;base64,…`, or a path on this site.',
    example:
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    required: true,
  },
});

/** The calls of src/api/sponsors.ts with what documentation says about them. */
export const sponsorsCalls: readonly DocumentedCall[] = [
  { ...allSponsors, summary: 'All sponsors.', answer: answerOfAllSponsors },
  {
    ...sponsorLogo,
    summary: 'The logo of a sponsor: an image data URL, or a path on this site.',
    answer: answerOfSponsorLogo,
  },
];
