import { useEffect, useLayoutEffect } from 'react';
import { Observable } from '../../domain/platform/observable.ts';
import type { Refusal } from '../../domain/refusal.ts';
import type { PostedField } from '../../http/endpoint.ts';
import { HttpError, RequestError, UnprovedError } from '../../http/errors.ts';
import { idempotencyKeys } from '../../http/idempotency-key.ts';
import { useObservable } from '../../ui/hooks/use-observable.ts';
import { showFailure } from '../requests/failures.tsx';
import { listStore } from '../requests/list-store.ts';
import type { Screen } from '../screen.ts';
import { fieldRefusals, noRefusals } from './field-refusals.ts';
import { submissionCatalogue } from './texts.ts';

/** `leaving`: posted, and the browser is navigating away; `stale`: someone else has changed the data of this page. */
export type SubmissionPhase = 'editing' | 'sending' | 'leaving' | 'stale';

/** The texts for the outcomes of a submission; failed requests have their own messages. */
export interface SubmissionTexts {
  /** It succeeded, and the browser stays on the page. */
  readonly done: string;
  /** It was refused because the data has changed since the page was loaded; absent if that cannot happen. */
  readonly stale?: string;
}

/** One thing that the user wants to post. */
export interface Intent {
  /** The posted fields; absent if no field shows what the host says about it. */
  readonly fields?: readonly PostedField[];
  /** Whether the form shows the field that is posted under this name, and so what the host says about it. [NET-18] */
  isShown?(fieldName: string): boolean;
  /** Called if the host says something about fields that the form shows; the fields of `refusals` show it by themselves. */
  refused?(messages: Refusal['fields']): void;
  /** The posted data as a text: a retry with the same payload gets the same idempotency key. */
  readonly payload: string;
  send(idempotencyKey: string): Promise<{ readonly redirect: string | undefined }>;
  /** Called if the answer proves nothing: reads the data again, and resolves with whether they show what was sent. [NET-22] */
  readBack?(): Promise<boolean>;
  /** Where to navigate if the answer has no redirect; if absent, the browser stays on the page. */
  readonly fallbackUrl?: string;
  /** Called after success, before navigating. */
  done?(redirect: string | undefined): void;
  /** Allows further submissions while an earlier one is in progress, each with a key of its own. [RPT-13] */
  readonly isConcurrent?: boolean;
}

/** If the browser has not left the page after this time, in milliseconds, the form becomes usable again. */
const leavingTimeout = 10_000;

/**
 * Posts a form, one submission at a time per element or list, even if the button is pressed repeatedly or the element is moved
 * meanwhile. Failures are shown, and typed input is kept. [DEP-03] [NET-10] [NET-12]
 */
export class Submission {
  readonly phase = new Observable<SubmissionPhase>('editing');
  readonly refusals = new Observable(noRefusals);
  screen: Screen | undefined;
  texts: SubmissionTexts | undefined;
  readonly #keys = idempotencyKeys();
  /** The payloads that the host may have saved, unless it says so later. [NET-19] */
  readonly #unconfirmed = new Set<string>();
  #pendingCount = 0;
  /** Notices of an outcome that nobody could see, because the element was out of the page or its view not mounted. */
  #missedNotices: Parameters<Screen['notices']['show']>[] = [];

  async submit(intent: Intent): Promise<void> {
    const { payload, fallbackUrl, done, isConcurrent } = intent;
    if (this.phase.value !== 'editing' && !isConcurrent) return;
    const key = this.#keys.take(payload);
    this.#pendingCount += 1;
    this.phase.value = 'sending';
    this.screen?.notices.clear();
    this.refusals.value = { ...noRefusals, count: this.refusals.value.count };
    let redirect: string | undefined;
    try {
      redirect = await redirectAfter(intent, key);
    } catch (error) {
      this.#pendingCount -= 1;
      if (this.#pendingCount === 0) this.phase.value = 'editing';
      this.#keys.keep(payload, key);
      return this.#showFailure(error, intent);
    }
    this.#pendingCount -= 1;
    this.#settle(intent);
    const url = redirect ?? fallbackUrl;
    try {
      done?.(redirect);
    } finally {
      // The browser may still be navigating when the same is sent again.
      if (url !== undefined && this.#leave(url)) this.#keys.keep(payload, key);
      else this.showDone();
    }
  }

  /** Reloads the page to show what was saved; if it prevents that, the form is ready for the next intent, with a new key. */
  reload(): void {
    if (this.#leave(location.href)) return;
    this.#keys.renew();
    this.showDone();
  }

  #leave(url: string): boolean {
    this.phase.value = 'leaving';
    return this.screen?.element.navigate(url) ?? false;
  }

  /** What was saved replaces earlier attempts at the same form. Other intents in progress are not attempts at it. */
  #settle({ payload, isConcurrent }: Intent): void {
    if (isConcurrent) this.#unconfirmed.delete(payload);
    else {
      this.#unconfirmed.clear();
      this.#keys.renew();
    }
  }

  /** Shows the success notice and unlocks the form. */
  showDone(): void {
    this.phase.value = 'editing';
    if (this.texts) this.#show('success', this.texts.done);
  }

  /** Call after the data of the page has been reloaded. */
  refresh(): void {
    if (this.phase.value === 'stale') this.phase.value = 'editing';
  }

  /** Call when the element is on the page again: shows the outcome of what was posted before. [NET-19] */
  showMissedNotices(): void {
    for (const notice of this.#missedNotices.splice(0)) this.screen?.notices.show(...notice);
  }

  /** Call when the form is shown again: its notices went with its view. [NET-19] */
  showUnconfirmed(): void {
    if (this.screen && this.#unconfirmed.size > 0 && this.#pendingCount === 0)
      this.#show('warning', this.screen.element.language.texts(submissionCatalogue).saveUnconfirmed, 0);
  }

  readonly #show: Screen['notices']['show'] = (...notice) => {
    const { screen } = this;
    const isSeen = screen?.element.host.isConnected && screen.notices.show(...notice);
    if (!isSeen) this.#missedNotices.push(notice);
    return Boolean(isSeen);
  };

  #showFailure(error: unknown, { payload, fields = [], isShown = () => false, refused }: Intent): void {
    const { screen, texts } = this;
    if (!screen || !texts) throw error;
    const refusal = error instanceof RequestError ? error.refusal : undefined;
    if (refusal && [...refusal.fields.keys()].some(isShown)) {
      this.refusals.value = fieldRefusals(refusal, fields, this.refusals.value.count + 1);
      refused?.(refusal.fields);
    }
    if (!(error instanceof RequestError) || error.outcomeUnknown) this.#unconfirmed.add(payload);
    if (!(error instanceof RequestError)) this.showUnconfirmed();
    const failure = showFailure(
      { ...screen, notices: { ...screen.notices, show: this.#show } },
      error,
      isShown,
    );
    // A refusal says nothing about an earlier attempt whose answer was lost.
    this.showUnconfirmed();
    if (!isStale(failure) || texts.stale === undefined) return;
    this.phase.value = 'stale';
    this.#show('warning', texts.stale, 0);
  }
}

/** Sends an intent and resolves with the address to go to. Rejects unless it is proved that it was carried out. */
async function redirectAfter({ send, readBack }: Intent, key: string): Promise<string | undefined> {
  try {
    return (await send(key)).redirect;
  } catch (error) {
    if (error instanceof UnprovedError && (await readBack?.())) return undefined;
    throw error;
  }
}

const isStale = (failure: RequestError): boolean =>
  failure instanceof HttpError && [409, 412].includes(failure.status);

const createSubmission = () => new Submission();

/** The submission of an element, or of one of its lists, and its current phase. */
export function useSubmission(screen: Screen, texts: SubmissionTexts, list = '') {
  const submission = listStore(screen.element.host, list, createSubmission);
  const phase = useObservable(submission.phase);
  const refusals = useObservable(submission.refusals);
  useLayoutEffect(() => {
    Object.assign(submission, { screen, texts });
  });
  useLayoutEffect(() => {
    submission.showMissedNotices();
    submission.showUnconfirmed();
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
