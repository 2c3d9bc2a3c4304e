import type { Sorting } from '../rows/arranging.ts';
import { isNumeric } from '../rows/columns.ts';
import type { TableState } from './table.state.ts';

interface HeadProps {
  readonly state: TableState;
  readonly withActions: boolean;
}

/** The titles of the columns, each a button that sorts by it: up, down, as it came. [TBL-05] */
export function Head({ state, withActions }: HeadProps) {
  const { choices, choose, grammar } = state;
  const { columns, store } = state.shown;
  return (
    <thead>
      <tr>
        {grammar.getFlatHeaders().map(({ id, column }, at) => {
          const sorted = choices.sorted?.key === id ? choices.sorted : undefined;
          return (
            <th
              key={id}
              scope="col"
              aria-sort={sorted && (sorted.descending ? 'descending' : 'ascending')}
              data-number={isNumeric(columns[at], store, at) || undefined}
            >
              <button type="button" onClick={() => choose({ sorted: next(id, sorted) })}>
                {String(column.columnDef.header)}
                <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
                  <path d={sorted?.descending ? 'M8 3v10M4 9l4 4 4-4' : 'M8 13V3M4 7l4-4 4 4'} />
                </svg>
              </button>
            </th>
          );
        })}
        {!columns.length && <td />}
        {withActions && (
          <th scope="col" className="actions">
            <span className="visually-hidden">Actions</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

const next = (key: string, sorted: Sorting | undefined): Sorting | undefined =>
  sorted?.descending ? undefined : { key, descending: sorted !== undefined };
