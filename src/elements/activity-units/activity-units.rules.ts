import { textOf } from '../../table/engine/cell.ts';
import type { Column } from '../../table/engine/columns.ts';
import type { TableRow } from '../../table/view/table-row.ts';

const types: Readonly<Record<string, string>> = { activity: 'modal', remove: 'delete' };

/** The columns of the answer; an activity opens and a removal asks, whether the host says so of their cells or not. [AU-01] [AU-02] */
export const unitColumns = (stated: readonly Column[]): Column[] =>
  stated.map(column => ({ ...column, type: types[column.key.toLowerCase()] }));

/** What a row has beside its cells. */
export const unitFields: readonly string[] = ['activityId'];

/** What the conditions of a row are asked for by: its name as shown, and which activity it is. [AU-01] [AU-03] */
export function activityIn(row: TableRow, columns: readonly Column[]) {
  const named = columns.find(({ key }) => key.toLowerCase() === 'activity');
  return {
    id: textOf(row.field('activityId')) || row.id,
    name: (named && row.text(named.key)) || row.name,
  };
}
