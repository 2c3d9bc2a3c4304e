import { describeProblem } from './attribute-problems.ts';
import { nearMisses, warnNearMisses } from './near-misses.ts';
import { warnNestedElement } from './nested-elements.ts';

/** Detailed advice on a template's mistakes. [EMB-10] */
export interface Diagnostics {
  readonly describeProblem: typeof describeProblem;
  readonly nearMisses: typeof nearMisses;
  readonly warnNearMisses: typeof warnNearMisses;
  readonly warnNestedElement: typeof warnNestedElement;
}

/** The diagnostics of the lazy chunk. */
export const diagnostics: Diagnostics = {
  describeProblem,
  nearMisses,
  warnNearMisses,
  warnNestedElement,
};
