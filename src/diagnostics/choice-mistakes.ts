import { nearlyOne } from '../domain/nearest-name.ts';
import { kindOf } from './kind-of.ts';
import { mistakes } from './mistakes.ts';
import type { OddChoice } from './odd-choices.ts';

/** What is wrong with `filters` of a host-paged list, one sentence each; `keys` are those of the columns. [NET-21] */
export const choiceMistakes = (odd: readonly OddChoice[], keys: readonly string[]): string[] =>
  odd.map(({ path, value, hasNoColumn }) => {
    const place = path.join('.');
    if (!hasNoColumn) return mistakes['filter-choices'](place, kindOf(value));
    const right = nearlyOne(String(path.at(-1)), keys);
    return right === undefined ? mistakes['filter-column'](place) : mistakes['near-key'](place, right);
  });
