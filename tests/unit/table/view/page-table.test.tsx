// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { useMemo } from 'react';
import { describe, expect, it } from 'vitest';
import type { TableSnapshot } from '../../../../src/table/engine/loading/table-source.ts';
import { cellLayouts, usePageTable } from '../../../../src/table/view/page-table.tsx';
import { usePageRows } from '../../../../src/table/view/rows/page-rows.ts';
import { completeSnapshot } from '../../../support/complete-snapshot.ts';

const columns = [
  { key: 'name', title: 'Name' },
  { key: 'city', title: 'City' },
];

const snapshotOfPeople = (count: number) =>
  completeSnapshot(
    columns,
    Array.from({ length: count }, (_, index) => ({ id: `p${index}`, name: `Person ${index}`, city: 'Lima' })),
  );

type Props = Partial<Parameters<typeof usePageTable>[1]> & { readonly page?: number };
const usePage = (snapshot: TableSnapshot, { page = 0, ...props }: Props) =>
  usePageTable(snapshot, {
    layout: useMemo(() => cellLayouts(snapshot.columns), [snapshot]),
    rows: usePageRows(snapshot, { list: '', first: page * 10, size: 10, hasChoices: false }).rows,
    ...props,
  } as never);

const people = snapshotOfPeople(25);
const render = (initialProps: Props = {}) =>
  renderHook((props: Props) => usePage(people, props), { initialProps });

describe('usePageTable', () => {
  it('[TBL-02] keeps its columns when the page changes', () => {
    const actions = () => 'Go';
    const { result, rerender } = render({ actions });
    const before = result.current.getAllLeafColumns();
    rerender({ page: 1, actions });
    expect(result.current.getAllLeafColumns()).toBe(before);
  });

  it('[TBL-02] keeps its row objects while other rows arrive, and renews them when one of them changes', () => {
    const { store } = people;
    const { result, rerender } = renderHook(
      (rows: number) =>
        usePage({ ...people, rows: Uint32Array.from({ length: rows }, (_, index) => index) }, {}),
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
});
