import { useEffect, useLayoutEffect } from 'react';
import { useObservable } from '../../ui/hooks/use-observable.ts';
import type { Screen } from '../screen.ts';
import { type Intent, phaseOf, Submission, type SubmissionTexts } from './submission.ts';

/** If the browser has not left the page after this time, in milliseconds, the form becomes usable again. */
const leavingTimeout = 10_000;

/** The submission of an element, or of one of its lists, and its current phase. */
export function useSubmission(
  screen: Screen,
  texts: SubmissionTexts,
  owner: { submission?: Submission } = screen.session,
) {
  owner.submission ??= new Submission();
  const { submission } = owner;
  const phase = useObservable(submission.posts.states, states => phaseOf(states, texts));
  const refusals = useObservable(submission.refusals);
  useLayoutEffect(() => {
    Object.assign(submission, { screen, texts });
  });
  useLayoutEffect(() => {
    submission.showMissedNotices();
    submission.showUnknownOutcome();
  }, [submission]);
  useLeavingPhase(submission, phase === 'leaving');
  return {
    phase,
    refusals,
    submit: (intent: Intent) => void submission.submit(intent),
    refresh: () => submission.refresh(),
  };
}

/**
 * Ends the leaving phase after a timeout. If the browser's Back restores the page from the back/forward cache,
 * reloads it to show what was saved.
 */
function useLeavingPhase(submission: Submission, isLeaving: boolean): void {
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => submission.showDone(), leavingTimeout);
    const reload = ({ persisted }: PageTransitionEvent) => persisted && submission.reload();
    addEventListener('pageshow', reload);
    return () => {
      clearTimeout(timer);
      removeEventListener('pageshow', reload);
    };
  }, [isLeaving, submission]);
}
