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

interface RowNoteProps<Row extends PostedRow, Choice extends string> {
  readonly posts: RowPosts<Row, Choice>;
  readonly row: Row;
  /** What it says if the list still has the row. */
  stillListed(choice: Choice): string;
}

/** What a row shows beside its buttons if its post has a note: why it was refused, or that its outcome is unknown. [RQ-03] */
export function RowNote<Row extends PostedRow, Choice extends string>({
  posts,
  row,
  stillListed,
}: RowNoteProps<Row, Choice>) {
  const post = posts.get(row.id);
  const { step, failure } = post;
  const language = useLanguage();
  const decisionTexts = language.texts(decisionCatalogue);
  const isUnknown = step !== 'refused';
  return (
    <div className={isUnknown ? 'decision unknown' : 'decision'} role="alert">
      <span id={rowNoteId(row)}>
        <span className="visually-hidden">{`${row.name}: `}</span>
        <span>{messageOf(post, stillListed(post.choice as Choice), language)}</span>
      </span>
      {failure instanceof SessionExpiredError && <SignIn url={failure.signInUrl} />}
      {isUnknown && (
        <Button
          tone="primary"
          busy={step === 'checking'}
          busyLabel={decisionTexts.checking}
          onClick={() => void posts.check(row)}
        >
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
