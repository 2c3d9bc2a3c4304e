import type { ReactNode } from 'react';
import { recordAddress } from '../../../domain/display/row-action.ts';
import { siteUrl } from '../../../platform/page-address.ts';
import type { CellProps, CellView } from './cell-view.ts';
import { cellViewFor } from './cell-views.tsx';
import { opening } from './modal.tsx';

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
