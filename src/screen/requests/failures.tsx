import { useEffect, useEffectEvent } from 'react';
import type { Language } from '../../domain/language/language.ts';
import { refusalText } from '../../domain/refusal.ts';
import type { ElementHandle } from '../../embed/element/element-handle.ts';
import { RequestError, SessionExpiredError } from '../../http/errors.ts';
import { session } from '../../platform/session.ts';
import type { Notices } from '../../ui/feedback/notices.tsx';
import { SessionEnded } from '../../ui/feedback/session-ended.tsx';

/** How an element tells people and the page what became of a request. */
export interface Feedback {
  readonly element: ElementHandle;
  readonly notices: Notices;
}

/**
 * Shows and reports the failure of something a person has just requested: an error notice for 12 s, or until it is
 * closed if the session has ended. Each attempt gets its own notice. Rethrows what is not a RequestError. [NET-02]
 * [NET-03] [NET-15]
 *
 * `isShown`: whether the form shows the messages of the field of this name itself; the notice then leaves them out.
 */
export function showFailure(
  screen: Feedback,
  error: unknown,
  isShown?: (fieldName: string) => boolean,
): RequestError {
  const failure = announcedFailure(screen, error);
  show(screen, failure, undefined, isShown);
  return failure;
}

/** The failure of something a person has just requested, whose element is the one to announce it. [NET-15] */
export function announcedFailure({ element }: Feedback, error: unknown): RequestError {
  if (!(error instanceof RequestError)) throw error;
  if (error instanceof SessionExpiredError) session().letAnnounce(element.host.shadowRoot);
  return error;
}

/** Shows and reports the failure of a lookup once; the notice goes when the lookup is sent again. [NET-04] */
export function useShowLookupFailure(
  screen: Feedback,
  failure: RequestError | undefined,
  duration?: number,
): void {
  const showNow = useEffectEvent((failed: RequestError) => show(screen, failed, duration));
  const { hide } = screen.notices;
  useEffect(() => {
    const notice = failure && showNow(failure);
    return () => hide(notice);
  }, [failure, hide]);
}

/** Returns the id of the notice, if it goes with the next attempt. */
function show(
  { notices, element }: Feedback,
  error: RequestError,
  duration?: number,
  isShown?: (fieldName: string) => boolean,
): number | undefined {
  const text = bannerText(error, element.language, isShown);
  let notice: number | undefined;
  if (error instanceof SessionExpiredError) notices.show('danger', <SessionEnded failure={error} />, 0, true);
  else if (text) notice = notices.show('danger', text, duration);
  element.report(error.detail);
  return notice;
}

/** The text of the notice; undefined if the fields of the form say it all. */
function bannerText(
  error: RequestError,
  language: Language,
  isShown: (fieldName: string) => boolean = () => false,
): string | undefined {
  const { refusal } = error;
  return refusal && [...refusal.fields.keys()].some(isShown)
    ? refusalText(refusal, isShown)
    : error.messageIn(language);
}

/** Reports the failure of a list, which says itself that and why it failed. [NET-05] */
export function useReportListFailure(element: ElementHandle, failure: RequestError | undefined): void {
  const report = useEffectEvent((failed: RequestError) => element.report(failed.detail));
  useEffect(() => {
    if (failure) report(failure);
  }, [failure]);
}
