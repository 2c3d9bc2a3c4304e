import type { ReactNode } from 'react';
import { useTexts } from '../../language/language-context.ts';
import { Button } from '../../ui/controls/button.tsx';
import { addStyles } from '../../ui/styles/shared-sheet.ts';
import css from './row-note.css?inline';
import type { PostedRow, RowPosts } from './row-posts.ts';
import { decisionCatalogue } from './texts.ts';

addStyles(css);

/** What a row shows beside its buttons: why its post was refused, or that its outcome is unknown; undefined if nothing. [RQ-03] */
export function rowNote<Row extends PostedRow>(posts: RowPosts<Row>, row: Row): ReactNode {
  const { message, step } = posts.get(row.id);
  return message ? <RowNote {...{ row, message, step }} check={() => void posts.check(row)} /> : undefined;
}

interface RowNoteProps extends Pick<ReturnType<RowPosts['get']>, 'message' | 'step'> {
  readonly row: PostedRow;
  check(): void;
}

function RowNote({ row, message, step, check }: RowNoteProps) {
  const decisionTexts = useTexts(decisionCatalogue);
  const isUnknown = step !== 'refused';
  return (
    <div className={isUnknown ? 'decision unknown' : 'decision'} role="alert">
      <span id={rowNoteId(row)}>
        <span className="visually-hidden">{`${row.name}: `}</span>
        <span>{message}</span>
      </span>
      {isUnknown && (
        <Button busy={step === 'checking'} busyLabel={decisionTexts.checking} onClick={check}>
          {decisionTexts.checkAgain}
        </Button>
      )}
    </div>
  );
}

/** The id of a row's note, which says why a button of the row cannot be used. */
export const rowNoteId = ({ id }: Pick<PostedRow, 'id'>): string => `note-${encodeURIComponent(id)}`;
