import { keyMistakes } from './key-mistakes.ts';
import { mistakes } from './mistakes.ts';
import { rowMistakes } from './rows/row-mistakes.ts';
import { valueMistakes } from './value-mistakes.ts';
import { warnOnce } from './warn-once.ts';

/** What finds and names mistakes: the content of a lazy chunk. */
export const rules = {
  keyMistakes,
  mistakes,
  rowMistakes,
  valueMistakes,
  warnOnce,
};

export type MistakeRules = typeof rules;
