import { attackAll } from '../tests/attack/attack-all.ts';

// `npm run attack [-- --only texts --element psp-table]`: runs every attack of a hostile host or page on each element.
process.exitCode = await attackAll();
