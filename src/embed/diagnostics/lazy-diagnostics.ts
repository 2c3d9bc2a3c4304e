import type { Diagnostics } from './diagnostics.ts';

let known: Diagnostics | undefined;
let fetching: Promise<void> | undefined;

/** The advice on a template's mistakes, once it has been fetched: most pages have none, and do not download it. */
export const loadedDiagnostics = (): Diagnostics | undefined => known;

/** Settles when the advice is there, or cannot be fetched: then a mistake is told without it. */
export function loadDiagnostics(): Promise<void> {
  fetching ??= import('./diagnostics.ts').then(
    ({ diagnostics }) => {
      known = diagnostics;
    },
    () => {
      known = none;
    },
  );
  return fetching;
}

const none: Diagnostics = {
  jsonProblem: () => 'is not valid JSON.',
  nearMisses: () => [],
  warnNearMisses() {},
  warnNestedElement: async () => {},
};
