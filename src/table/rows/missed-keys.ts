import { nearlyOne } from '../../domain/nearest.ts';
import type { Column } from './columns.ts';

/** The keys of columns that no row has but nearly: each said once, for the console, with the right one. [EMB-10] */
export function missedKeys(columns: readonly Column[], rows: readonly unknown[]): string[] {
  return columns
    .filter(({ key }) => !rows.some(row => Object.hasOwn(Object(row), key)))
    .flatMap(({ key }) => {
      const meant = nearlyOne(key, Object.keys(Object(rows[0])));
      return meant === undefined ? [] : `no row has "${key}", the key of a column. Did you mean "${meant}"?`;
    });
}
