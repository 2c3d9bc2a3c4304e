import { type ReactNode, useRef, useState } from 'react';
import { commonCatalogue } from '../../domain/texts/common.ts';
import type { ElementHandle } from '../../embed/element/element-handle.ts';
import { useRequest } from '../../http/answers/use-request.ts';
import { isRefusal, isSetupMistake, type RequestError, SessionExpiredError } from '../../http/errors.ts';
import type { GetRequest } from '../../http/request.ts';
import { useTexts } from '../../language/language-context.ts';
import { useUnsettled } from '../../language/unsettled.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import type { PlainColumn, PlainTableProps } from '../../ui/data/plain-table.tsx';
import { bar, Skeleton } from '../../ui/data/skeleton.tsx';
import { SessionEnded } from '../../ui/feedback/session-ended.tsx';
import { SetupMistake } from '../../ui/feedback/setup-mistake.tsx';
import { usePhone } from '../../ui/hooks/use-phone.ts';
import { addStyles } from '../../ui/styles/shared-sheet.ts';
import { sharedCatalogue } from '../../ui/texts.ts';
import { useReportListFailure } from '../requests/failures.tsx';
import css from './short-list.css?inline';

addStyles(css);

export interface ShortListProps<Row> {
  /** The title of the card; it also names the table. */
  readonly title: string;
  readonly columns: readonly PlainColumn<Row>[];
  /** Undefined until known. */
  readonly rows: readonly Row[] | undefined;
  /** Of its request. */
  readonly error: RequestError | undefined;
  retry(): void;
  /** Such as 'Loading your studies...'. */
  readonly loadingText: string;
  /** The number of placeholder rows: those that usually come, if they fit in the space that the page reserves. [ROOM-01] */
  readonly lines?: number;
  readonly emptyText: string;
  readonly failedText?: string;
  /** Below the failure, in place of `failedText` where that makes way for what the host says. */
  readonly failedNote?: string;
  /** Content below the list, or below the failure; not shown if the list is empty. */
  readonly foot?: ReactNode;
  /** Shows the rows, and placeholders before them. */
  children<Each extends { readonly id: string }>(table: PlainTableProps<Each>): ReactNode;
}

/** A card with a list that is loaded in one request: loading, empty, failed or loaded. [UI-15] */
export function ShortList<Row extends { readonly id: string }>({
  title,
  columns,
  rows,
  error,
  retry,
  loadingText,
  lines = 3,
  emptyText,
  failedText,
  failedNote,
  foot,
  children,
}: ShortListProps<Row>) {
  const texts = useTexts(commonCatalogue);
  const box = useRef<HTMLDivElement>(null);
  const retryAndFocusList = () => {
    // The pressed button disappears: move the focus to where the list will be.
    box.current?.focus({ preventScroll: true });
    retry();
  };
  const shown = rows?.length ? rows : undefined;
  return (
    <Card title={title}>
      <div className="short-list" ref={box} tabIndex={-1}>
        {error && (
          <Failed
            {...{ error, failedNote }}
            text={failedText ?? texts.somethingWrong}
            retry={retryAndFocusList}
          />
        )}
        {!error && !rows && <Skeleton label={loadingText}>{children(placeholders(columns, lines))}</Skeleton>}
        {rows && !shown && <p className="empty">{emptyText}</p>}
        {shown && children({ columns, rows: shown, caption: title })}
        {/* Only once the content above is known, so that it does not move. */}
        {(error || shown) && foot}
      </div>
    </Card>
  );
}

/** Rows with a bar in place of each value, but for links and buttons. */
const placeholders = (columns: readonly PlainColumn<never>[], lines: number) => ({
  columns: columns.map(column => ({ ...column, show: () => column.kind !== 'controls' && bar })),
  caption: '',
  rows: [...Array(lines).keys()].map(line => ({ id: String(line) })),
});

interface FailedProps {
  readonly error: RequestError;
  readonly text: string;
  readonly failedNote: string | undefined;
  retry(): void;
}

/**
 * A failure must not look like an empty list; what the host says about it comes first. [NET-05] Without Retry if the
 * page is set up wrong, since retrying cannot fix that. [NET-13]
 */
function Failed({ error, text, failedNote, retry }: FailedProps) {
  const sharedTexts = useTexts(sharedCatalogue);
  useUnsettled('retry');
  if (isSetupMistake(error)) return <SetupMistake mistake={error.message} />;
  const hasSessionEnded = error instanceof SessionExpiredError;
  const reason = isRefusal(error) ? error.refusal.message : undefined;
  const below = hasSessionEnded ? undefined : (failedNote ?? (reason && text));
  return (
    <div className="failed" role={hasSessionEnded ? undefined : 'alert'}>
      {hasSessionEnded ? <SessionEnded failure={error} /> : <p part={reason && 'notice'}>{reason ?? text}</p>}
      <Button onClick={retry}>{sharedTexts.retry}</Button>
      {below && <p>{below}</p>}
    </div>
  );
}

/** What `ShortList` shows of a list that is loaded in one request; `maxAge` as in `useRequest`. */
export function useShortList<Item>(
  element: ElementHandle,
  request: GetRequest<readonly Item[]> | undefined,
  maxAge = 0,
) {
  const { answer, error, retry } = useRequest(request, maxAge);
  useReportListFailure(element, error);
  return { rows: answer, error, retry };
}

/**
 * A list that is shown only in windows as narrow as a phone's. It is loaded once the window is that narrow, and not again
 * when the phone is turned. [PD-03] [PD-04]
 */
export function usePhoneList<Item>(element: ElementHandle, request: GetRequest<readonly Item[]>) {
  const isPhone = usePhone();
  const [wasPhone, setWasPhone] = useState(isPhone);
  if (isPhone && !wasPhone) setWasPhone(true);
  return { isPhone, list: useShortList(element, wasPhone ? request : undefined) };
}
