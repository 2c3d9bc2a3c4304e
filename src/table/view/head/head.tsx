import { useUnsettled } from '../../../language/unsettled.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { type CardRole, filledRoles } from '../../../ui/data/cards.ts';
import type { TableSnapshot } from '../../engine/loading/table-source.ts';
import type { Sorting } from '../../engine/query/query.ts';
import { cellAttributes, isVisible, rendered } from '../page-table.tsx';
import type { TableState } from '../table.state.ts';

/** The column titles as sort buttons: ascending, descending, then as received. [TBL-05] */
export function Head({ state }: { readonly state: TableState }) {
  const { snapshot, query, changeQuery, table } = state;
  const isWaiting = isWaitingForRows(snapshot);
  return (
    <thead>
      {table.getHeaderGroups().map(group => (
        <tr key={group.id}>
          {!snapshot.columns.length &&
            usualCells.map((cell, index) => (
              <td key={index} {...cell}>
                {isWaiting && <span />}
              </td>
            ))}
          {group.headers
            .filter(({ column }) => isVisible(column))
            .map((header, index) => {
              const { columnDef, id } = header.column;
              const { meta = {} } = columnDef;
              const { column } = meta;
              const title = rendered(columnDef.header, header.getContext());
              const sorting = query.sorting?.key === id ? query.sorting : undefined;
              return (
                <th
                  // By position, so that the focus stays when columns of the host replace those of the list. [TBL-27]
                  // The first rows decide how wide columns are: other titles take the place of those that waited for them.
                  key={isWaiting && meta.layout ? `waiting ${index}` : index}
                  scope="col"
                  {...cellAttributes(meta)}
                  style={snapshot.rows.length ? undefined : { minWidth: `var(--_width-${index})` }}
                  aria-sort={sorting && (sorting.descending ? 'descending' : 'ascending')}
                >
                  {column?.isSortable && !isWaiting ? (
                    <button type="button" onClick={() => changeQuery({ sorting: nextSorting(id, sorting) })}>
                      <span>{title}</span>
                      <Icon
                        d={sorting?.descending ? 'M8 3v10M4 9l4 4 4-4' : 'M8 13V3M4 7l4-4 4 4'}
                        size={12}
                      />
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

const isWaitingForRows = ({ phase, rows, query }: TableSnapshot): boolean =>
  phase === 'loading' && !rows.length && !query.search && !query.filters.length;

const nextSorting = (key: string, sorting: Sorting | undefined): Sorting | undefined =>
  sorting?.descending ? undefined : { key, descending: sorting !== undefined };

/** Rows with a bar in each cell, before the first rows have arrived. [TBL-13] */
export function SkeletonRows({ snapshot, columns, paging, hold }: TableState) {
  useUnsettled('placeholder');
  const cells = snapshot.columns.length
    ? columns.map(({ columnDef: { meta = {} } }) => ({
        ...cellAttributes(meta),
        'data-title': meta.column?.title,
      }))
    : usualCells;
  // Cards are expected to have a foot only if their rows have buttons.
  const roles = filledRoles(
    cells.map(({ 'data-card-role': role }) => ({
      role,
      content: hold || !(role === 'action' || role === 'foot'),
    })),
  );
  return (
    <tbody aria-hidden="true" className="skeleton-rows">
      {[...Array(paging.size).keys()].map(row => (
        <tr key={row} data-has={roles}>
          {cells.map((cell, index) => (
            <td key={index} {...cell}>
              {/* The cell of a check box has no role. */}
              {cell['data-card-role'] && <span />}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

const usualRoles: readonly CardRole[] = ['title', 'badge', 'amount', 'fact', 'fact', 'foot'];

/** Of a list whose columns come with its rows. */
const usualCells = usualRoles.map(role => ({ className: 'usual', 'data-card-role': role }));
