import { describe, expect, it } from 'vitest';
import {
  activityOfRow,
  hasNoRemoval,
  unitColumns,
} from '../../../src/elements/activity-units/activity-units.rules.ts';
import type { Column } from '../../../src/table/engine/columns.ts';
import { RowStore } from '../../../src/table/engine/store/row-store.ts';
import type { TableRow } from '../../../src/table/view/table-props.ts';

const column = (key: string, statedType?: string): Column => ({ key, title: key, statedType });

describe('the columns of activity units', () => {
  it.each<[readonly Column[], string, string | undefined]>([
    [[column('units'), column('activity'), column('remove')], 'activity', 'remove'],
    [[column('Activity'), column('Remove')], 'Activity', 'Remove'],
    [[column('name'), column('units'), column('remove')], 'name', 'remove'],
    [[column('remove'), column('name')], 'name', 'remove'],
    [[column('name'), column('bin', 'delete')], 'name', 'bin'],
    [[column('name'), column('units')], 'name', undefined],
  ])('[AU-04] %j open in %s and remove in %s', (columns, opening, removing) => {
    const typed = unitColumns(columns);
    expect(typed.find(({ opens }) => opens === 'always')).toMatchObject({ key: opening, type: 'modal' });
    expect(typed.find(({ type }) => type === 'delete')?.key).toBe(removing);
  });

  it('[UI-19] are all shown on cards, the units most of all', () => {
    const columns = unitColumns(['activity', 'study', 'units', 'remove'].map(key => column(key)));
    expect(columns.map(({ isCardFact }) => isCardFact)).toEqual([undefined, true, true, undefined]);
  });
});

describe('the activity of a row', () => {
  const columns = [column('units'), column('activity')];
  const row = (cells: Readonly<Record<string, string>>, activityId?: unknown): TableRow => ({
    id: '7',
    name: '3 units',
    text: key => cells[key] ?? '',
    field: name => (name === 'activityId' ? activityId : undefined),
  });

  it.each<[TableRow, { id: string; name: string }]>([
    [row({ activity: 'Infusion' }, 12), { id: '12', name: 'Infusion' }],
    [row({ activity: 'Infusion' }, { display: '12' }), { id: '12', name: 'Infusion' }],
    [row({ activity: 'Infusion' }), { id: '7', name: 'Infusion' }],
    [row({}, 12), { id: '12', name: '3 units' }],
  ])('[AU-01] [AU-03] %# has the id that the row states and the name as shown', (stated, activity) => {
    expect(activityOfRow(stated, columns)).toEqual(activity);
  });

  it('[AU-03] is named like its row in a table without columns', () => {
    expect(activityOfRow(row({ activity: 'Infusion' }), [])).toEqual({ id: '7', name: '3 units' });
  });
});

const isMissing = (columns: readonly Column[], ...rows: readonly object[]) => {
  const typed = unitColumns(columns);
  const store = new RowStore(typed);
  store.append(rows, 0);
  return hasNoRemoval(typed, store);
};
const columns = [column('activity'), column('bin')];

it.each<[boolean, readonly Column[], readonly object[]]>([
  [true, columns, [{ id: 1, activity: 'Infusion', bin: 'Remove' }]],
  [false, columns, [{ id: 1 }, { id: 2, bin: { display: 'Remove', type: 'delete' } }]],
  [false, [column('activity'), column('remove')], [{ id: 1, activity: 'Infusion' }]],
  [false, [column('activity'), column('bin', 'delete')], [{ id: 1, activity: 'Infusion' }]],
  [false, columns, []],
])('[AU-04] the missing removal is %s of columns %j and rows %j', (expected, stated, rows) => {
  expect(isMissing(stated, ...rows)).toBe(expected);
});
