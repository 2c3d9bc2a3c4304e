import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useFocusAfterRemoval } from '../keyboard/use-focus-after-removal.ts';
import type { RenderedRow } from '../page-table.tsx';
import type { TableState } from '../table.state.ts';
import type { TableProps } from '../table-props.ts';
import { holdPlaces } from './page-rows.ts';
import { Row } from './row.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';

interface BodyProps extends TableProps {
  readonly state: TableState;
}

/** The table body: only the rows of the current page are in the DOM. */
export function Body({ state, actions, extensions, note, rowState, outcomeOf }: BodyProps) {
  const { snapshot, table, columns, paging, places, ids, hold } = state;
  const openRows = useOpenRows();
  const { rows } = table.getRowModel();
  const focus = useFocusAfterRemoval();
  const heightOf = useRowHeights(focus.ref);
  // Rows of plain text are keyed by index, so React reuses their elements on the next page (a third faster, decision 24).
  // Rows with controls are keyed by id, so that focus and state stay with their row when another one is removed.
  // With other facts it is another record to the person, whose focus and presses are guarded as such. [RQ-07] [RQ-09]
  const hasControls = Boolean(actions ?? extensions) || snapshot.columns.some(each => each.holdsControls);
  if (!rows.length && snapshot.phase === 'loading' && !snapshot.page) return <SkeletonRows {...state} />;
  const rowOf = new Map(rows.map(row => [row.original.number, row]));
  return (
    <tbody {...focus} {...holdPlaces(hold)}>
      {places.map((place, placeIndex) => {
        const index = paging.first + placeIndex;
        const row = place === undefined ? undefined : rowOf.get(place);
        // The place of a row that has left: nothing to press, to search or to read out; what was decided is shown by the style
        // sheet. Not inert: the pointer has to stay in the rows while it is over it. [RQ-07]
        if (!row)
          return (
            <tr key={`empty ${index}`} className="empty-place" style={{ height: heightOf(index) }}>
              <td
                colSpan={columns.length || 1}
                aria-hidden="true"
                data-outcome={outcomeOf?.(ids[placeIndex] ?? '')}
              />
            </tr>
          );
        return (
          <Row
            key={actions ? factsOf(row) : hasControls ? row.id : placeIndex}
            {...{ row, index, columns }}
            isOpen={openRows.ids.has(row.id)}
            toggle={openRows.toggle}
            isSelected={extensions?.selectionUi?.isSelected(row.id) ?? false}
            state={rowState?.(row.original)}
            note={note?.(row.original)}
          />
        );
      })}
    </tbody>
  );
}

const factsOf = ({ id, original: { cells } }: RenderedRow): string =>
  [id, ...cells.map(({ text }) => text)].join('\n');

/** The ids of the rows whose details are shown. */
function useOpenRows() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((id: string) => {
    setIds(previous => {
      const next = new Set(previous);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  return { ids, toggle };
}

/** The heights in pixels of decided rows, by position, so that their places can be kept after they have left. [RQ-07] */
export function useRowHeights(body: RefObject<Element | null>): (index: number) => number | undefined {
  const heights = useRef(new Map<number, number>());
  useLayoutEffect(() => {
    for (const row of body.current?.querySelectorAll<HTMLElement>('tr[data-state]') ?? [])
      heights.current.set(Number(row.ariaRowIndex) - 2, row.offsetHeight);
  });
  return index => heights.current.get(index);
}
