import { getEndpoint, listOf, text } from './schemas/shapes.ts';

const cros = listOf({ name: text });

export const allCros = getEndpoint('allCros', '/cro/api/list/minimal', cros);

export const crosOfSponsor = getEndpoint('crosOfSponsor', '/cro/sponsor/{sponsorId}/api/list/minimal', cros);
