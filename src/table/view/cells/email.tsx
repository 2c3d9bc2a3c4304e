import type { CellView } from './cell-view.ts';
import { text as asText } from './text.tsx';

// Deliberately strict: a `mailto:` address must not smuggle in a second recipient or a header.
const mailAddress = /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/;

/** A `mailto:` link; a text that is not an email address stays as it is. [TBL-10] */
export const email: CellView = cell =>
  mailAddress.test(cell.text) ? <a href={`mailto:${cell.text}`}>{cell.text}</a> : asText(cell);
