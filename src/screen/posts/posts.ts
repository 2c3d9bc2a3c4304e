import { refusalText } from '../../domain/refusal.ts';
import { HttpError, RequestError } from '../../http/errors.ts';
import type { post } from '../../http/post.ts';
import type { PostRequest } from '../../http/request.ts';
import { isMissingFile, reportMissingChunk } from '../../platform/missing-file.ts';
import { Observable } from '../../platform/observable.ts';
import { whenIdle } from '../../platform/when-idle.ts';
import { intentOf, type SentPost, sentPost } from './sent-posts.ts';

/**
 * What became of a post. `unknown`: the host may have carried it out. `handled`: the record has left the list, by this
 * post or by somebody else.
 */
type Outcome = 'done' | 'refused' | 'unknown' | 'handled';

/** How far a post has come. `checking`: the data are being read again to find out what became of it. */
export type PostStep = 'idle' | 'sending' | 'checking' | Outcome;

/** The steps that may follow each. After an outcome, `idle`: its page stays, or its data were read again. */
const followers: Readonly<Record<PostStep, readonly PostStep[]>> = {
  idle: ['sending'],
  sending: ['done', 'refused', 'unknown', 'checking'],
  checking: ['done', 'refused', 'unknown', 'handled'],
  refused: ['sending', 'idle'],
  unknown: ['sending', 'checking', 'handled', 'idle'],
  done: ['idle'],
  handled: ['idle'],
};

/** Whether a step may follow another; one that may not is ignored, such as a second press. [RQ-03] [RQ-05] [NET-12] */
export const mayFollow = (step: PostStep, next: PostStep): boolean => followers[step].includes(next);

/** One post of a form, a decision, a removal or a save. */
export interface PostState {
  readonly step: PostStep;
  /** The row that it is about, as the list that sent it shows it. */
  readonly row?: { readonly id: string; readonly name: string };
  /** What was chosen for a row, such as `approve`; of a form, what was sent last. */
  readonly choice: string;
  /** The typed reason that was sent with it; '' if there is none. */
  readonly reason: string;
  /** Why it was refused or is unknown. */
  readonly failure: RequestError | undefined;
  /** The host may have carried out this post or an earlier attempt at it, and nothing has settled that since. [NET-19] */
  readonly isOutcomeUnknown: boolean;
  /** The list was read again, and still has the row. */
  readonly isStillListed: boolean;
  /** When its outcome was known, on the clock of `performance.now()`. */
  readonly endedAt: number;
}

/** Nothing was posted yet. */
export const idle: PostState = {
  step: 'idle',
  choice: '',
  reason: '',
  failure: undefined,
  isOutcomeUnknown: false,
  isStillListed: false,
  endedAt: 0,
};

/** Whether it waits for an answer of the host. */
export const isPending = ({ step }: PostState): boolean => step === 'sending' || step === 'checking';

/** Whether this choice can be sent now: after an unknown outcome only the same one, again. [NET-19] */
export const maySend = ({ step, choice: last }: PostState, choice: string): boolean =>
  mayFollow(step, 'sending') && (step !== 'unknown' || choice === last);

/** What a post sends and how it is proved. */
export interface PostPlan {
  /** Sent again to the same address with the same body, it gets the same idempotency key. */
  readonly request: PostRequest;
  /** The record that the post is about, such as a payment, and what its row shows. Others may have handled it. */
  readonly record?: Pick<PostState, 'row' | 'choice' | 'reason' | 'isOutcomeUnknown'>;
  /** A decision on a record: a list without it proves only that somebody has handled it. [RQ-08] */
  readonly isDecision?: boolean;
  /** Reads the data again; resolves with true if they prove that it was done. [NET-22] */
  isDone?(): Promise<boolean>;
  /** Whether the person can see the outcome; if not, they may repeat the post in a copy of the element. [NET-19] */
  isTold?(): boolean;
}

/** How a post has ended. `redirect`: where the answer leads. */
export type Ending =
  | { readonly outcome: 'done' | 'handled'; readonly redirect?: string | undefined }
  | { readonly outcome: 'refused' | 'unknown'; readonly error: unknown };

/**
 * What people have begun to post, by name: a form has one post at a time, a list one for each row. Each is sent once,
 * with one idempotency key for the same intent, until the host or the data say what became of it. [NET-12] [NET-19]
 */
export class Posts {
  readonly states = new Observable<ReadonlyMap<string, PostState>>(new Map());
  /** What was sent last under each name. */
  readonly #sent = new Map<string, SentPost>();
  readonly #post: typeof post;

  constructor(send: typeof post = postLazily) {
    this.#post = send;
  }

  get(name: string): PostState {
    return this.states.value.get(name) ?? idle;
  }

  /** Goes on to a step; returns false if it may not follow, such as after a second press. */
  advance(name: string, step: PostStep, changes: Partial<PostState> = {}): boolean {
    const state = this.get(name);
    if (!mayFollow(state.step, step)) return false;
    this.states.value = new Map(this.states.value).set(name, { ...state, ...changes, step });
    return true;
  }

  /** Sends a post that may be sent now, and resolves with what became of it. */
  async send(name: string, plan: PostPlan): Promise<Ending> {
    const choice = intentOf(plan.request);
    const changes = { failure: undefined, isStillListed: false, choice, ...plan.record };
    const sent = sentPost(name, plan.request, this.#sent.get(name));
    this.#sent.set(name, sent);
    // A copy of the element does not settle by a refusal what became of the first attempt.
    const isOutcomeUnknown = sent.isRepeated || (changes.isOutcomeUnknown ?? this.get(name).isOutcomeUnknown);
    this.advance(name, 'sending', { ...changes, isOutcomeUnknown });
    return this.#post(plan.request, sent.key).then(
      ({ redirect }) => {
        this.end(name, 'done', undefined, plan.isTold?.());
        return { outcome: 'done', redirect };
      },
      error => this.#endFailed(name, plan, error),
    );
  }

  /** The next post under this name is another one, even if it sends the same: it gets a new idempotency key. */
  renewKey(name: string): void {
    this.#settle(name, { isSettled: true });
    this.#sent.delete(name);
  }

  async #endFailed(name: string, plan: PostPlan, error: unknown): Promise<Ending> {
    const failure = error instanceof RequestError ? error : undefined;
    const { ifProved, otherwise } = verdictOn(failure, plan, this.get(name).isOutcomeUnknown);
    if (ifProved) {
      this.advance(name, 'checking', { failure });
      if ((await plan.isDone?.().catch(() => {})) === true) {
        this.end(name, ifProved, undefined, plan.isTold?.());
        return { outcome: ifProved };
      }
    }
    this.end(name, otherwise, failure);
    return { outcome: otherwise, error };
  }

  /** Ends a post. It stays unsettled for copies of the element while its outcome is unknown, or nobody was told of it. */
  end(name: string, outcome: Outcome, failure?: RequestError, isTold = true): void {
    const isOutcomeUnknown = outcome === 'unknown';
    const endedAt = performance.now();
    this.#settle(name, { isSettled: !isOutcomeUnknown && isTold, endedAt });
    this.advance(name, outcome, { failure, isOutcomeUnknown, endedAt });
  }

  #settle(name: string, changes: Partial<SentPost>): void {
    const sent = this.#sent.get(name);
    if (sent) Object.assign(sent, changes);
  }
}

/** A lazy chunk, since most visits only read. */
const loadPost = () => import('../../http/post.ts');

/** Milliseconds after something that can post is shown. */
const prepareAfter = 200;

/** Loads what a press needs when the browser is idle; a failure is reported by the press. Returns a function that cancels it. */
export const prepareToPost = () => whenIdle(() => loadPost().catch(() => {}), prepareAfter);

/** Rethrows the failure of a request; any other error means that the lazy chunk could not be loaded, so nothing was sent. [EMB-11] */
export function failWithoutChunk(error: unknown): never {
  if (error instanceof RequestError) throw error;
  reportMissingChunk(error);
  throw new RequestError('ERR_NETWORK', 'not done', isMissingFile(error) ? { text: 'pageExpired' } : {});
}

const postLazily: typeof post = async (request, key) => {
  const left = new AbortController();
  addEventListener('pagehide', () => left.abort(), { once: true });
  const { post } = await loadPost().catch(failWithoutChunk);
  return post(request, key, left.signal);
};

/** What a failure says about its post; `ifProved`: what became of it if the data, read again, prove that it was done. */
interface Verdict {
  readonly ifProved: 'done' | 'handled' | undefined;
  readonly otherwise: 'refused' | 'unknown';
}

/** `isOutcomeUnknown`: whether the outcome of an earlier attempt is still unknown. */
function verdictOn(
  failure: RequestError | undefined,
  { record, isDecision }: PostPlan,
  isOutcomeUnknown: boolean,
): Verdict {
  if (failure?.code === 'ERR_UNPROVED')
    return { ifProved: isDecision ? 'handled' : 'done', otherwise: 'unknown' };
  const isEarlierSettled = !isOutcomeUnknown || (record && settlesEarlier(failure));
  return {
    ifProved: record && mayBeHandled(failure) ? 'handled' : undefined,
    otherwise: failure?.outcome === 'not done' && isEarlierSettled ? 'refused' : 'unknown',
  };
}

/** Whether the status suggests that the record is gone, or no longer as it was shown. */
const mayBeHandled = (error: unknown): boolean =>
  error instanceof HttpError && [404, 409, 412].includes(error.status);

/**
 * Whether the refusal of a post that was sent again also says what became of the first one: the host has to have looked
 * at the record, and says why. Sign-in, a token, a limit, a lock or a proxy refuse before that. [RQ-08]
 */
const settlesEarlier = (error: unknown): boolean =>
  error instanceof HttpError
    ? [400, 422].includes(error.status) && !error.freshToken && refusalText(error.refusal) !== undefined
    : error instanceof RequestError && error.code === 'ERR_RESULT';
