import { HttpError, RequestError, SessionExpiredError } from '../../http/errors.ts';
import { newIdempotencyKey } from '../../http/post.ts';
import { Observable } from '../../platform/observable.ts';
import { idle, type PostEvent, type PostState, stepAfter } from './post-state.ts';

/** What a post sends and how it is proved. */
export interface PostPlan<Answer = unknown> {
  /** What is sent, as a text: sent again, it gets the same idempotency key. */
  readonly payload: string;
  /** Only for a post about a record, such as a payment, which others may have handled: what its row shows of it. */
  readonly record?: Pick<PostState, 'choice' | 'reason' | 'isOutcomeUnknown'>;
  send(idempotencyKey: string): Promise<Answer>;
  /** Reads the data again; resolves with true if they prove that it was done. [NET-22] */
  isDone?(): Promise<boolean>;
}

/**
 * What became of a post. A `done` one has no answer if the data proved it. `handled`: the host refused it since the same
 * was done before, by somebody else or by an earlier attempt.
 */
export type Ending<Answer = unknown> =
  | { readonly outcome: 'done' | 'handled'; readonly answer?: Answer }
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
    if (!this.apply(name, 'send', { failure: undefined, isStillListed: false, ...plan.record }))
      return undefined;
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

  async #endFailed(name: string, plan: PostPlan, error: unknown): Promise<Ending<never>> {
    const isUnproved = error instanceof RequestError && error.code === 'ERR_UNPROVED';
    const mayBeDone = isUnproved || (plan.record !== undefined && mayBeHandled(error));
    if (mayBeDone && (await this.#isProved(name, plan, error)))
      return { outcome: isUnproved ? 'done' : 'handled' };
    const isRefused = error instanceof RequestError && error.outcome !== 'unknown';
    const isEarlierSettled = !this.get(name).isOutcomeUnknown || (plan.record && settlesEarlier(error));
    const failure = error instanceof RequestError ? error : undefined;
    const endedAt = performance.now();
    if (isRefused && isEarlierSettled) {
      this.apply(name, 'refuse', { failure, isOutcomeUnknown: false, endedAt });
      return { outcome: 'refused', error };
    }
    this.apply(name, 'becomeUnknown', { failure, isOutcomeUnknown: true, endedAt });
    return { outcome: 'unknown', error };
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

/** Whether the record is gone or no longer as it was shown. */
const mayBeHandled = (error: unknown): error is HttpError =>
  error instanceof HttpError && [404, 409, 412].includes(error.status);

/** Statuses that a host may answer before it looks at the record: sign-in, a token, a limit, a lock, the same post in progress. */
const beforeRecord = [401, 403, 404, 409, 412, 419, 425, 429];

/**
 * Whether the refusal of a post that was sent again also says what became of the first one. An answer from
 * before the host looks at the record does not. [RQ-08]
 */
const settlesEarlier = (refusal: unknown): boolean =>
  !(refusal instanceof SessionExpiredError) &&
  !(refusal instanceof HttpError && beforeRecord.includes(refusal.status));
