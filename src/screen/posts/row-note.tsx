import type { ReactNode } from 'react';
import { SessionExpiredError } from '../../http/errors.ts';
import { useTexts } from '../../language/language-context.ts';
import { Button } from '../../ui/controls/button.tsx';
import { SignIn } from '../../ui/feedback/session-ended.tsx';
import { addStyles } from '../../ui/styles/shared-sheet.ts';
import css from './row-note.css?inline';
import type { PostedRow, RowPost, RowPosts } from './row-posts.ts';
import { decisionCatalogue } from './texts.ts';

addStyles(css);

/** What a row shows beside its buttons: why its post was refused, or that its outcome is unknown; undefined if nothing. [RQ-03] */
export function rowNote<Row extends PostedRow>(posts: RowPosts<Row>, row: Row): ReactNode {
  const post = posts.get(row.id);
  return post.message ? <RowNote {...post} row={row} check={() => void posts.check(row)} /> : undefined;
}

interface RowNoteProps extends RowPost {
  readonly row: PostedRow;
  check(): void;
}

function RowNote({ row, message, step, failure, check }: RowNoteProps) {
  const decisionTexts = useTexts(decisionCatalogue);
  const isUnknown = step !== 'refused';
  return (
    <div className={isUnknown ? 'decision unknown' : 'decision'} role="alert">
      <span id={rowNoteId(row)}>
        <span className="visually-hidden">{`${row.name}: `}</span>
        <span>{message}</span>
      </span>
      {failure instanceof SessionExpiredError && <SignIn url={failure.signInUrl} />}
      {isUnknown && (
        <Button tone="primary" busy={step === 'checking'} busyLabel={decisionTexts.checking} onClick={check}>
          {decisionTexts.checkAgain}
        </Button>
      )}
    </div>
  );
}

/** The id of a row's note, which says why a button of the row cannot be used. */
export const rowNoteId = ({ id }: Pick<PostedRow, 'id'>): string => `note-${encodeURIComponent(id)}`;
