import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { HttpError, RequestError, SessionExpiredError } from '../../http/errors.ts';
import { noticeDuration } from '../../ui/feedback/notice-duration.ts';
import { SessionEnded } from '../../ui/feedback/session-ended.tsx';
import type { Screen } from '../screen.ts';

/**
 * Shows and reports the failure of something a person has just requested: an error notice for 12 s, or until it is
 * closed if the session has ended. Each attempt gets its own notice. Rethrows what is not a RequestError. [NET-02]
 * [NET-03] [NET-15]
 */
export function showFailure({ notices, element }: Screen, error: unknown): RequestError {
  if (!(error instanceof RequestError)) throw error;
  if (error instanceof SessionExpiredError) notices.show('danger', sessionEndedNotice(error), 0);
  else notices.show('danger', error.message);
  element.report(error.detail);
  return error;
}

/** Shows and reports the failure of a lookup once; an ended session only once per page. [NET-04] */
export function useShowLookupFailure(
  screen: Screen,
  failure: RequestError | undefined,
  duration = noticeDuration,
): void {
  const show = useEffectEvent((failed: RequestError) => {
    if (!(failed instanceof SessionExpiredError)) screen.notices.show('danger', failed.message, duration);
    else showOncePerPage(screen, failed);
    screen.element.report(failed.detail);
  });
  useEffect(() => {
    if (failure) show(failure);
  }, [failure]);
}

/**
 * Reports the failure of a list. The list itself says that it failed; the host's own message is shown above it.
 * [NET-05]
 */
export function showListFailure(screen: Screen, failed: RequestError): void {
  if (isRefusal(failed)) screen.notices.show('danger', failed.message);
  screen.element.report(failed.detail);
}

const isRefusal = (error: RequestError): boolean =>
  error instanceof HttpError && [400, 403, 422].includes(error.status);

/** For an ended session found by a background request: only one element of the page shows it, once. */
function showOncePerPage({ notices }: Screen, error: SessionExpiredError): void {
  if (error.firstOnPage && !shownFailures.has(error)) notices.show('danger', sessionEndedNotice(error), 0);
  shownFailures.add(error);
}

// Elements that share a lookup receive the same error.
const shownFailures = new WeakSet<SessionExpiredError>();

const sessionEndedNotices = new Map<string | undefined, ReactNode>();

// The same React node for the same address, so that a repeated notice replaces the previous one.
function sessionEndedNotice(failure: SessionExpiredError): ReactNode {
  const { signInUrl } = failure;
  if (!sessionEndedNotices.has(signInUrl))
    sessionEndedNotices.set(signInUrl, <SessionEnded failure={failure} />);
  return sessionEndedNotices.get(signInUrl);
}
