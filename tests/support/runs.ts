/**
 * How many cases a property test tries: all of them in `npm run test:all` (FULL=1), a tenth in an ordinary run, and a
 * few for each mutant (MUTATION_TESTS). A failure prints its seed, so that a case found by the full run can be repeated.
 */
export const runs = (all: number): number => Math.ceil(all / (process.env.FULL ? 1 : divisor));

const divisor = process.env.MUTATION_TESTS ? 500 : 10;
