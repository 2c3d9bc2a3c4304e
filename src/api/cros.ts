import type { GetEndpoint } from '../http/request.ts';
import { listOf, text } from './schemas/shapes.ts';

const cros = listOf({
  name: text,
});

export const allCros = {
  name: 'allCros',
  method: 'GET',
  path: '/cro/api/list/minimal',
  answer: cros,
} as const satisfies GetEndpoint;

export const crosOfSponsor = {
  name: 'crosOfSponsor',
  method: 'GET',
  path: '/cro/sponsor/{sponsorId}/api/list/minimal',
  answer: cros,
} as const satisfies GetEndpoint;
