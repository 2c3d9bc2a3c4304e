/**
 * The state of the decision on a row; `waiting` if none has been made. `unknown`: the host may have carried it out.
 * `gone`: the row has left the list.
 */
export type DecisionStep = 'waiting' | 'sending' | 'decided' | 'refused' | 'unknown' | 'checking' | 'gone';

/**
 * Events in the life of a decision. `lose`: its outcome is unknown. `check`: the list is reloaded to find out.
 * `leave`: its row is gone.
 */
export type DecisionEvent = 'decide' | 'accept' | 'refuse' | 'lose' | 'check' | 'leave';

const transitions: Readonly<Record<DecisionStep, Readonly<Partial<Record<DecisionEvent, DecisionStep>>>>> = {
  waiting: { decide: 'sending' },
  sending: { accept: 'decided', refuse: 'refused', lose: 'unknown', check: 'checking' },
  refused: { decide: 'sending' },
  unknown: { decide: 'sending', check: 'checking' },
  checking: { refuse: 'refused', lose: 'unknown', leave: 'gone' },
  decided: { leave: 'gone' },
  gone: {},
};

/** The next step; undefined if the event is ignored in this step, such as a second press. [RQ-03] [RQ-05] */
export const stepAfter = (step: DecisionStep, event: DecisionEvent): DecisionStep | undefined =>
  transitions[step][event];

/** The decision on one row. */
export interface RowDecision<Choice extends string = string> {
  readonly step: DecisionStep;
  /** What was chosen, such as `approve`. */
  readonly choice: Choice;
  /** The typed reason that was sent with it; '' if there is none. */
  readonly reason: string;
  /** Why it was refused, or that its outcome is unknown; '' otherwise. */
  readonly message: string;
  /** The host may have carried out an earlier post of this decision, and the list was not read again since. [NET-19] */
  readonly isUnconfirmed: boolean;
  /** When its outcome was known, on the clock of `performance.now()`. */
  readonly endedAt: number;
}

/** No decision yet. */
export const waiting: RowDecision = {
  step: 'waiting',
  choice: '',
  reason: '',
  message: '',
  isUnconfirmed: false,
  endedAt: 0,
};

/** Whether a row accepts this choice now: after an unknown outcome only the same one, to be sent again. [NET-19] */
export const mayDecide = ({ step, choice: last }: RowDecision, choice: string): boolean =>
  stepAfter(step, 'decide') !== undefined && (step !== 'unknown' || choice === last);

/** Whether it has been carried out; its row is inert until it has left the list. [RQ-06] */
export const isDecided = ({ step }: RowDecision): boolean => step === 'decided' || step === 'gone';
