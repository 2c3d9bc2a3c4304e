import type { Advice } from './advice.ts';

let known: Advice | undefined;
let fetching: Promise<void> | undefined;

/** The advice on a template's mistakes, once it has been fetched: most pages have none, and do not download it. */
export const knownAdvice = (): Advice | undefined => known;

/** Settles when the advice is there, or cannot be fetched: then a mistake is told without it. */
export function fetchAdvice(): Promise<void> {
  fetching ??= import('./advice.ts').then(
    ({ advice }) => {
      known = advice;
    },
    () => {
      known = none;
    },
  );
  return fetching;
}

const none: Advice = {
  jsonProblem: () => 'is not valid JSON.',
  nearMisses: () => [],
  tellNearMisses() {},
  tellNested: async () => {},
};
