import { type ReactNode, useRef } from 'react';
import { somethingWrong } from '../../embed/element/failure-text.ts';
import { type RequestError, SessionExpiredError } from '../../http/errors.ts';
import { isSetupMistake } from '../../http/setup-mistake.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import type { Notices } from '../../ui/feedback/notices.tsx';
import { SessionEnded } from '../../ui/feedback/session-ended.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { addStyles } from '../../ui/styles/shared-sheet.ts';
import css from './short-list.css?inline';

addStyles(css);

export interface ShortListProps {
  readonly title: string;
  /** Where its answer stands; `count` is how many it shows, undefined until that is known. */
  readonly state: {
    readonly count: number | undefined;
    readonly error: RequestError | undefined;
    retry(): void;
  };
  /** Such as 'Loading your studies...'. */
  readonly loading: string;
  /** Lines of the skeleton. */
  readonly lines?: number;
  readonly empty: string;
  /** What it says when it could not be loaded, unless the text of UI-15 will do. */
  readonly failing?: string;
  readonly notices: Notices;
  /** What is below it, whatever the answer is. */
  readonly foot?: ReactNode;
  /** The list, once there is something in it. */
  readonly children: ReactNode;
}

/** A card with a list that comes at once: on its way, empty, failed, or there. [UI-15] */
export function ShortList({
  title,
  state,
  loading,
  lines = 6,
  empty,
  failing,
  notices,
  ...rest
}: ShortListProps) {
  const { count, error, retry } = state;
  const box = useRef<HTMLDivElement>(null);
  const askAgain = () => {
    // The button goes: who pressed it goes on where the list will be.
    box.current?.focus({ preventScroll: true });
    retry();
  };
  return (
    <Card title={title}>
      {notices.list}
      <div className="short-list" ref={box} tabIndex={-1}>
        {error && <Failed error={error} text={failing ?? somethingWrong} retry={askAgain} />}
        {!error && count === undefined && <Skeleton label={loading} lines={lines} />}
        {count === 0 && <p className="empty">{empty}</p>}
        {Boolean(count) && rest.children}
        {/* Not before there is something above it: nothing moves. */}
        {(error || count !== undefined) && rest.foot}
      </div>
    </Card>
  );
}

interface FailedProps {
  readonly error: RequestError;
  readonly text: string;
  retry(): void;
}

/** Never looks like an empty list; asking again mends no mistake of the page. [NET-13] */
function Failed({ error, text, retry }: FailedProps) {
  if (isSetupMistake(error)) return <p className="failed">{error.message}</p>;
  return (
    <div className="failed" role="alert">
      {error instanceof SessionExpiredError && (
        <p>
          <SessionEnded failure={error} />
        </p>
      )}
      <p>{text}</p>
      <Button onClick={retry}>Retry</Button>
    </div>
  );
}
