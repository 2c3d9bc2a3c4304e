import { useUnsettled } from '../../../language/unsettled.ts';
import { type CardRole, filledRoles } from '../../../ui/data/cards.ts';
import { cellAttributes } from '../page-table.tsx';
import type { TableState } from '../table.state.ts';

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
export const usualCells = usualRoles.map(role => ({ 'data-card-role': role }));
