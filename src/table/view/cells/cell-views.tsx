import { statusShown } from '../../../domain/display/status.ts';
import { siteUrl } from '../../../platform/page-address.ts';
import { Amount, isAmount } from '../../../ui/values/amount.tsx';
import { Badge } from '../../../ui/values/badge.tsx';
import type { CellType } from '../../engine/cell-types.ts';
import { actions } from './actions.tsx';
import type { CellView } from './cell-view.ts';
import { remove } from './delete.tsx';
import { hover } from './hover.tsx';
import { modal } from './modal.tsx';

/** When it is truncated, hovering and the details of the row show all of it. [TBL-17] */
const text: CellView = ({ cell }) => cell.shown;

/** Isolated, so that signs, digits and parts of dates keep their order in right-to-left pages. */
const isolated: CellView = ({ cell }) => cell.shown && <bdi>{cell.shown}</bdi>;

/** A text that is not an amount stays as it is. [UI-14] */
const amount: CellView = ({ cell }) =>
  isAmount(cell.text) ? <Amount text={cell.text} currency={cell.currency} /> : cell.text;

/** [UI-16] */
const status: CellView = ({ cell }) =>
  cell.text && <Badge tone={statusShown(cell.text, cell.language).tone}>{cell.shown}</Badge>;

/** A link to a same-origin address; with any other address it is a text. [NET-01] */
const link: CellView = ({ cell }) => {
  const url = cell.href && siteUrl(cell.href);
  return url ? <a href={url}>{cell.text || url}</a> : cell.text;
};

const email: CellView = ({ cell }) =>
  mailAddress.test(cell.text) ? <a href={`mailto:${cell.text}`}>{cell.text}</a> : cell.text;

// Deliberately strict: a `mailto:` address must not smuggle in a second recipient or a header.
const mailAddress = /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/;

/** How the types of cells look; what they mean is in `engine/cell-types.ts`. [TBL-10] */
const views: Readonly<Record<CellType, CellView>> = {
  text,
  number: isolated,
  date: isolated,
  amount,
  status,
  link,
  email,
  hover,
  modal,
  select: text,
  editable: text,
  actions,
  delete: remove,
};

/** The view for a cell's type; a text with an address becomes a link. */
export function cellViewFor(type: CellType, href: string | undefined, isNumeric: boolean): CellView {
  if (type !== 'text') return views[type];
  return href ? link : isNumeric ? isolated : text;
}
