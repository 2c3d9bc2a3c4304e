import { useTexts } from '../../language/language-context.ts';
import { Button } from '../../ui/controls/button.tsx';
import { addStyles } from '../../ui/styles/shared-sheet.ts';
import css from './decision-note.css?inline';
import type { RowDecision } from './decision-steps.ts';
import type { DecidableRow } from './row-decisions.ts';
import { decisionCatalogue } from './texts.ts';

addStyles(css);

interface DecisionNoteProps {
  readonly row: DecidableRow;
  readonly decision: RowDecision;
  check(): void;
}

/** Shown under a row: why its decision was refused, or why its outcome is unknown. [RQ-03] */
export function DecisionNote({ row, decision: { step, message }, check }: DecisionNoteProps) {
  const decisionTexts = useTexts(decisionCatalogue);
  const isUnknown = step !== 'refused';
  return (
    <div className={isUnknown ? 'decision unknown' : 'decision'} role="alert">
      <span id={decisionNoteId(row)}>
        <span className="visually-hidden">{row.name}: </span>
        {message}
      </span>
      {isUnknown && (
        <Button busy={step === 'checking'} busyLabel={decisionTexts.checking} onClick={check}>
          {decisionTexts.checkAgain}
        </Button>
      )}
    </div>
  );
}

/** The id of a row's note, for the `aria-describedby` of the row's buttons. */
export const decisionNoteId = ({ id }: Pick<DecidableRow, 'id'>): string => `note-${encodeURIComponent(id)}`;
