import type { MouseEvent } from 'react';

const cellOf = ({ target }: MouseEvent): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('td, th') : null;

const isCut = ({ scrollWidth, clientWidth }: Element): boolean => scrollWidth > clientWidth;

/** The whole text of a cell that is cut shows while the pointer is on it. [TBL-17] */
export const fullTextOnHover = {
  onMouseOver(event: MouseEvent) {
    const cell = cellOf(event);
    if (cell && [cell, ...cell.querySelectorAll('.opens, .badge')].some(isCut))
      cell.title = cell.innerText.trim();
  },
  onMouseOut(event: MouseEvent) {
    cellOf(event)?.removeAttribute('title');
  },
};
