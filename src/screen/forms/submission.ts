import { useEffect, useLayoutEffect } from 'react';
import { Observable } from '../../domain/platform/observable.ts';
import { HttpError, type RequestError } from '../../http/errors.ts';
import { idempotencyKeys } from '../../http/idempotency-key.ts';
import { useObservable } from '../../ui/hooks/use-observable.ts';
import { elementStore } from '../requests/element-store.ts';
import { showFailure } from '../requests/failures.tsx';
import type { Screen } from '../screen.ts';

/** `leaving`: done, and the browser is on its way; `stale`: somebody else has changed what this page shows. */
export type SubmissionPhase = 'editing' | 'sending' | 'leaving' | 'stale';

/** What people read of a form's fate; the failure itself is told in its own words. */
export interface SubmissionTexts {
  /** It was done, and the page holds the browser back. */
  readonly done: string;
  /** Nobody knows whether it was done. [NET-12] */
  readonly unknown: string;
  /** It was refused because the page is older than what it changes; absent where nothing is changed. */
  readonly stale?: string;
}

/** One intent to post. */
export interface Intent {
  /** What is posted, as a text: the same payload is the same intent, and bears the same key. */
  readonly payload: string;
  send(idempotencyKey: string): Promise<{ readonly redirect: string | undefined }>;
  /** Where the browser goes if the answer does not say; without it, it stays. */
  readonly elsewhere?: string;
  /** It was done; called before the browser goes to where the answer says. */
  done?(redirect: string | undefined): void;
  /** Each press is an intent of its own, while an earlier one is sent, too. [RPT-13] */
  readonly several?: boolean;
}

/** A browser that was sent away and is still here has been held up: the form can be used again. */
const longestLeaving = 10_000;

/**
 * The one way to post a form: one at a time for each element, however often it is pressed and wherever the element is
 * moved meanwhile; what fails is told, and what was typed stays. [DEP-03] [NET-10] [NET-12]
 */
export class Submission {
  readonly phase = new Observable<SubmissionPhase>('editing');
  screen: Screen | undefined;
  texts: SubmissionTexts | undefined;
  readonly #keys = idempotencyKeys();
  #underWay = 0;

  async submit({ payload, send, elsewhere, done, several }: Intent): Promise<void> {
    if (this.phase.value !== 'editing' && !several) return;
    if (several && this.#underWay > 0) this.#keys.renew();
    this.#underWay += 1;
    this.phase.value = 'sending';
    this.screen?.notices.clear();
    try {
      const { redirect } = await send(this.#keys.keyOf(payload));
      this.#underWay -= 1;
      done?.(redirect);
      const url = redirect ?? elsewhere;
      if (url === undefined) this.again();
      else this.leave(url);
    } catch (error) {
      this.#underWay -= 1;
      if (this.#underWay === 0) this.phase.value = 'editing';
      this.#tell(error);
    }
  }

  /** Goes where it leads; a page that holds the browser back has a form for the next intent. */
  leave(url: string): void {
    this.phase.value = 'leaving';
    if (!this.screen?.element.navigate(url)) this.again();
  }

  /** Done, and nothing leads away: the form is there for the next intent. */
  again(): void {
    this.#keys.renew();
    this.stay();
  }

  /** Done, and still here: the form can be used again. While the browser is on its way, the key stays the same. */
  stay(): void {
    this.phase.value = 'editing';
    if (this.texts) this.screen?.notices.show('success', this.texts.done);
  }

  /** What this page shows has been read anew. */
  refresh(): void {
    if (this.phase.value === 'stale') this.phase.value = 'editing';
  }

  #tell(error: unknown): void {
    const { screen, texts } = this;
    if (!screen || !texts) throw error;
    const failure = showFailure(screen, error);
    if (failure.outcomeUnknown) screen.notices.show('warning', texts.unknown, 0);
    if (!isStale(failure) || texts.stale === undefined) return;
    this.phase.value = 'stale';
    screen.notices.show('warning', texts.stale, 0);
  }
}

const isStale = (failure: RequestError): boolean =>
  failure instanceof HttpError && [409, 412].includes(failure.status);

const newSubmission = () => new Submission();

/** The submission of an element, in the phase it is in. */
export function useSubmission(screen: Screen, texts: SubmissionTexts) {
  const submission = elementStore(screen.element.host, newSubmission);
  const phase = useObservable(submission.phase);
  useLayoutEffect(() => {
    Object.assign(submission, { screen, texts });
  });
  useLeaving(submission, phase === 'leaving');
  return {
    phase,
    submit: (intent: Intent) => void submission.submit(intent),
    refresh: () => submission.refresh(),
  };
}

/** The browser's Back shows the page as it was left: after a save it is read anew. */
function useLeaving(submission: Submission, isLeaving: boolean): void {
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => submission.stay(), longestLeaving);
    const reload = ({ persisted }: PageTransitionEvent) => persisted && submission.leave(location.href);
    addEventListener('pageshow', reload);
    return () => {
      clearTimeout(timer);
      removeEventListener('pageshow', reload);
    };
  }, [isLeaving, submission]);
}
