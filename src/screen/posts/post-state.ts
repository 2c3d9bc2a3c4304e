import type { RequestError } from '../../http/errors.ts';

/**
 * How far a post has come. `unknown`: the host may have carried it out. `checking`: the data are being read again to find
 * out.
 */
export type PostStep = 'idle' | 'sending' | 'done' | 'refused' | 'unknown' | 'checking';

/** `reopen`: a form can be used again, since its page stays or its data were read again. */
export type PostEvent = 'send' | 'succeed' | 'refuse' | 'becomeUnknown' | 'check' | 'reopen';

const transitions: Readonly<Record<PostStep, Readonly<Partial<Record<PostEvent, PostStep>>>>> = {
  idle: { send: 'sending' },
  sending: { succeed: 'done', refuse: 'refused', becomeUnknown: 'unknown', check: 'checking' },
  checking: { succeed: 'done', refuse: 'refused', becomeUnknown: 'unknown' },
  refused: { send: 'sending', reopen: 'idle' },
  unknown: { send: 'sending', check: 'checking', reopen: 'idle' },
  done: { reopen: 'idle' },
};

/** The next step; undefined if the event is ignored in this step, such as a second press. [RQ-03] [RQ-05] [NET-12] */
export const stepAfter = (step: PostStep, event: PostEvent): PostStep | undefined => transitions[step][event];

/** One post of a form, a decision, a removal or a save. */
export interface PostState {
  readonly step: PostStep;
  /** What was chosen for a row, such as `approve`; '' for a form. */
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
  stepAfter(step, 'send') !== undefined && (step !== 'unknown' || choice === last);
