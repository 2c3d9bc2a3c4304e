import { looseObject, string } from 'valibot';
import type { GetEndpoint } from '../http/endpoint.ts';
import { described } from './schemas/described.ts';
import { listOf } from './schemas/lists.ts';
import { text } from './schemas/shapes.ts';

export const allSponsors = {
  name: 'allSponsors',
  method: 'GET',
  path: '/sponsors/api/list/minimal',
  summary: 'All sponsors.',
  answer: listOf({
    name: described(text, 'The text of the choice; the id without it.', 'Northwind Therapeutics'),
  }),
} as const satisfies GetEndpoint;

/** [UI-08] */
export const sponsorLogo = {
  name: 'sponsorLogo',
  method: 'GET',
  path: '/sponsors/api/sponsor/logo/{id}',
  summary: 'The logo of a sponsor: an image data URL, or a path on this site.',
  answer: looseObject({
    data: described(
      string(),
      'The image: a data URL such as `data:image/png;base64,…`, or a path on this site.',
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      { required: true },
    ),
  }),
} as const satisfies GetEndpoint;
