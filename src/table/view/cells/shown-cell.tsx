import type { ReactNode } from 'react';
import { shownDate } from '../../../domain/dates/dates.ts';
import type { CellProps, CellView } from './cell-view.ts';
import { cellViewFor } from './cell-views.tsx';
import { opening } from './modal.tsx';

/** A cell as its type shows it, in the colour of its `class`. [TBL-10] */
export function shownCell(props: CellProps): ReactNode {
  const { tone } = props.cell;
  const shown = withCardSuffix(viewOf(props)(props), props);
  return tone ? <span data-tone={tone}>{shown}</span> : shown;
}

function viewOf({ cell: { type, href }, column }: CellProps): CellView {
  if (!column.opensFigures(type)) return cellViewFor(type, href, column.isNumeric);
  return opening(cellViewFor(type, undefined, column.isNumeric));
}

/** Adds the first text of other columns, which only cards show: `Week 12 · 4 Oct 2026`. [UI-19] */
function withCardSuffix(shown: ReactNode, { cell: { text, language }, row, column }: CellProps): ReactNode {
  const suffix = column.stated.cardSuffix?.map(row.text).find(Boolean);
  if (!suffix) return shown;
  return (
    <span>
      <span>{shown}</span>
      <span className="card-suffix">
        {text && <span className="separator"> · </span>}
        <bdi>{shownDate(suffix, language)}</bdi>
      </span>
    </span>
  );
}
