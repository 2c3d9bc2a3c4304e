/** The state of the decision on a row; `waiting` if none has been made. */
export type DecisionStep = 'waiting' | 'sending' | 'decided' | 'refused' | 'unknown' | 'checking';

/**
 * Events in the life of a decision. `lose`: its outcome is unknown. `check`: the list is reloaded to find out.
 * `leave`: its row is gone.
 */
export type DecisionEvent = 'decide' | 'accept' | 'refuse' | 'lose' | 'check' | 'leave';

const transitions: Readonly<Record<DecisionStep, Readonly<Partial<Record<DecisionEvent, DecisionStep>>>>> = {
  waiting: { decide: 'sending' },
  sending: { accept: 'decided', refuse: 'refused', lose: 'unknown', check: 'checking' },
  refused: { decide: 'sending' },
  unknown: { check: 'checking' },
  checking: { refuse: 'refused', lose: 'unknown', leave: 'waiting' },
  decided: { leave: 'waiting' },
};

/** The next step; undefined if the event is ignored in this step, such as a second press. [RQ-03] [RQ-05] */
export const stepAfter = (step: DecisionStep, event: DecisionEvent): DecisionStep | undefined =>
  transitions[step][event];

/** Whether the row accepts no decision for now. */
export const isLocked = (step: DecisionStep): boolean => stepAfter(step, 'decide') === undefined;
