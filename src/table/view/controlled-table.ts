import { constructTable, type RowData, type TableFeatures, type TableOptions } from '@tanstack/react-table';
import { useMemo } from 'react';

const atOnce = <T>(act: () => T): T => act();
const subscribe = () => ({ unsubscribe() {} });

/**
 * For TanStack's table where React holds all of its state: what the table would hold itself stays as it was at first.
 * Its own hook brings a store for that, and subscribes to it.
 */
export const controlledState = {
  createOptionsStore: false,
  wrapExternalAtoms: false,
  addSubscription() {},
  createReadonlyAtom: <T>(get: () => T) => ({ get, subscribe }),
  createWritableAtom: <T>(value: T) => ({ get: () => value, set() {}, subscribe }),
  untrack: atOnce,
  batch: atOnce,
  // Only resets of what it does not hold would be put off.
  schedule() {},
};

/** TanStack's table with the options of each rendering; other features make another table. */
export function useControlledTable<Features extends TableFeatures, Row extends RowData>(
  options: TableOptions<Features, Row>,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the options of each rendering are set below.
  const table = useMemo(() => constructTable(options), [options.features]);
  table.setOptions(before => ({ ...before, ...options }));
  return table;
}
