import type { TableSnapshot } from '../../engine/loading/table-source.ts';
import type { Sorting } from '../../engine/query/query.ts';
import { rendered } from '../page-table.tsx';
import type { TableState } from '../table.state.ts';

/** The column titles as sort buttons: ascending, descending, then as received. [TBL-05] */
export function Head({ state }: { readonly state: TableState }) {
  const { snapshot, query, changeQuery, table } = state;
  if (isWaitingForRows(snapshot))
    return (
      <thead>
        <tr>
          <td />
        </tr>
      </thead>
    );
  return (
    <thead>
      {table.getHeaderGroups().map(group => (
        <tr key={group.id}>
          {!snapshot.columns.length && <td />}
          {group.headers.map((header, index) => {
            const { columnDef, id } = header.column;
            const { column, layout, className } = columnDef.meta ?? {};
            const title = rendered(columnDef.header, header.getContext());
            const sorting = query.sorting?.key === id ? query.sorting : undefined;
            return (
              <th
                // By position, so that the focus stays when columns of the host replace those of the list. [TBL-27]
                key={index}
                scope="col"
                className={className}
                style={snapshot.rows.length ? undefined : { minWidth: `var(--_width-${index})` }}
                aria-sort={sorting && (sorting.descending ? 'descending' : 'ascending')}
                data-number={column?.isNumeric || undefined}
                data-pin={layout?.pin}
                data-card-role={layout?.cardRole}
              >
                {column?.isSortable ? (
                  <button type="button" onClick={() => changeQuery({ sorting: nextSorting(id, sorting) })}>
                    <span>{title}</span>
                    <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
                      <path d={sorting?.descending ? 'M8 3v10M4 9l4 4 4-4' : 'M8 13V3M4 7l4-4 4 4'} />
                    </svg>
                  </button>
                ) : (
                  title
                )}
              </th>
            );
          })}
        </tr>
      ))}
    </thead>
  );
}

// Column widths depend on the rows, so titles shown before the first rows would shift.
const isWaitingForRows = ({ phase, rows, query }: TableSnapshot): boolean =>
  phase === 'loading' && !rows.length && !query.search && !query.filters.length;

const nextSorting = (key: string, sorting: Sorting | undefined): Sorting | undefined =>
  sorting?.descending ? undefined : { key, descending: sorting !== undefined };
