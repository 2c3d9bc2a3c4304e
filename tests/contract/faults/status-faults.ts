import {
  cardFails,
  cardSessionEnded,
  decisionChecked,
  decisionRefused,
  decisionUnconfirmed,
  formRefused,
  formUnconfirmed,
  listFails,
  lookupFails,
  lookupSessionEnded,
  tableUnconfirmed,
} from './common-tests.ts';
import { type Fault, inElement, notApplicable, shows, tested } from './fault.ts';

const cardMessage = inElement('faults/card', '[NET-02] [UI-15] after a %i also shows its message');
const decisionReadsList = [
  inElement(
    'faults/decision',
    '[RQ-03] a %i reads the list again, and keeps a payment that is still there with the reason',
  ),
  inElement(
    'faults/decision',
    '[RQ-03] a %i reads the list again, and removes a payment that is gone, saying so',
  ),
].flat();
const retryAfter = tested('unit/http/patience.test.ts', '[NET-12] is with Retry-After %s: %i ms');
const busy = ['a 429 with Retry-After', 'a 503 with Retry-After'] as const;
const serverErrors = ['a 500 with a message', 'a 502 with a page', 'a 504 with a page'] as const;
const noConflict = notApplicable(
  'A conflict is one between a change and a newer state, and a read changes nothing.',
);

/** The host answers with an error status. */
export const statusFaults: readonly Fault[] = [
  {
    id: 'refused-input',
    name: '400 or 422',
    cause: 'The host refuses the request as invalid, with a `message`.',
    cells: {
      list: shows(
        'The message above the list, which fails visibly.',
        inElement('faults/list', '[NET-02] a %i with a message shows it above the list'),
      ),
      lookup: shows('The message in a notice; earlier choices stay.', lookupFails('a 400', 'a 422')),
      form: shows(
        'The message; what was typed stays, and the form can be sent again.',
        formRefused('a 400', 'a 422'),
        inElement('table-saving', '[NET-02] shows why it was refused, and keeps the changes'),
        inElement('activity-units', '[NET-02] shows a refusal in the row and keeps the typed reason'),
      ),
      decision: shows(
        'The message in the row, which stays; both choices are on.',
        decisionRefused('a 400'),
        inElement(
          'review-queue-failed-decisions',
          '[RQ-03] with %s keeps the payment, shows the reason in the row, and can be retried',
          'an error of the host',
        ),
      ),
      card: shows('The message, and the text of a failed card.', cardMessage),
    },
  },
  {
    id: 'not-allowed',
    name: '401 or 403',
    cause: 'The session has ended (401), or the person may not do this (403).',
    cells: {
      list: shows(
        '401: `Your session has ended.`, with a link to sign in if `data-login-path` says where. 403: its message above the failed list.',
        inElement('table-loading', '[NET-13] because the session has ended links to the sign-in page'),
        inElement(
          'table-loading',
          '[NET-02] [NET-13] because the host refused also shows its reason as a notice',
        ),
      ),
      lookup: shows(
        '401: the session has ended. 403: its message, or `An error occurred.`',
        lookupSessionEnded('a 401'),
        lookupFails('a 403', 'a 403 without a message'),
      ),
      form: shows(
        '401: the session has ended. 403: its message, or `An error occurred.` What was typed stays.',
        formRefused('a 401', 'a 403', 'a 403 without a message'),
        inElement('table-saving', '[NET-15] says that the session has ended, and keeps the changes'),
      ),
      decision: shows(
        'The row stays. 401: the session has ended, at each press. 403: its message in the row.',
        inElement(
          'review-queue-failed-decisions',
          '[NET-15] with an ended session shows that at each press, and keeps the payment',
        ),
        decisionRefused('a 403 with a message'),
      ),
      card: shows(
        '401: the session has ended. 403: its message, and the text of a failed card.',
        cardSessionEnded('a 401'),
        cardMessage,
      ),
    },
  },
  {
    id: 'not-found',
    name: '404',
    cause: 'The host does not know the address or the record.',
    cells: {
      list: shows(
        '`The list could not be loaded.`, `No entries available.` and Retry; logged.',
        listFails('a 404'),
        inElement('table-loading', '[NET-05] [NET-13] says so, logs it and offers Retry'),
      ),
      lookup: shows('A notice, and Retry at the field.', lookupFails('a 404')),
      form: shows('`An error occurred.`, or its message; what was typed stays.', formRefused('a 404')),
      decision: shows(
        'The list is read again. A row that is gone leaves, as handled; one that is still there stays with the reason.',
        decisionReadsList,
      ),
      card: shows('The text of a failed card, and Retry.', cardFails('a 404')),
    },
  },
  {
    id: 'conflict',
    name: '409 or 412',
    cause: 'Somebody else has changed the record since it was read.',
    cells: {
      list: noConflict,
      lookup: noConflict,
      form: shows(
        'The message; what was typed stays, and Save is off until the data is loaded again.',
        inElement('faults/form', '[DEP-04] a %i keeps what was typed, and blocks Save until a reload'),
        inElement('table-saving', '[TBL-11] after a conflict is blocked until the list was reloaded'),
      ),
      decision: shows(
        'The list is read again. A row that is gone leaves, as handled; one that is still there stays with the reason.',
        decisionReadsList,
        inElement(
          'review-queue-failed-decisions',
          '[RQ-03] with 409 reloads the list and removes a payment that somebody else has handled',
        ),
      ),
      card: noConflict,
    },
  },
  {
    id: 'busy-host',
    name: '429 or 503',
    cause: 'The host is busy and may say with `Retry-After` when to come again.',
    cells: {
      list: shows(
        'Three attempts, after at most 10 s each; then it fails visibly.',
        listFails(...busy),
        retryAfter,
      ),
      lookup: shows(
        'Three attempts, after at most 10 s each; then a notice.',
        lookupFails(...busy),
        retryAfter,
      ),
      form: shows(
        'Sent once; its message. After a 503 it is unconfirmed.',
        formRefused(busy[0]),
        formUnconfirmed(busy[1]),
      ),
      decision: shows(
        'Sent once; the row stays, refused after a 429, unconfirmed after a 503.',
        decisionRefused(busy[0]),
        decisionUnconfirmed(busy[1]),
        decisionChecked('a 503'),
      ),
      card: shows(
        'Three attempts, after at most 10 s each; then the text of a failed card.',
        cardFails(...busy),
        retryAfter,
      ),
    },
  },
  {
    id: 'server-error',
    name: '500, 502 or 504',
    cause: 'The host or a proxy fails, with a page or with JSON.',
    cells: {
      list: shows(
        'Three attempts, then it fails visibly. A page is never shown.',
        listFails(...serverErrors),
        inElement('careless-hosts', '[NET-12] that fails once with 500 retries automatically'),
      ),
      lookup: shows(
        'Three attempts, then a notice with its message, or `An error occurred.`',
        lookupFails(...serverErrors),
      ),
      form: shows(
        'Sent once; its message, or `An error occurred.`, and that it is unconfirmed.',
        formUnconfirmed(...serverErrors),
        tableUnconfirmed('a 500'),
      ),
      decision: shows(
        'Sent once; the row stays, unconfirmed; its message stands above the list.',
        decisionChecked('a 500'),
        decisionUnconfirmed('a 502 with a page', 'a 504 with a page'),
      ),
      card: shows('Three attempts, then the text of a failed card.', cardFails(...serverErrors)),
    },
  },
];
