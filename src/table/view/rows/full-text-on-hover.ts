import type { MouseEvent } from 'react';

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
