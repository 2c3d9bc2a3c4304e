import { siteUrl } from '../platform/page-address.ts';
import { setSessionAnnouncer } from '../platform/session-announcer.ts';
import { SessionExpiredError } from './errors.ts';
import type { Outcome } from './outcome.ts';

/** The number of calls that were sent so far. */
let sentCalls = 0;

/** The value of `sentCalls` when a call last found the session ended; undefined while there is a session. */
let endedAfter: number | undefined;

/** Counts a call that is sent; returns its number for `markSessionAlive`. */
export function countCall(): number {
  sentCalls += 1;
  return sentCalls;
}

/** The error of a call that found the session ended; `firstOnPage` is true for the first one. */
export function sessionExpiredError(outcome: Outcome, signIn: string | undefined): SessionExpiredError {
  const firstOnPage = endedAfter === undefined;
  endedAfter = sentCalls;
  const signInUrl = signIn && siteUrl(signIn);
  return new SessionExpiredError(outcome, firstOnPage, signInUrl);
}

/**
 * Notes that a call succeeded: the next ended session is reported and announced again. A call that was sent before the
 * session was found ended says nothing about a new one.
 */
export function markSessionAlive(call: number): void {
  if (endedAfter === undefined || call <= endedAfter) return;
  endedAfter = undefined;
  setSessionAnnouncer(undefined);
}
