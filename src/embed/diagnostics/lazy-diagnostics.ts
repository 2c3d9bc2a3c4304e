import type { Diagnostics } from './diagnostics.ts';

let loaded: Diagnostics | undefined;
let loading: Promise<void> | undefined;

/** The diagnostics if their lazy chunk is loaded; pages without mistakes never download it. */
export const loadedDiagnostics = (): Diagnostics | undefined => loaded;

/** Loads the diagnostics. Never rejects: if they cannot be loaded, mistakes are reported without advice. */
export function loadDiagnostics(): Promise<void> {
  loading ??= import('./diagnostics.ts').then(
    ({ diagnostics }) => {
      loaded = diagnostics;
    },
    () => {
      loaded = withoutAdvice;
    },
  );
  return loading;
}

/** What stands for the diagnostics until they are loaded, and if they cannot be loaded. */
export const withoutAdvice: Diagnostics = {
  describeProblem: () => 'is missing or not valid. The explanation could not be loaded.',
  nearMisses: () => [],
  warnNearMisses() {},
  warnNestedElement: async () => {},
};
