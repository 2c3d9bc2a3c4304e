import type { CellView } from './cell-view.ts';

/** A number keeps its sign and its parts in their order where lines run from the right. [TBL-10] */
export const number: CellView = ({ text }) => <bdi>{text}</bdi>;
