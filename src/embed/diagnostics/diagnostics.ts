import { jsonProblem } from './json-problem.ts';
import { nearMisses, warnNearMisses } from './near-misses.ts';
import { warnNestedElement } from './nested-elements.ts';

/** What can be said of a template's mistake beyond that it is one. [EMB-10] */
export interface Diagnostics {
  readonly jsonProblem: typeof jsonProblem;
  readonly nearMisses: typeof nearMisses;
  readonly warnNearMisses: typeof warnNearMisses;
  readonly warnNestedElement: typeof warnNestedElement;
}

export const diagnostics: Diagnostics = { jsonProblem, nearMisses, warnNearMisses, warnNestedElement };
