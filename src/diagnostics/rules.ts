import { describeProblem } from './attribute-problems.ts';
import { keyMistakes, valueMistakes } from './key-mistakes.ts';
import { cellsWithoutDisplay, rowMistakes, rowProblems, unknownTypes } from './list-problems.ts';
import { mistakes } from './mistakes.ts';
import { nearMisses } from './near-misses.ts';

/** What finds and names mistakes of pages and hosts: the content of a lazy chunk. [EMB-10] */
export const rules = {
  cellsWithoutDisplay,
  describeProblem,
  keyMistakes,
  mistakes,
  nearMisses,
  rowMistakes,
  rowProblems,
  unknownTypes,
  valueMistakes,
};

export type Rules = typeof rules;
