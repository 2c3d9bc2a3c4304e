/** How far a decision on a row has come; a row that nobody decides is `waiting`. */
export type DecisionStep = 'waiting' | 'sending' | 'decided' | 'refused' | 'unknown' | 'checking';

/** What happens to it. `lose`: nobody knows whether it was carried out. `check`: the list is read to see. */
export type DecisionEvent = 'decide' | 'accept' | 'refuse' | 'lose' | 'check' | 'leave';

const steps: Readonly<Record<DecisionStep, Readonly<Partial<Record<DecisionEvent, DecisionStep>>>>> = {
  waiting: { decide: 'sending' },
  sending: { accept: 'decided', refuse: 'refused', lose: 'unknown', check: 'checking' },
  refused: { decide: 'sending' },
  unknown: { check: 'checking' },
  checking: { refuse: 'refused', lose: 'unknown', leave: 'waiting' },
  decided: { leave: 'waiting' },
};

/** The step that follows; undefined when the event changes nothing, such as a second press. [RQ-03] [RQ-05] */
export const stepAfter = (step: DecisionStep, event: DecisionEvent): DecisionStep | undefined =>
  steps[step][event];

/** Whether nothing can be decided on the row for now. */
export const isLocked = (step: DecisionStep): boolean => stepAfter(step, 'decide') === undefined;
