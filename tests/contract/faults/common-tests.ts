import { inElement, inJourney } from './fault.ts';

// The tests with a row for each fault, by kind of screen.

export const listFails = (...rows: readonly string[]) =>
  inElement('faults/list', '[NET-05] [NET-12] %s fails visibly, and loads on Retry', ...rows);

export const listWithoutRows = (...rows: readonly string[]) =>
  inElement('careless-hosts', '[NET-05] [NET-11] that answers with %s shows a failure', ...rows);

export const laterBatchFails = (...rows: readonly string[]) =>
  inElement('faults/list', '[NET-11] %s keeps the rows of the others, with Continue', ...rows);

export const listSessionEnded = (...rows: readonly string[]) =>
  inElement(
    'faults/list',
    '[NET-15] %s says that the session has ended, and loads on Retry after signing in',
    ...rows,
  );

export const lookupFails = (...rows: readonly string[]) =>
  inElement(
    'faults/lookup',
    '[NET-04] [NET-12] %s shows a notice, keeps the earlier choice, and loads on Retry',
    ...rows,
  );

export const lookupSessionEnded = (...rows: readonly string[]) =>
  inElement(
    'faults/lookup',
    '[NET-15] %s says that the session has ended, keeps the earlier choice, and loads after signing in',
    ...rows,
  );

export const formUnconfirmed = (...rows: readonly string[]) =>
  inElement(
    'faults/form',
    '[NET-19] [NET-12] %s is sent once, keeps what was typed, says that it is unconfirmed, and repeats its key',
    ...rows,
  );

export const formRefused = (...rows: readonly string[]) =>
  inElement(
    'faults/form',
    '[NET-19] [NET-12] %s is sent once, keeps what was typed, and is not called unconfirmed',
    ...rows,
  );

export const tableUnconfirmed = (...rows: readonly string[]) =>
  inElement(
    'faults/form',
    '[TBL-11] [NET-19] keeps its cells after %s, and says that it is unconfirmed',
    ...rows,
  );

export const journeyKeepsForm = (...rows: readonly string[]) =>
  inJourney(
    'deposit',
    `[NET-12] stays on the page with what was typed when saving meets \${JSON.stringify(fault)}`,
    ...rows,
  );

export const decisionUnconfirmed = (...rows: readonly string[]) =>
  inElement(
    'faults/decision',
    '[NET-19] [RQ-03] %s is sent once and unconfirmed: the payment stays, and only the same can be sent again',
    ...rows,
  );

export const decisionRefused = (...rows: readonly string[]) =>
  inElement(
    'faults/decision',
    '[NET-19] [RQ-03] %s is sent once and refused: the payment stays with the reason, and both choices are on',
    ...rows,
  );

/** Sent again, checked and found undone, then checked and found done. */
export const decisionChecked = (...rows: readonly string[]) =>
  inElement(
    'review-queue-failed-decisions',
    '[NET-19] with %s has an unknown outcome: only the same decision can be sent again, until the list was read',
    ...rows,
  );

export const cardFails = (...rows: readonly string[]) =>
  inElement(
    'faults/card',
    '[UI-15] [NET-12] after %s says that it failed, not that it is empty, and loads on Retry',
    ...rows,
  );

export const cardSessionEnded = (...rows: readonly string[]) =>
  inElement(
    'faults/card',
    '[NET-15] after %s says that the session has ended, and loads after signing in',
    ...rows,
  );
