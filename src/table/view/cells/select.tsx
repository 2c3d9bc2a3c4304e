import { optionLabel } from '../../engine/store/option-label.ts';
import type { CellView } from './cell-view.ts';
import { text as asText } from './text.tsx';

/** Shows the label of the selected option. [TBL-10] [TBL-21] */
export const select: CellView = cell =>
  asText({ ...cell, text: optionLabel(cell.otherFields()?.editConfig, cell.text) });
