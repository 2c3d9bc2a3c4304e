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

const withoutAdvice: Diagnostics = {
  jsonProblem: () => 'is not valid JSON.',
  keyMistakes: () => [],
  nearMisses: () => [],
  warnNearMisses() {},
  warnNestedElement: async () => {},
};
