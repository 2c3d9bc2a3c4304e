import { HttpError, RequestError, UnprovedError } from '../../http/errors.ts';
import { newIdempotencyKey } from '../../http/post.ts';
import { Observable } from '../../platform/observable.ts';
import { idle, type PostEvent, type PostState, stepAfter } from './post-state.ts';

/** What a post sends and how it is proved: what forms, decisions, removals and saves differ in. */
export interface PostPlan<Answer = unknown> {
  /** What is sent, as a text: sent again, it gets the same idempotency key. */
  readonly payload: string;
  /** What a row shows of it. */
  readonly shown?: Pick<PostState, 'choice' | 'reason' | 'isOutcomeUnknown'>;
  send(idempotencyKey: string): Promise<Answer>;
  /** Reads the data again; resolves with true if they prove that it was done. [NET-22] */
  isDone?(): Promise<boolean>;
  /**
   * What it means if the host no longer has the record as it was shown. `check`: somebody else may have done the same, so
   * the data are read again. `stale`: nothing more is sent until the data are read again.
   */
  readonly conflict: keyof typeof conflicts | undefined;
  /** Whether a refusal also says what became of an earlier attempt with an unknown outcome. */
  settlesEarlier?(refusal: RequestError): boolean;
}

/**
 * What became of a post. `proved`: its answer proved nothing, but the data show that it was done. `handled`: the host
 * refused it since the same was done before, by somebody else or by an earlier attempt.
 */
export type Ending<Answer = unknown> =
  | { readonly outcome: 'done'; readonly answer: Answer }
  | { readonly outcome: 'proved' }
  | { readonly outcome: 'handled' }
  | { readonly outcome: 'refused'; readonly error: RequestError }
  | { readonly outcome: 'unknown'; readonly error: unknown };

/**
 * What people have begun to post, by name: a form has one post at a time, a list one for each row. Each is sent once,
 * with one idempotency key for the same payload, until the host or the data say what became of it. [NET-12] [NET-19]
 */
export class Posts {
  readonly states = new Observable<ReadonlyMap<string, PostState>>(new Map());
  /** The idempotency keys of each post, by payload. */
  readonly #keys = new Map<string, Map<string, string>>();

  get(name: string): PostState {
    return this.states.value.get(name) ?? idle;
  }

  /** Applies an event; returns false if the step ignores it, such as a second press. */
  apply(name: string, event: PostEvent, changes: Partial<PostState> = {}): boolean {
    const state = this.get(name);
    const step = stepAfter(state.step, event);
    if (!step) return false;
    this.states.value = new Map(this.states.value).set(name, { ...state, ...changes, step });
    return true;
  }

  /** Sends a post and resolves with what became of it; with undefined if it may not be sent now. */
  async send<Answer>(name: string, plan: PostPlan<Answer>): Promise<Ending<Answer> | undefined> {
    const sent = { failure: undefined, isStillListed: false, ...plan.shown };
    if (!this.apply(name, 'send', sent)) return undefined;
    const key = this.#keyOf(name, plan.payload);
    let answer: Answer;
    try {
      answer = await plan.send(key);
    } catch (error) {
      return this.#endFailed(name, plan, error);
    }
    this.#succeed(name);
    // The browser may still be leaving the page when the same is sent again.
    this.#keys.set(name, new Map([[plan.payload, key]]));
    return { outcome: 'done', answer };
  }

  /** The next post under this name is another one, even if it sends the same: it gets a new idempotency key. */
  renewKey(name: string): void {
    this.#keys.delete(name);
  }

  async #endFailed<Answer>(name: string, plan: PostPlan<Answer>, error: unknown): Promise<Ending<Answer>> {
    const isUnproved = error instanceof UnprovedError;
    const mayBeDone = isUnproved || isConflict(error, plan, 'check');
    if (mayBeDone && (await this.#isProved(name, plan, error)))
      return { outcome: isUnproved ? 'proved' : 'handled' };
    const failure = error instanceof RequestError ? error : undefined;
    const isOpen = this.get(name).isOutcomeUnknown && !(failure && plan.settlesEarlier?.(failure));
    const changes = { failure, isStale: isConflict(error, plan, 'stale'), endedAt: performance.now() };
    if (!failure || failure.outcome === 'unknown' || isOpen) {
      this.apply(name, 'lose', { ...changes, isOutcomeUnknown: true });
      return { outcome: 'unknown', error };
    }
    this.apply(name, 'refuse', { ...changes, isOutcomeUnknown: false });
    return { outcome: 'refused', error: failure };
  }

  async #isProved(name: string, { isDone }: PostPlan, failure: RequestError): Promise<boolean> {
    this.apply(name, 'check', { failure });
    const isProved = await isDone?.().catch(() => false);
    if (isProved) this.#succeed(name);
    return isProved === true;
  }

  #succeed(name: string): void {
    this.apply(name, 'succeed', { failure: undefined, isOutcomeUnknown: false, endedAt: performance.now() });
  }

  #keyOf(name: string, payload: string): string {
    const keys = this.#keys.get(name) ?? new Map<string, string>();
    const key = keys.get(payload) ?? newIdempotencyKey();
    this.#keys.set(name, keys.set(payload, key));
    return key;
  }
}

/** Statuses that say that the record is no longer as it was shown; one of a row may be gone. */
const conflicts = { check: [404, 409, 412], stale: [409, 412] };

const isConflict = (
  error: unknown,
  { conflict }: Pick<PostPlan, 'conflict'>,
  meaning: keyof typeof conflicts,
): error is HttpError =>
  conflict === meaning && error instanceof HttpError && conflicts[meaning].includes(error.status);
