import {
  cardFails,
  decisionChecked,
  decisionUnconfirmed,
  formUnconfirmed,
  laterBatchFails,
  listFails,
  lookupFails,
  tableUnconfirmed,
} from './common-tests.ts';
import { type Fault, inElement, shows, tested } from './fault.ts';

const lost = 'a lost connection';
const timeLimits = ['silence', 'a body that stalls'] as const;

const listTimeout = (row: string) =>
  inElement('faults/list', '[NET-12] %s fails after its time limit, without a second request', row);
const lookupTimeout = (row: string) =>
  inElement('faults/lookup', '[NET-04] [NET-12] %s fails after two attempts of 15 s', row);
const formTimeout = (row: string) =>
  inElement('faults/form', '[NET-19] [NET-12] %s is unconfirmed after 60 s, and sent once', row);
const decisionTimeout = (row: string) =>
  inElement('faults/decision', '[NET-19] [NET-12] %s is unconfirmed after 60 s, and sent once', row);
const cardTimeout = (row: string) =>
  inElement('faults/card', '[UI-15] [NET-12] after %s fails when two attempts of 15 s are over', row);

/** The connection is slow, absent or breaks off. */
export const connectionFaults: readonly Fault[] = [
  {
    id: 'slow-answer',
    name: 'Slow answer',
    cause: 'The host answers correctly, but after several seconds.',
    cells: {
      list: shows(
        'The loading text or the progress of the list; never the text of an empty or a failed one.',
        inElement('faults/list', '[TBL-13] a slow answer says that it loads, and does not look empty'),
        inElement(
          'table-loading',
          '[TBL-13] shows rows as they arrive, and a progress bar until all have arrived',
        ),
      ),
      lookup: shows(
        'The field is disabled and says `Loading…`; a report form is locked until its choices are there.',
        inElement('faults/lookup', '[NET-04] that takes long disables its field, which says that it loads'),
        inElement(
          'report-form-options',
          '[RPT-14] lock the form while they load, keep the focus, and Generate says why',
        ),
      ),
      form: shows(
        '`Waiting for response from server`, or a busy button; the fields are locked.',
        inElement(
          'report-form-submission',
          '[RPT-13] [RPT-14] says that it is waiting, stays locked, and posts once however often it is submitted',
        ),
        inElement(
          'table-saving',
          '[NET-12] posts once, however often it is pressed, and locks the cells meanwhile',
        ),
      ),
      decision: shows(
        'The row is locked and says `Approving…`; other rows can be decided.',
        inElement('faults/decision', '[RQ-02] a slow answer locks its own payment only'),
        inElement('review-queue-decisions', '[RQ-02] handles several pending approvals independently'),
      ),
      card: shows(
        'The loading text of the card, such as `Loading your studies...`.',
        inElement('faults/card', '[UI-15] says that it loads while the answer takes long'),
      ),
    },
  },
  {
    id: 'no-connection',
    name: 'No connection',
    cause: 'The host refuses the connection, cannot be found, or resets it before the headers of the answer.',
    cells: {
      list: shows(
        'After three attempts: `The list could not be loaded.`, `No entries available.` and Retry.',
        listFails(lost),
        inElement('careless-hosts', '[NET-05] [NET-12] that cannot be reached fails after three attempts'),
      ),
      lookup: shows(
        'After three attempts: a notice with `ERR_NETWORK: Network Error`, and Retry at the field. Earlier choices stay.',
        lookupFails(lost),
      ),
      form: shows(
        '`ERR_NETWORK: Network Error`, and that it is unconfirmed. Sent once; what was typed stays.',
        formUnconfirmed(lost),
        inElement(
          'deposit-form-saving',
          '%s, shows the failure and keeps what was typed',
          '[NET-03] without a connection',
        ),
        inElement(
          'report-form-submission',
          '%s shows a message, keeps the values, and allows another submit',
          '[NET-03] no connection',
        ),
      ),
      decision: shows(
        'The row stays, unconfirmed, with Check again; the error stands above the list.',
        decisionChecked('no answer'),
      ),
      card: shows('After three attempts: the text of a failed card, and Retry.', cardFails(lost)),
    },
  },
  {
    id: 'no-answer',
    name: 'No answer',
    cause: 'The host accepts the request and never answers.',
    cells: {
      list: shows('Fails after 120 s, without a second request.', listTimeout(timeLimits[0])),
      lookup: shows(
        'Fails after two attempts of 15 s: `ERR_TIMEOUT: Request timed out`.',
        lookupTimeout(timeLimits[0]),
      ),
      form: shows(
        'After 60 s `ERR_TIMEOUT: Request timed out`, and that it is unconfirmed. Sent once.',
        formTimeout(timeLimits[0]),
      ),
      decision: shows('Unconfirmed after 60 s. Sent once.', decisionTimeout(timeLimits[0])),
      card: shows('Fails after two attempts of 15 s.', cardTimeout(timeLimits[0])),
    },
  },
  {
    id: 'stalled-body',
    name: 'Body that stalls',
    cause: 'The body of the answer stops in the middle, and the connection stays open.',
    cells: {
      list: shows(
        'Fails after 30 s without a byte. A body that arrives slowly but steadily is read.',
        listTimeout(timeLimits[1]),
        tested(
          'unit/http/patience.test.ts',
          '[NET-11] is not exceeded by a body that arrives slowly but steadily, with split characters',
        ),
      ),
      lookup: shows('Fails after two attempts of 15 s.', lookupTimeout(timeLimits[1])),
      form: shows('Unconfirmed after 60 s. Sent once.', formTimeout(timeLimits[1])),
      decision: shows('Unconfirmed after 60 s. Sent once.', decisionTimeout(timeLimits[1])),
      card: shows('Fails after two attempts of 15 s.', cardTimeout(timeLimits[1])),
    },
  },
  {
    id: 'cut-answer',
    name: 'Answer cut off',
    cause:
      'The connection is lost within the body (a GET is repeated once), or the JSON is incomplete. A byte order mark before it is read over.',
    cells: {
      list: shows(
        'A first batch fails visibly; of a later one, the rows before it stay, with `Showing {n} of {total}.` and Continue.',
        listFails('an answer that breaks off', 'truncated JSON'),
        laterBatchFails('an answer that breaks off', 'truncated JSON'),
        inElement('faults/list', '[NET-11] a byte order mark shows the rows'),
      ),
      lookup: shows(
        'A notice, and Retry at the field. Earlier choices stay.',
        lookupFails('an answer that breaks off', 'truncated JSON'),
        inElement('faults/lookup', '[NET-11] a byte order mark offers the choices'),
      ),
      form: shows(
        'Unconfirmed, never a success. What was typed stays.',
        formUnconfirmed('an answer that breaks off', 'truncated JSON'),
        tableUnconfirmed('truncated JSON'),
        inElement('faults/form', '[NET-11] a byte order mark follows the redirect in the answer'),
      ),
      decision: shows(
        'The row stays, unconfirmed.',
        decisionUnconfirmed('an answer that breaks off'),
        decisionChecked('a truncated answer'),
        inElement('faults/decision', '[NET-11] a byte order mark is carried out'),
      ),
      card: shows(
        'The text of a failed card, and Retry.',
        cardFails('an answer that breaks off', 'truncated JSON'),
        inElement('faults/card', '[NET-11] reads an answer with a byte order mark'),
      ),
    },
  },
];
