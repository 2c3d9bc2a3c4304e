import { shownDate } from '../../../domain/dates/dates.ts';
import type { CellView } from './cell-view.ts';

/** Shows a date, isolated so that its parts keep their order in right-to-left pages. [TBL-10] */
export const date: CellView = ({ text, language }) => <bdi>{shownDate(text, language)}</bdi>;
