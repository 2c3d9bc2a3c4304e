import { textOf } from '../../table/engine/cell-types.ts';
import type { Column } from '../../table/engine/columns.ts';
import type { RowStore } from '../../table/engine/store/row-store.ts';
import type { TableRow } from '../../table/view/table-props.ts';

const isNamed = ({ key }: Column, name: string): boolean => key.toLowerCase() === name;

const removes = (column: Column): boolean => isNamed(column, 'remove') || column.statedType === 'delete';

/** The column of the activities: `activity`, else the first that does not remove. [AU-04] */
const activityColumn = (columns: readonly Column[]): Column | undefined =>
  columns.find(column => isNamed(column, 'activity')) ?? columns.find(column => !removes(column));

/**
 * The columns of the answer, with the types that this element decides: activities open a dialog and removals ask for
 * a reason, even if the host does not mark their cells. Cards show all others, the units most of all. [AU-01] [AU-02] [AU-04]
 */
export function unitColumns(columns: readonly Column[]): Column[] {
  const activity = activityColumn(columns);
  return columns.map(column => {
    if (column === activity) return { ...column, type: 'modal', opens: 'always' };
    return removes(column) ? { ...column, type: 'delete' } : { ...column, isCardFact: true };
  });
}

/** Fields of a row that the element needs besides its columns. */
export const unitFields: readonly string[] = ['activityId'];

/** The activity of a row: its id, by which the surcharge conditions are requested, and its name as shown. [AU-01] [AU-03] */
export function activityOfRow(row: TableRow, columns: readonly Column[]) {
  const { key = '' } = activityColumn(columns) ?? {};
  return {
    id: textOf(row.field('activityId')) || row.id,
    name: row.text(key) || row.name,
  };
}

/** Whether rows are shown and none of their cells removes its row. [AU-04] */
export const hasNoRemoval = (columns: readonly Column[], store: RowStore): boolean =>
  store.size > 0 &&
  !columns.some(({ type }) => type === 'delete') &&
  !store.columns.some(column => rowsOf(store).some(row => column.typeAt(row) === 'delete'));

const rowsOf = ({ size }: RowStore): number[] => [...Array(size).keys()];
