import type { JsonPath } from '../json-place.ts';

/** A problem of an answer, at a path of its JSON. It names keys, row numbers and types, never a value. */
export interface AnswerProblem {
  readonly path: JsonPath;
  readonly rule: string;
  readonly message: string;
  readonly fix: string;
  readonly level?: 'note';
  /** The path identifies a key rather than its value. */
  readonly isKey?: true;
}

/** A problem of the whole answer. */
export const wholeAnswerProblem = (
  rule: string,
  message: string,
  fix: string,
  level?: 'note',
): AnswerProblem => ({ path: [], rule, message, fix, ...(level && { level }) });
