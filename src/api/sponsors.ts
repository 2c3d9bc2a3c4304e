import { looseObject, string } from 'valibot';
import { getEndpoint, listOf, text } from './schemas/shapes.ts';

export const allSponsors = getEndpoint('allSponsors', '/sponsors/api/list/minimal', listOf({ name: text }));

/** [UI-08] */
export const sponsorLogo = getEndpoint(
  'sponsorLogo',
  '/sponsors/api/sponsor/logo/{id}',
  looseObject({ data: string() }),
);
