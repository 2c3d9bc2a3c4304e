import {
  constructTable,
  createColumnHelper,
  type TableFeatures,
  tableFeatures,
  type Updater,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { RowsShown } from '../rows/row-source.ts';

/** A row of the page that is shown. */
export interface PageRow {
  readonly id: string;
  /** Its number in the store. */
  readonly row: number;
}

/**
 * Columns, header and the rows of one page, in TanStack's terms. [TBL-01] [TBL-02]
 *
 * The engine has searched, sorted and paged already, so TanStack only ever sees the 10 to 100 rows of a page.
 */
export function useGrammar({ columns, store, rows }: RowsShown, page: number, pageSize: number) {
  const first = page * pageSize;
  const data = useMemo(
    () => Array.from(rows.subarray(first, first + pageSize), row => ({ id: store.idAt(row), row })),
    [rows, store, first, pageSize],
  );
  const definitions = useMemo(
    () =>
      helper.columns(
        columns.map(({ key, title }, index) =>
          helper.accessor(({ row }) => store.textAt(row, index), { id: key, header: title }),
        ),
      ),
    [columns, store],
  );
  const options = {
    columns: definitions,
    data,
    getRowId: ({ id }: PageRow) => id,
  };
  const [table] = useState(() => constructTable({ features, ...options }));
  table.setOptions(before => ({ ...before, ...options }));
  return table;
}

const updated = <T>(updater: Updater<T>, before: T): T =>
  typeof updater === 'function' ? (updater as (before: T) => T)(before) : updater;

const unheard = () => ({ unsubscribe() {} });

// React holds the state and renders when it changes: TanStack's own store would have nobody to tell.
const plainValues: NonNullable<TableFeatures['coreReactivityFeature']> = {
  createOptionsStore: false,
  wrapExternalAtoms: false,
  addSubscription() {},
  untrack: read => read(),
  batch: write => write(),
  schedule: queueMicrotask,
  createReadonlyAtom: read => ({ get: read, subscribe: unheard }),
  createWritableAtom(initial) {
    let value = initial;
    return {
      get: () => value,
      set: (next: Updater<typeof initial>) => {
        value = updated(next, value);
      },
      subscribe: unheard,
    };
  },
};

const features = tableFeatures({ coreReactivityFeature: plainValues });
const helper = createColumnHelper<typeof features, PageRow>();
