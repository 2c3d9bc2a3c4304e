import { nearlyOne } from '../domain/nearest-name.ts';
import { kindOf, mistakes } from './mistakes.ts';

/**
 * What is wrong with `filters` of a host-paged list, which should be {column: [value, …]}; of each column, the first
 * mistake. `keys` are those of the columns. [TBL-24] [NET-21]
 */
export function choiceMistakes(filters: unknown, keys: readonly string[]): string[] {
  const odd = (place: string, value: unknown) => mistakes['filter-choices'](place, kindOf(value));
  // PHP writes an empty object as a list.
  if (filters === null || filters === undefined || isEmptyList(filters)) return [];
  if (typeof filters !== 'object' || Array.isArray(filters)) return [odd('filters', filters)];
  return Object.entries(filters).flatMap(([key, choices]) => {
    const place = `filters.${key}`;
    if (!keys.includes(key)) return columnMistake(place, nearlyOne(key, keys));
    if (!Array.isArray(choices)) return choices === null ? [] : odd(place, choices);
    const index = choices.findIndex(choice => !isChoice(choice));
    return index < 0 ? [] : odd(`${place}.${index}`, choices[index]);
  });
}

const columnMistake = (place: string, right: string | undefined): string =>
  right === undefined ? mistakes['filter-column'](place) : mistakes['near-key'](place, right);

/** Whether a value of a cell can be chosen in a filter: a text that is not blank, a number or a boolean. */
export const isChoice = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : /^(number|boolean)$/.test(typeof value);

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && !value.length;
