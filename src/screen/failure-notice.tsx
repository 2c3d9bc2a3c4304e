import { useEffect, useEffectEvent } from 'react';
import { type Notices, noticeTime } from '../ui/notices.tsx';

/** A failed call as a screen tells it; the fetch layer's errors are of this shape. */
export interface Failure {
  readonly code: string;
  readonly message: string;
  /** Only of an ended session: whether this element is the first of the page to find out. */
  readonly firstOnPage?: boolean;
  readonly signInUrl?: string | undefined;
}

/** Tells a failure in a red banner for 12 s; an ended session once per page, until it is closed. [NET-02] [NET-03] */
export function tellFailure(notices: Notices, failure: Failure, after = noticeTime): void {
  if (failure.firstOnPage === undefined) notices.tell('danger', failure.message, after);
  else if (failure.firstOnPage && !told.has(failure))
    notices.tell('danger', <SessionEnded failure={failure} />, 0);
  told.add(failure);
}

// Elements that share a lookup share its failure, too.
const told = new WeakSet<Failure>();

/** Tells and reports the failure of a lookup, once per failure. [NET-04] */
export function useFailureNotice(
  notices: Notices,
  failure: Failure | undefined,
  report: (failure: Failure) => void,
): void {
  const told = useEffectEvent((failed: Failure) => {
    tellFailure(notices, failed);
    report(failed);
  });
  useEffect(() => {
    if (failure) told(failure);
  }, [failure]);
}

function SessionEnded({ failure: { message, signInUrl } }: { readonly failure: Failure }) {
  return (
    <>
      {message}{' '}
      {signInUrl && (
        <a href={signInUrl} target="_blank" rel="noopener">
          Sign in (new tab)
        </a>
      )}
    </>
  );
}
