import { useContext } from 'react';
import { factsIn } from '../../../domain/display/facts.ts';
import { CellActs } from './cell-acts.tsx';
import type { CellView, ShownCell } from './cell-view.ts';
import { text as asText } from './text.tsx';

/** A text that opens something: what the screen opens, else its details in a dialog. [TBL-10] [UI-01] */
export const modal: CellView = cell => <OpeningText key={cell.row.id} {...cell} />;

function OpeningText(cell: ShownCell) {
  const { open, showDetails } = useContext(CellActs);
  const { details, preview } = cell.more() ?? {};
  const facts = factsIn(details ?? preview);
  if (!(open || facts.length) || !cell.text) return asText(cell);
  return (
    <button
      type="button"
      className="opens"
      aria-haspopup="dialog"
      onClick={() => (open ? open(cell.row, cell.column) : showDetails({ title: cell.text, facts }))}
    >
      {cell.text}
    </button>
  );
}
