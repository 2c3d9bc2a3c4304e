import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { HttpError, RequestError, SessionExpiredError } from '../../http/errors.ts';
import { noticeDuration } from '../../ui/feedback/notice-duration.ts';
import { SessionEnded } from '../../ui/feedback/session-ended.tsx';
import type { Screen } from '../screen.ts';

/**
 * Tells what a person has just asked for and did not get: in a red banner for 12 s, an ended session until it is
 * closed; each press gets its answer. What is no failed call is thrown on. [NET-02] [NET-03] [NET-15]
 */
export function showFailure({ notices, element }: Screen, error: unknown): RequestError {
  if (!(error instanceof RequestError)) throw error;
  if (error instanceof SessionExpiredError) notices.show('danger', sessionEnded(error), 0);
  else notices.show('danger', error.message);
  element.report(error.detail);
  return error;
}

/** Tells the failure of a lookup, once; of an ended session only the first of the page. [NET-04] */
export function useShowLookupFailure(
  screen: Screen,
  failure: RequestError | undefined,
  after = noticeDuration,
): void {
  const tell = useEffectEvent((failed: RequestError) => {
    if (!(failed instanceof SessionExpiredError)) screen.notices.show('danger', failed.message, after);
    else tellFirst(screen, failed);
    screen.element.report(failed.detail);
  });
  useEffect(() => {
    if (failure) tell(failure);
  }, [failure]);
}

/** Tells that a list has failed, which says so in its place, as it does of an ended session: above it what the host has to say. [NET-05] */
export function showListFailure(screen: Screen, failed: RequestError): void {
  if (isRefusal(failed)) screen.notices.show('danger', failed.message);
  screen.element.report(failed.detail);
}

const isRefusal = (error: RequestError): boolean =>
  error instanceof HttpError && [400, 403, 422].includes(error.status);

/** An ended session that nobody's press has met: one element of the page says so, and only once. */
function tellFirst({ notices }: Screen, error: SessionExpiredError): void {
  if (error.firstOnPage && !told.has(error)) notices.show('danger', sessionEnded(error), 0);
  told.add(error);
}

// Elements that share a lookup share its failure, too.
const told = new WeakSet<SessionExpiredError>();

const sentences = new Map<string | undefined, ReactNode>();

// The same sentence for the same address: a notice that is told again takes the place of the one before.
function sessionEnded(failure: SessionExpiredError): ReactNode {
  const { signInUrl } = failure;
  if (!sentences.has(signInUrl)) sentences.set(signInUrl, <SessionEnded failure={failure} />);
  return sentences.get(signInUrl);
}
