import { type RefObject, useLayoutEffect, useRef } from 'react';

const rowsThatMayLeave = 'tr:is([data-state], [data-selected], :has([data-changed="true"]))';

/** The heights in pixels of decided, selected and edited rows, by position, so that their places can be kept after they have left. [RQ-07] */
export function useRowHeights(body: RefObject<Element | null>): (index: number) => number | undefined {
  const heights = useRef(new Map<number, number>());
  useLayoutEffect(() => {
    for (const row of body.current?.querySelectorAll<HTMLElement>(rowsThatMayLeave) ?? [])
      heights.current.set(Number(row.ariaRowIndex) - 2, row.offsetHeight);
  });
  return index => heights.current.get(index);
}
