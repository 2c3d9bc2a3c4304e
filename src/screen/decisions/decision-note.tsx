import { Button } from '../../ui/controls/button.tsx';
import { addStyles } from '../../ui/styles/shared-sheet.ts';
import css from './decision-note.css?inline';
import type { Decided, RowDecision } from './row-decisions.ts';

addStyles(css);

interface NoteProps {
  readonly row: Decided;
  readonly decision: RowDecision;
  check(): void;
}

/** Why something was not done with a row, or why nobody knows; it stands under the row. [RQ-03] */
export function DecisionNote({ row, decision: { step, message }, check }: NoteProps) {
  const isUnknown = step !== 'refused';
  return (
    <div className={isUnknown ? 'decision unknown' : 'decision'} role="alert">
      <span id={decisionNoteId(row)}>
        <span className="visually-hidden">{row.name}: </span>
        {message}
      </span>
      {isUnknown && (
        <Button busy={step === 'checking'} busyLabel="Checking…" onClick={check}>
          Check again
        </Button>
      )}
    </div>
  );
}

/** What describes the row's buttons while there is a note. */
export const decisionNoteId = ({ id }: Pick<Decided, 'id'>): string => `note-${encodeURIComponent(id)}`;
