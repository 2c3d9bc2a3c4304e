import { jsonProblem } from '../../domain/mistakes/json-problem.ts';
import { keyMistakes } from '../../domain/mistakes/key-mistakes.ts';
import { nearMisses, warnNearMisses } from './near-misses.ts';
import { warnNestedElement } from './nested-elements.ts';

/** Detailed advice on a template's mistakes. [EMB-10] */
export interface Diagnostics {
  readonly jsonProblem: typeof jsonProblem;
  readonly keyMistakes: typeof keyMistakes;
  readonly nearMisses: typeof nearMisses;
  readonly warnNearMisses: typeof warnNearMisses;
  readonly warnNestedElement: typeof warnNestedElement;
}

/** The diagnostics of the lazy chunk. */
export const diagnostics: Diagnostics = {
  jsonProblem,
  keyMistakes,
  nearMisses,
  warnNearMisses,
  warnNestedElement,
};
