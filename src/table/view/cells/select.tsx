import { optionLabel } from '../../engine/store/option-label.ts';
import type { CellView } from './cell-view.ts';
import { text as asText } from './text.tsx';

/** A choice, by its label. [TBL-10] [TBL-21] */
export const select: CellView = cell =>
  asText({ ...cell, text: optionLabel(cell.more()?.editConfig, cell.text) });
