import { attackAll } from '../tests/attack/attack-all.ts';

// `npm run attack [-- --only texts --element psp-table]`: everything that a lying host or page may try, on each element.
process.exitCode = await attackAll();
