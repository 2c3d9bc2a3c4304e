import { type ReactNode, useContext } from 'react';
import { furtherFacts } from '../../../domain/display/facts.ts';
import { CellCommandsContext } from './cell-commands.tsx';
import type { CellProps, CellView } from './cell-view.ts';

/** A text as a button that calls the screen's `open`, or shows the cell's details in a dialog. [TBL-10] [UI-01] */
export const modal: CellView = props => (
  <DialogButton key={props.row.id} {...props} content={props.cell.text} />
);

/** A cell of another type as such a button. [UR-03] */
export const opening =
  (view: CellView): CellView =>
  props => <DialogButton key={props.row.id} {...props} content={view(props)} />;

interface DialogButtonProps extends CellProps {
  readonly content: ReactNode;
}

function DialogButton({ cell, column, row, content }: DialogButtonProps) {
  const commands = useContext(CellCommandsContext);
  const facts = furtherFacts(cell.fields);
  const { key, opens } = column.stated;
  const open = opens !== 'never' && (opens === 'always' || !facts.length) && commands.open;
  if (!(open || facts.length) || !cell.text) return <span>{content}</span>;
  return (
    <button
      type="button"
      className="opens-dialog"
      aria-haspopup="dialog"
      onClick={() => (open ? open(row, key) : commands.showDetails({ title: cell.text, facts }))}
    >
      {content}
    </button>
  );
}
