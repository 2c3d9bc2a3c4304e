import type { CellView } from './cell-view.ts';

/** Shows a number, isolated so that its sign and digits keep their order in right-to-left pages. [TBL-10] */
export const number: CellView = ({ text }) => <bdi>{text}</bdi>;
