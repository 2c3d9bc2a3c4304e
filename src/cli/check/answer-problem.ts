import type { JsonPath } from '../json-place.ts';

/** What is wrong with an answer, at a path of its JSON. It names keys, row numbers and kinds, never a value. */
export interface AnswerProblem {
  readonly path: JsonPath;
  readonly rule: string;
  readonly message: string;
  readonly fix: string;
  readonly level?: 'note';
  /** The path names a key rather than its value. */
  readonly isKey?: true;
}
