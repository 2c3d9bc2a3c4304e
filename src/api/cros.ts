import type { GetEndpoint } from '../http/endpoint.ts';
import { described } from './schemas/described.ts';
import { listOf } from './schemas/lists.ts';
import { text } from './schemas/shapes.ts';

const cros = listOf({
  name: described(text, 'The text of the choice; the id without it.', 'Meridian Research'),
});

export const allCros = {
  name: 'allCros',
  method: 'GET',
  path: '/cro/api/list/minimal',
  summary: 'All contract research organisations.',
  answer: cros,
} as const satisfies GetEndpoint;

export const crosOfSponsor = {
  name: 'crosOfSponsor',
  method: 'GET',
  path: '/cro/sponsor/{sponsorId}/api/list/minimal',
  summary: 'The contract research organisations of a sponsor.',
  answer: cros,
} as const satisfies GetEndpoint;
