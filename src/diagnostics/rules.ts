import { describeProblem } from './attribute-problems.ts';
import { cellsWithoutDisplay, unknownTypes } from './column-problems.ts';
import { keyMistakes } from './key-mistakes.ts';
import { mistakes } from './mistakes.ts';
import { nearMisses } from './near-misses.ts';
import { rowMistakes } from './row-mistakes.ts';
import { rowProblems } from './row-problems.ts';
import { valueMistakes } from './value-mistakes.ts';

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
