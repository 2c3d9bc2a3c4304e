import { textOf } from '../../table/engine/cell.ts';
import type { Column } from '../../table/engine/columns.ts';
import type { TableRow } from '../../table/view/table-row.ts';

const columnTypes: Readonly<Record<string, string>> = { activity: 'modal', remove: 'delete' };

/**
 * The columns of the answer, with the types that this element decides: activities open a dialog and removals ask for
 * a reason, even if the host does not mark their cells. [AU-01] [AU-02]
 */
export const unitColumns = (columns: readonly Column[]): Column[] =>
  columns.map(column => ({ ...column, type: columnTypes[column.key.toLowerCase()] }));

/** Fields of a row that the element needs besides its columns. */
export const unitFields: readonly string[] = ['activityId'];

/** The activity of a row: its id, by which the surcharge conditions are requested, and its name as shown. [AU-01] [AU-03] */
export function activityOfRow(row: TableRow, columns: readonly Column[]) {
  const nameColumn = columns.find(({ key }) => key.toLowerCase() === 'activity');
  return {
    id: textOf(row.field('activityId')) || row.id,
    name: (nameColumn && row.text(nameColumn.key)) || row.name,
  };
}
