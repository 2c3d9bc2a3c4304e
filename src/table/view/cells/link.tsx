import { siteUrl } from '../../../platform/page-address.ts';
import type { CellView } from './cell-view.ts';
import { text as asText } from './text.tsx';

/** A link to a same-origin address; any other address is shown as text. [TBL-10] [NET-01] */
export const link: CellView = cell => {
  const url = cell.href && siteUrl(cell.href);
  return url ? <a href={url}>{cell.text || url}</a> : asText(cell);
};
