import { shownDate } from '../../../domain/dates.ts';
import type { CellView } from './cell-view.ts';

/** A date keeps day, month and year in their order where lines run from the right. [TBL-10] */
export const date: CellView = ({ text }) => <bdi>{shownDate(text)}</bdi>;
