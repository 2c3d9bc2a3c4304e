import { looseObject, string } from 'valibot';
import type { GetEndpoint } from '../http/request.ts';
import { listOf, text } from './schemas/shapes.ts';

export const allSponsors = {
  name: 'allSponsors',
  method: 'GET',
  path: '/sponsors/api/list/minimal',
  answer: listOf({
    name: text,
  }),
} as const satisfies GetEndpoint;

/** [UI-08] */
export const sponsorLogo = {
  name: 'sponsorLogo',
  method: 'GET',
  path: '/sponsors/api/sponsor/logo/{id}',
  answer: looseObject({
    data: string(),
  }),
} as const satisfies GetEndpoint;
