import { sameOriginUrl } from '../../../domain/platform/same-origin.ts';
import type { CellView } from './cell-view.ts';
import { text as asText } from './text.tsx';

/** A link to an address of this site; to any other, the text alone. [TBL-10] [NET-01] */
export const link: CellView = cell => {
  const url = cell.href && sameOriginUrl(cell.href, location.href);
  return url ? <a href={url}>{cell.text || url}</a> : asText(cell);
};
