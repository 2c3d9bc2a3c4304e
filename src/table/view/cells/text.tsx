import type { CellView } from './cell-view.ts';

/** Shows the text as sent. When it is truncated, hovering and the details of the row show all of it. [TBL-17] */
export const text: CellView = ({ text }) => text;
