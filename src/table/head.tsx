import { isNumeric } from './columns.ts';
import type { TableGrammar } from './grammar.ts';
import type { RowsShown } from './row-source.ts';

interface HeadProps {
  readonly shown: RowsShown;
  readonly grammar: TableGrammar;
  readonly withActions: boolean;
}

/** The titles of the columns, each a button that sorts by it: up, down, as it came. [TBL-05] */
export function Head({ shown: { columns, store }, grammar, withActions }: HeadProps) {
  return (
    <thead>
      <tr>
        {grammar.getFlatHeaders().map(({ id, column }, at) => {
          const sorted = column.getIsSorted();
          return (
            <th
              key={id}
              scope="col"
              aria-sort={sorted ? order[sorted] : undefined}
              data-number={isNumeric(columns[at], store, at) || undefined}
            >
              <button type="button" onClick={column.getToggleSortingHandler()}>
                {String(column.columnDef.header)}
                <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
                  <path d={sorted === 'desc' ? 'M8 3v10M4 9l4 4 4-4' : 'M8 13V3M4 7l4-4 4 4'} />
                </svg>
              </button>
            </th>
          );
        })}
        {withActions && (
          <th scope="col" className="actions">
            <span className="visually-hidden">Actions</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

const order = { asc: 'ascending', desc: 'descending' } as const;
