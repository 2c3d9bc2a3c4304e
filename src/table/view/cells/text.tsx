import type { CellView } from './cell-view.ts';

/** A text as it is. Where it is cut by the room there is, its row's details and the pointer show all of it. [TBL-17] */
export const text: CellView = ({ text }) => text;
