import { nearlyOne } from '../domain/nearest-name.ts';
import { kindOf, mistakes } from './mistakes.ts';

/** An entry of `filters` of a host-paged list that cannot be shown. [TBL-24] */
interface OddChoice {
  /** Where it is in the answer: `filters`, or a key or a choice in it. */
  readonly path: readonly (string | number)[];
  readonly value: unknown;
  /** The key is not one of a column. */
  readonly hasNoColumn?: true;
}

/** What is not {column: [value, …]}; of each column, the first. `keys` are those of the columns. */
export function oddChoices(filters: unknown, keys: readonly string[]): OddChoice[] {
  // PHP writes an empty object as a list.
  if (filters === null || filters === undefined || isEmptyList(filters)) return [];
  if (typeof filters !== 'object' || Array.isArray(filters)) return [{ path: ['filters'], value: filters }];
  return Object.entries(filters).flatMap(([key, choices]): OddChoice[] => {
    const path = ['filters', key];
    if (!keys.includes(key)) return [{ path, value: choices, hasNoColumn: true }];
    if (!Array.isArray(choices)) return choices === null ? [] : [{ path, value: choices }];
    const index = choices.findIndex(choice => !isChoice(choice));
    return index < 0 ? [] : [{ path: [...path, index], value: choices[index] }];
  });
}

/** Whether a value of a cell can be chosen in a filter: a text that is not blank, a number or a boolean. */
export const isChoice = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : /^(number|boolean)$/.test(typeof value);

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && !value.length;

/** What is wrong with `filters` of a host-paged list, one sentence each; `keys` are those of the columns. [NET-21] */
export const choiceMistakes = (odd: readonly OddChoice[], keys: readonly string[]): string[] =>
  odd.map(({ path, value, hasNoColumn }) => {
    const place = path.join('.');
    if (!hasNoColumn) return mistakes['filter-choices'](place, kindOf(value));
    const right = nearlyOne(String(path.at(-1)), keys);
    return right === undefined ? mistakes['filter-column'](place) : mistakes['near-key'](place, right);
  });
