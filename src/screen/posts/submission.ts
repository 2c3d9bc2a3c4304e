import { useEffect, useLayoutEffect } from 'react';
import type { Refusal } from '../../domain/refusal.ts';
import { HttpError, RequestError } from '../../http/errors.ts';
import { Observable } from '../../platform/observable.ts';
import { useObservable } from '../../ui/hooks/use-observable.ts';
import { useOnReturn } from '../../ui/hooks/use-on-withdrawal.ts';
import { type Feedback, showFailure } from '../requests/failures.tsx';
import { fieldRefusals, noRefusals } from './field-refusals.ts';
import { isPending, type PostPlan, type PostState, Posts, prepareToPost } from './posts.ts';
import { conflictsWithSent, intentOf } from './sent-posts.ts';
import { submissionCatalogue } from './texts.ts';

/** `leaving`: posted, and the browser is navigating away; `stale`: someone else has changed the data of this page. */
type SubmissionPhase = 'editing' | 'sending' | 'leaving' | 'stale';

/** The texts for the outcomes of a submission; failed requests have their own messages. */
interface SubmissionTexts {
  /** It succeeded, and the browser stays on the page. */
  readonly done: string;
  /** It was refused because the data has changed since the page was loaded; absent if that cannot happen, empty if the form says so itself. */
  readonly stale?: string;
  /** It was not sent, since it differs from what was sent before with an unknown outcome; absent if it may be sent. [NET-19] */
  readonly conflict?: string;
}

/** One thing that the user wants to post. */
export interface Intent extends Pick<PostPlan, 'request' | 'isDone'> {
  /** Whether the form shows the field that is posted under this name, and so what the host says about it. [NET-18] */
  isShown?(fieldName: string): boolean;
  /** Called if the host says something about fields that the form shows; fields that read `refusals` show it themselves. */
  refused?(messages: Refusal['fields']): void;
  /** Where to navigate if the answer has no redirect; if absent, the browser stays on the page. */
  readonly fallbackUrl?: string;
  /** Called after success, before navigating. */
  done?(redirect: string | undefined): void;
  /** Allows further submissions while an earlier one is in progress, each with a key of its own. [RPT-13] */
  readonly isConcurrent?: boolean;
  /** Sent twice, it stores the same: once it is done, a copy of the element need not know. [NET-19] */
  readonly isRepeatable?: boolean;
  /** Names the post, if it is about less than the whole form: its key is kept until its own outcome is known. [NET-19] */
  readonly name?: string;
}

/**
 * Posts a form, one submission at a time per element or list, even if the button is pressed repeatedly or the element is
 * moved meanwhile. Failures are shown, and typed input is kept. [NET-10] [NET-12]
 */
export class Submission {
  readonly posts: Posts;
  readonly refusals = new Observable(noRefusals);
  screen: Feedback;
  texts: SubmissionTexts;
  /** Notices of an outcome that nobody could see, because the element was out of the page or its view not mounted. */
  #missedNotices: Parameters<Feedback['notices']['show']>[] = [];
  /** The names of posts that succeeded while the element was out of the page. */
  readonly #untold = new Set<string>();
  /** When the data were requested again; 0 for those that came with the element. */
  #readAt = 0;

  constructor(screen: Feedback, texts: SubmissionTexts, posts = new Posts()) {
    this.screen = screen;
    this.texts = texts;
    this.posts = posts;
  }

  get phase() {
    return phaseOf(this.posts.states.value, this.texts);
  }

  /** Whether something else was sent, also by a copy of the element, that the data may not show yet. [NET-19] */
  conflicts({ request }: Intent): boolean {
    const intent = intentOf(request);
    const isOwnUnknown = ({ step, choice }: PostState) => step === 'unknown' && choice !== intent;
    return (
      [...this.posts.states.value.values()].some(isOwnUnknown) || conflictsWithSent(request, this.#readAt)
    );
  }

  /** Whether the outcome of a post is unknown, and the data were not read again since. */
  get isUnconfirmed(): boolean {
    return [...this.posts.states.value.values()].some(({ step }) => step === 'unknown');
  }

  async submit(intent: Intent): Promise<void> {
    if (this.phase !== 'editing' && !intent.isConcurrent) return;
    const name = this.#nameOf(intent);
    this.screen.notices.clear();
    this.forgetRefusals();
    if (this.texts.conflict && this.conflicts(intent))
      return void this.#show('warning', this.texts.conflict, 0);
    const isTold = () => intent.isRepeatable || this.#isShown();
    const ending = await this.posts.send(name, { ...intent, isTold });
    if ('error' in ending) this.#showFailure(ending.error, intent);
    else this.#finish(name, intent, ending.redirect);
  }

  /** Forgets what the host has said about fields. */
  forgetRefusals(): void {
    this.refusals.value = { ...noRefusals, count: this.refusals.value.count };
  }

  /** A form that allows several submissions has a post of its own for each that is in progress. */
  #nameOf({ isConcurrent, name, request }: Intent): string {
    if (!isConcurrent) return name ?? 'form';
    let own = intentOf(request);
    while (isPending(this.posts.get(own))) own += '+';
    this.posts.advance(own, 'idle');
    return own;
  }

  #finish(name: string, { fallbackUrl, done }: Intent, redirect: string | undefined): void {
    const url = redirect ?? fallbackUrl;
    try {
      done?.(redirect);
    } finally {
      if (url === undefined || !this.screen.element.navigate(url)) {
        if (this.#isShown()) this.posts.renewKey(name);
        else this.#untold.add(name);
        this.showDone();
      }
    }
  }

  readonly #isShown = () => this.screen.element.host.isConnected;

  /** Reloads the page to show what was saved; if the page prevents that, the form is ready for the next intent, with a new key. */
  reload(): void {
    if (this.screen.element.navigate(location.href)) return;
    for (const name of this.posts.states.value.keys()) this.posts.renewKey(name);
    this.showDone();
  }

  /** Shows the success notice and unlocks the form. */
  showDone(): void {
    for (const [name, { step }] of this.posts.states.value)
      if (step === 'done') this.posts.advance(name, 'idle');
    this.#show('success', this.texts.done);
  }

  /**
   * Call after the data have been read again; `requestedAt`: when they were requested, by `performance.now()`; by default just
   * now. `isSettled`: whether they say what became of posts whose outcome was unknown. [NET-19]
   */
  refresh(requestedAt = Number.POSITIVE_INFINITY, isSettled = true): void {
    if (isSettled) this.#readAt = Math.min(requestedAt, performance.now());
    for (const [name, state] of this.posts.states.value)
      if (state.endedAt < requestedAt && (isStale(state) || (isSettled && state.step === 'unknown')))
        this.posts.advance(name, 'idle', {
          failure: undefined,
          isOutcomeUnknown: !isSettled && state.isOutcomeUnknown,
        });
  }

  /** Call when the element is on the page again: shows the outcome of what was posted before. [NET-19] */
  showMissedNotices(): void {
    for (const notice of this.#missedNotices.splice(0)) this.screen.notices.show(...notice);
    for (const name of this.#untold) this.posts.renewKey(name);
    this.#untold.clear();
  }

  /** Call when the form is shown again: its notices went with its view. [NET-19] */
  showUnknownOutcome(): void {
    const states = [...this.posts.states.value.values()];
    if (states.some(state => state.isOutcomeUnknown) && !states.some(isPending))
      this.#show('warning', this.screen.element.language.texts(submissionCatalogue).saveUnconfirmed, 0);
  }

  readonly #show: Feedback['notices']['show'] = (...notice) => {
    const id = this.#isShown() ? this.screen.notices.show(...notice) : undefined;
    if (id === undefined) this.#missedNotices.push(notice);
    return id;
  };

  #showFailure(error: unknown, { request, isShown, refused }: Intent): void {
    const { screen, texts } = this;
    const refusal = error instanceof RequestError ? error.refusal : undefined;
    if (refusal && isShown && [...refusal.fields.keys()].some(isShown)) {
      this.refusals.value = fieldRefusals(refusal, request.body.fields ?? [], this.refusals.value.count + 1);
      refused?.(refusal.fields);
    }
    // What it means stands above what the host says. A refusal says nothing about an earlier attempt whose answer was lost.
    this.showUnknownOutcome();
    if (this.phase === 'stale' && texts.stale) this.#show('warning', texts.stale, 0);
    showFailure({ ...screen, notices: { ...screen.notices, show: this.#show } }, error, isShown);
  }
}

/** The phase of a form with these posts. */
function phaseOf(posts: ReadonlyMap<string, PostState>, texts: SubmissionTexts): SubmissionPhase {
  const states = [...posts.values()];
  if (states.some(isPending)) return 'sending';
  if (states.some(({ step }) => step === 'done')) return 'leaving';
  return texts.stale !== undefined && states.some(isStale) ? 'stale' : 'editing';
}

/** Others have changed the data: nothing more is sent until they are read again. [DEP-04] */
const isStale = ({ failure }: PostState): boolean =>
  failure instanceof HttpError && (failure.status === 409 || failure.status === 412);

/** If the browser has not left the page after this time, in milliseconds, the form becomes usable again. */
const leavingTimeout = 10_000;

/** The submission of an element, or of one of its lists, kept in their session, and its current phase. */
export function useSubmission(screen: Feedback, texts: SubmissionTexts, owner: { submission?: Submission }) {
  owner.submission ??= new Submission(screen, texts);
  const { submission } = owner;
  const phase = useObservable(submission.posts.states, states => phaseOf(states, texts));
  const refusals = useObservable(submission.refusals);
  useLayoutEffect(() => {
    Object.assign(submission, { screen, texts });
  });
  useLayoutEffect(() => {
    submission.showUnknownOutcome();
    submission.showMissedNotices();
  }, [submission]);
  const isLeaving = phase === 'leaving';
  useOnReturn(() => {
    // The host's words were meant for the person before.
    submission.forgetRefusals();
    // Shows what was saved.
    if (isLeaving) submission.reload();
  });
  useEffect(prepareToPost, []);
  useEffect(() => {
    const timer = isLeaving ? setTimeout(() => submission.showDone(), leavingTimeout) : undefined;
    return () => clearTimeout(timer);
  }, [isLeaving, submission]);
  return {
    phase,
    refusals,
    submit: (intent: Intent) => void submission.submit(intent),
    conflicts: (intent: Intent) => submission.conflicts(intent),
    isUnconfirmed: () => submission.isUnconfirmed,
    refresh: (requestedAt?: number, isSettled?: boolean) => submission.refresh(requestedAt, isSettled),
  };
}
