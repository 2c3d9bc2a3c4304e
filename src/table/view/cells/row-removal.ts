import { siteUrl } from '../../../platform/page-address.ts';
import type { MenuItem } from '../../../ui/menu/menu-item.ts';
import { sharedCatalogue } from '../../../ui/texts.ts';
import type { TableCell } from '../../engine/table-cell.ts';
import type { RowRemoval, TableRow } from '../table-row.ts';

/** What a cell of type delete offers. */
interface RemovalOffer {
  readonly label: string;
  /** The label while the removal is in progress. */
  readonly progress: string | undefined;
  askReason(): void;
}

/** The removal that a cell of type delete offers; undefined if the cell is only text. [TBL-21] */
export function removalOffered(
  { text, fields, language }: TableCell,
  { id, name }: TableRow,
  removal: RowRemoval | undefined,
): RemovalOffer | undefined {
  const sentHref = fields?.href;
  const href = sentHref && siteUrl(sentHref);
  // A cross-origin address is never posted to. [NET-01]
  if (!removal || (sentHref && !href)) return undefined;
  return {
    label: text || language.texts(sharedCatalogue).remove,
    progress: removal.progressOf(id),
    askReason: () => removal.askReason({ id, name, href }),
  };
}

/** The removal as an item of the menu that cards show in place of a button. [UI-02] */
export const removalItem = ({ label, progress, askReason }: RemovalOffer): MenuItem =>
  progress ? { label: progress } : { label, tone: 'danger', choose: askReason };
