import { numberText } from './display/numbers.ts';

/** `12 studies excluded by selected Site`; undefined where none is. `by` is the label of the other field. [QA-04] */
export const excludedText = (count: number, one: string, many: string, by: string): string | undefined =>
  count > 0 ? `${numberText(count)} ${count === 1 ? one : many} excluded by selected ${by}` : undefined;
