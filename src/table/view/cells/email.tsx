import type { CellView } from './cell-view.ts';
import { text as asText } from './text.tsx';

// Nothing in it that a mail address does not need: no second recipient, no header.
const mailAddress = /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/;

/** A mail address to write to. [TBL-10] */
export const email: CellView = cell =>
  mailAddress.test(cell.text) ? <a href={`mailto:${cell.text}`}>{cell.text}</a> : asText(cell);
