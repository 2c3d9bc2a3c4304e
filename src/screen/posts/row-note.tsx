import type { ReactNode } from 'react';
import type { Language } from '../../domain/language/language.ts';
import { requestCatalogue } from '../../domain/texts/requests.ts';
import { SessionExpiredError } from '../../http/errors.ts';
import { useLanguage } from '../../language/language-context.ts';
import { Button } from '../../ui/controls/button.tsx';
import { SignIn } from '../../ui/feedback/session-ended.tsx';
import { addStyles } from '../../ui/styles/shared-sheet.ts';
import type { PostState } from './posts.ts';
import css from './row-note.css?inline';
import type { PostedRow, RowPosts } from './row-posts.ts';
import { decisionCatalogue } from './texts.ts';

addStyles(css);

/**
 * What a row shows beside its buttons: why its post was refused, or that its outcome is unknown; undefined if nothing.
 * `stillListed`: what it says if the list still has the row. [RQ-03]
 */
export function rowNote<Row extends PostedRow, Choice extends string>(
  posts: RowPosts<Row, Choice>,
  row: Row,
  stillListed: (choice: Choice) => string,
): ReactNode {
  if (!posts.hasNote(row.id)) return undefined;
  const post = posts.get(row.id);
  const props = { post, row, stillListed: stillListed(post.choice as Choice) };
  return <RowNote {...props} check={() => void posts.check(row)} />;
}

interface RowNoteProps {
  readonly post: PostState;
  readonly row: PostedRow;
  readonly stillListed: string;
  check(): void;
}

function RowNote({ post, row, stillListed, check }: RowNoteProps) {
  const { step, failure } = post;
  const language = useLanguage();
  const decisionTexts = language.texts(decisionCatalogue);
  const isUnknown = step !== 'refused';
  return (
    <div className={isUnknown ? 'decision unknown' : 'decision'} role="alert">
      <span id={rowNoteId(row)}>
        <span className="visually-hidden">{`${row.name}: `}</span>
        <span>{messageOf(post, stillListed, language)}</span>
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

/** Why a post was refused, or that its outcome is unknown. */
export function messageOf(post: PostState, stillListed: string, language: Language): string {
  const { failure, isOutcomeUnknown, isStillListed } = post;
  const reason = failure?.messageIn(language);
  if (!isOutcomeUnknown) return reason || stillListed;
  if (isStillListed) return stillListed;
  const { decisionUnconfirmed } = language.texts(decisionCatalogue);
  const { generic, network } = language.texts(requestCatalogue);
  // That something went wrong is what the sentence says.
  return !reason || [generic, network].includes(reason)
    ? decisionUnconfirmed
    : `${decisionUnconfirmed}\n${reason}`;
}

/** The id of a row's note, which says why a button of the row cannot be used. */
export const rowNoteId = ({ id }: Pick<PostedRow, 'id'>): string => `note-${encodeURIComponent(id)}`;
