import { useContext } from 'react';
import { toFacts } from '../../../domain/display/facts.ts';
import { CellCommandsContext } from './cell-commands.tsx';
import type { CellContent, CellView } from './cell-view.ts';
import { text as asText } from './text.tsx';

/** A text as a button that calls the screen's `open`, or else shows the cell's details in a dialog. [TBL-10] [UI-01] */
export const modal: CellView = cell => <DialogButton key={cell.row.id} {...cell} />;

function DialogButton(cell: CellContent) {
  const { open, showDetails } = useContext(CellCommandsContext);
  const { details, preview } = cell.otherFields() ?? {};
  const facts = toFacts(details ?? preview);
  if (!(open || facts.length) || !cell.text) return asText(cell);
  return (
    <button
      type="button"
      className="opens-dialog"
      aria-haspopup="dialog"
      onClick={() => (open ? open(cell.row, cell.column) : showDetails({ title: cell.text, facts }))}
    >
      {cell.text}
    </button>
  );
}
