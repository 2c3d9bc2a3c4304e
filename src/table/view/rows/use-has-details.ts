import {
  createContext,
  type MouseEvent,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { TableState } from '../table.state.ts';

const cutCells = 'tbody > [aria-rowindex] > [data-title]:not(:has(.row-actions, .remove-row, .editing))';

/** Whether rows have the button that shows their details. A context, so that a change renders only those buttons. */
export const HasDetailsContext = createContext(false);

/** Whether the details of a row would reveal anything: the person hid a column, or a text of the page is cut. [TBL-25] */
export function useHasDetails(frame: RefObject<HTMLElement | null>, state: TableState): boolean {
  const { snapshot, table, columns, layout, hidden } = state;
  const [isNeeded, setNeeded] = useState(false);
  const isMeasured = useRef(false);
  const hasHiddenColumns = snapshot.columns.some(({ key }) => hidden.keys.includes(key));
  const cardHidesCells = [...layout.values()].some(({ cardRole }) => cardRole === 'detail');
  const measure = useEffectEvent(() => {
    if (hasHiddenColumns) return;
    const isCard = !frame.current?.querySelector('thead')?.getClientRects().length;
    setNeeded(isCard ? cardHidesCells : [...(frame.current?.querySelectorAll(cutCells) ?? [])].some(isCut));
  });
  const { rows } = table.getRowModel();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows and columns have other texts.
  useLayoutEffect(() => {
    if (!rows.length) return;
    // The first rows are measured before they are painted, so that they do not shift. Later ones are measured in the
    // next frame: measured here, they would be laid out twice. [decision 24]
    if (!isMeasured.current) {
      isMeasured.current = true;
      measure();
      return;
    }
    const request = requestAnimationFrame(() => measure());
    return () => cancelAnimationFrame(request);
  }, [rows, columns, layout, hasHiddenColumns]);
  useLayoutEffect(() => {
    if (!frame.current) return;
    const observer = new ResizeObserver(() => measure());
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame]);
  return hasHiddenColumns || isNeeded;
}

const cellOf = ({ target }: MouseEvent): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('td, th') : null;

/** Whether a cell, or a button or badge in it, ends with an ellipsis. [TBL-17] */
export const isCut = (cell: Element): boolean =>
  [cell, ...cell.querySelectorAll('.name, .opens-dialog, .badge')].some(isTruncated);

const isTruncated = ({ scrollWidth, clientWidth }: Element): boolean => scrollWidth > clientWidth;

/** Event handlers that show the full text of a truncated cell as its `title` while it is hovered. [TBL-17] */
export const fullTextOnHover = {
  onMouseOver(event: MouseEvent) {
    const cell = cellOf(event);
    if (cell && isCut(cell)) cell.title = cell.innerText.trim();
  },
  onMouseOut(event: MouseEvent) {
    cellOf(event)?.removeAttribute('title');
  },
};
