import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The heights in pixels of decided rows, by position, so that their places can be kept after they have left. [RQ-07] */
export function useRowHeights(body: RefObject<Element | null>): (index: number) => number | undefined {
  const heights = useRef(new Map<number, number>());
  useLayoutEffect(() => {
    for (const row of body.current?.querySelectorAll<HTMLElement>('tr[data-state]') ?? [])
      heights.current.set(Number(row.ariaRowIndex) - 2, row.offsetHeight);
  });
  return index => heights.current.get(index);
}
