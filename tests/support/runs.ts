/**
 * How many cases a property test tries: all of them in `npm run test:full` (FULL=1), a tenth in an ordinary run. A
 * failure prints its seed, so that a case found by the full run can be repeated.
 */
export const runs = (all: number): number => (process.env.FULL ? all : Math.ceil(all / 10));
