import { jsonProblem } from './json-problem.ts';
import { nearMisses, tellNearMisses } from './near-misses.ts';
import { tellNested } from './nested-elements.ts';

/** What can be said of a template's mistake beyond that it is one. [EMB-10] */
export interface Advice {
  readonly jsonProblem: typeof jsonProblem;
  readonly nearMisses: typeof nearMisses;
  readonly tellNearMisses: typeof tellNearMisses;
  readonly tellNested: typeof tellNested;
}

export const advice: Advice = { jsonProblem, nearMisses, tellNearMisses, tellNested };
