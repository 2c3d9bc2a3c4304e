import type { ReactNode } from 'react';
import { factLines, furtherFacts } from '../../../domain/display/facts.ts';
import { recordAddress } from '../../../domain/display/row-action.ts';
import { statusShown } from '../../../domain/display/status.ts';
import { siteUrl } from '../../../platform/page-address.ts';
import { Tooltip } from '../../../ui/overlays/tooltip.tsx';
import { Amount, isAmount } from '../../../ui/values/amount.tsx';
import { Badge } from '../../../ui/values/badge.tsx';
import type { CellType } from '../../engine/cell-types.ts';
import { actions } from './actions.tsx';
import type { CellProps, CellView } from './cell-view.ts';
import { remove } from './delete.tsx';
import { modal, opening } from './modal.tsx';

/** A cell as its type shows it, in the colour of its `class`. [TBL-10] */
export function shownCell(props: CellProps): ReactNode {
  const { tone } = props.cell;
  const view = viewOf(props)(props);
  const address = addressOf(props);
  const shown = address ? <a href={address}>{view}</a> : view;
  return tone ? <span data-tone={tone}>{shown}</span> : shown;
}

/** What names a row leads to the address of its action View. [TBL-16] */
function addressOf({ cell, column, row }: CellProps): string | undefined {
  const isPlain = !cell.href && (cell.type === 'text' || cell.type === 'number');
  if (column.index > 0 || !isPlain || column.opensFigures(cell.type)) return undefined;
  const address = recordAddress(row.cells.flatMap(({ fields }) => fields?.actions ?? []));
  return address && siteUrl(address);
}

function viewOf({ cell: { type, href }, column }: CellProps): CellView {
  if (!column.opensFigures(type)) return cellViewFor(type, href, column.isNumeric);
  return opening(cellViewFor(type, undefined, column.isNumeric));
}

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

/** A text with a tooltip that shows after 400 ms of hovering, or on focus. [TBL-10] [TBL-22] [UI-07] */
const hover: CellView = ({ cell, row }) => {
  const lines = factLines(furtherFacts(cell.fields));
  if (!lines || !cell.text) return cell.text;
  return (
    <Tooltip key={row.id} text={lines}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the tooltip must be reachable by keyboard. */}
      <span className="has-tooltip" tabIndex={0}>
        {cell.text}
      </span>
    </Tooltip>
  );
};

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
function cellViewFor(type: CellType, href: string | undefined, isNumeric: boolean): CellView {
  if (type !== 'text') return views[type];
  return href ? link : isNumeric ? isolated : text;
}
