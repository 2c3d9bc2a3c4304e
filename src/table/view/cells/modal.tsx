import { type ReactNode, useContext } from 'react';
import { furtherFacts } from '../../../domain/display/facts.ts';
import { CellCommandsContext } from './cell-commands.tsx';
import type { CellContent, CellView } from './cell-view.ts';

/** A text as a button that calls the screen's `open`, or shows the cell's details in a dialog. [TBL-10] [UI-01] */
export const modal: CellView = cell => <DialogButton key={cell.row.id} cell={cell} content={cell.text} />;

/** A cell of another type as such a button. [UR-03] */
export const opening =
  (view: CellView): CellView =>
  cell => <DialogButton key={cell.row.id} cell={cell} content={view(cell)} />;

interface DialogButtonProps {
  readonly cell: CellContent;
  readonly content: ReactNode;
}

function DialogButton({ cell, content }: DialogButtonProps) {
  const commands = useContext(CellCommandsContext);
  const facts = furtherFacts(cell.otherFields());
  const { key, opens } = cell.column;
  const open = opens !== 'never' && (opens === 'always' || !facts.length) && commands.open;
  if (!(open || facts.length) || !cell.text) return <span>{content}</span>;
  return (
    <button
      type="button"
      className="opens-dialog"
      aria-haspopup="dialog"
      onClick={() => (open ? open(cell.row, key) : commands.showDetails({ title: cell.text, facts }))}
    >
      {content}
    </button>
  );
}
