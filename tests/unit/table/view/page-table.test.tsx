import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { TableSnapshot } from '../../../../src/table/engine/loading/table-snapshot.ts';
import { usePageTable } from '../../../../src/table/view/page-table.tsx';
import { usePageRows } from '../../../../src/table/view/rows/page-rows.ts';
import { selectionFeature } from '../../../../src/table/view/selection/selection-feature.ts';
import { columnHelper } from '../../../../src/table/view/table-features.ts';
import { rowsShown } from '../../../support/rows-shown.ts';

const columns = [
  { key: 'name', title: 'Name' },
  { key: 'city', title: 'City' },
];

const peopleShown = (count: number) =>
  rowsShown(
    columns,
    Array.from({ length: count }, (_, index) => ({ id: `p${index}`, name: `Person ${index}`, city: 'Lima' })),
  );

type Props = Partial<Parameters<typeof usePageTable>[1]> & { readonly page?: number };
const usePage = (shown: TableSnapshot, { page = 0, ...props }: Props) =>
  usePageTable(shown, { rows: usePageRows(shown, page, 10), ...props } as never);

const shown = peopleShown(25);
const render = (first: Props = {}) =>
  renderHook((props: Props) => usePage(shown, props), { initialProps: first });

describe('the table of a page', () => {
  it('[TBL-02] has the rows of the page, and no others', () => {
    const { result, rerender } = render();
    const ids = () => result.current.getRowModel().rows.map(({ id }) => id);
    expect(ids()).toEqual(Array.from({ length: 10 }, (_, index) => `p${index}`));
    rerender({ page: 2 });
    expect(ids()).toEqual(['p20', 'p21', 'p22', 'p23', 'p24']);
  });

  it('[TBL-02] turns its pages without making a column anew', () => {
    const { result, rerender } = render({ actions: () => 'Go' });
    const before = result.current.getAllLeafColumns();
    rerender({ page: 1, actions: () => 'Go on' });
    expect(result.current.getAllLeafColumns()).toBe(before);
  });

  it('[TBL-01] leaves out the columns that are not shown, in header and rows', () => {
    const { result, rerender } = render();
    const titles = () => result.current.getFlatHeaders().map(({ id }) => id);
    const cells = () =>
      result.current
        .getRowModel()
        .rows[0]?.getVisibleCells()
        .map(({ column }) => column.id);
    rerender({ columnVisibility: { city: false } });
    expect([titles(), cells()]).toEqual([['name'], ['name']]);
    rerender({});
    expect([titles(), cells()]).toEqual([
      ['name', 'city'],
      ['name', 'city'],
    ]);
  });

  it('[TBL-02] keeps the rows of a page while others arrive, and not when one of them has come again', () => {
    const { store } = shown;
    const { result, rerender } = renderHook(
      (rows: number) =>
        usePage({ ...shown, rows: Uint32Array.from({ length: rows }, (_, index) => index) }, {}),
      { initialProps: 20 },
    );
    const rows = () => result.current.getRowModel().rows;
    const before = rows();
    rerender(25);
    expect(rows()).toBe(before);
    store.append([{ id: 'p3', name: 'Person 3', city: 'Quito' }], 3);
    rerender(25);
    expect(rows()[3]?.original.text('city')).toBe('Quito');
    expect(rows()).not.toBe(before);
  });

  it('[TBL-06] marks on each page what is selected by id', () => {
    const selectingOf = (...ids: string[]) => ({
      feature: selectionFeature,
      column: columnHelper.display({ id: 'boxes' }),
      isSelected: (id: string) => ids.includes(id),
      head: () => '',
      box: () => '',
    });
    const { result, rerender } = render({ selecting: selectingOf('p3', 'p11', 'constructor') });
    expect(result.current.getSelectedRowIds()).toEqual(['p3']);
    rerender({ selecting: selectingOf('p3', 'p11'), page: 1 });
    expect(result.current.getSelectedRowIds()).toEqual(['p11']);
    expect(result.current.getIsAllRowsSelected()).toBe(false);
    rerender({ selecting: selectingOf('p20', 'p21', 'p22', 'p23', 'p24'), page: 2 });
    expect(result.current.getIsAllRowsSelected()).toBe(true);
  });
});
