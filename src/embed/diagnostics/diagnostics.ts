import { jsonProblem } from './json-problem.ts';
import { nearMisses, warnNearMisses } from './near-misses.ts';
import { warnNestedElement } from './nested-elements.ts';

/** Detailed advice on a template's mistakes. [EMB-10] */
export interface Diagnostics {
  readonly jsonProblem: typeof jsonProblem;
  readonly nearMisses: typeof nearMisses;
  readonly warnNearMisses: typeof warnNearMisses;
  readonly warnNestedElement: typeof warnNestedElement;
}

/** The diagnostics of the lazy chunk. */
export const diagnostics: Diagnostics = { jsonProblem, nearMisses, warnNearMisses, warnNestedElement };
