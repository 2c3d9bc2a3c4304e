import {
  cardFails,
  cardSessionEnded,
  decisionChecked,
  decisionUnconfirmed,
  formRefused,
  formUnconfirmed,
  journeyKeepsForm,
  laterBatchFails,
  listSessionEnded,
  listWithoutRows,
  lookupFails,
  lookupSessionEnded,
  tableUnconfirmed,
} from './common-tests.ts';
import { type Fault, inElement, inJourney, shows, tested } from './fault.ts';

const toSignIn = 'a redirect to the sign-in page';
const toSignOnService = 'a redirect to a sign-on service of another site';
const elsewhere = 'a redirect to another site';

/** The host answers with something other than was asked for. */
export const answerFaults: readonly Fault[] = [
  {
    id: 'sign-in-page',
    name: 'Sign-in page',
    cause:
      'The call is redirected to the sign-in page, or a page with a password field comes in place of the answer. Any other page is an unexpected response.',
    cells: {
      list: shows(
        '`Your session has ended.` with a link to sign in, and Retry. Rows that are there stay.',
        listSessionEnded(toSignIn),
        laterBatchFails('an ended session'),
        inElement(
          'careless-hosts',
          '[NET-15] that answers with its login page shows that the session has ended',
        ),
        listWithoutRows('an HTML page'),
      ),
      lookup: shows(
        '`Your session has ended.`, once per page, and Retry at the field. Earlier choices stay.',
        lookupSessionEnded(toSignIn, 'a page with a password field'),
        lookupFails('a page'),
        inJourney('create-err', '[NET-11] reports an expired session once on a page of many elements'),
      ),
      form: shows(
        '`Your session has ended.`, never a success; what was typed stays. A page at the address itself leaves it unconfirmed.',
        formRefused(toSignIn),
        formUnconfirmed('a sign-in page in place of the answer', 'a page'),
        tableUnconfirmed('a page'),
        inElement(
          'report-form-submission',
          '%s shows a message, keeps the values, and allows another submit',
          '[NET-15] the sign-in page',
        ),
      ),
      decision: shows(
        '`Your session has ended.`; the row stays. A page at the address itself leaves it unconfirmed.',
        inElement(
          'faults/decision',
          '[NET-15] a redirect to the sign-in page says that the session has ended, and keeps the payment',
        ),
        decisionUnconfirmed('a sign-in page in place of the answer', 'a page'),
      ),
      card: shows(
        '`Your session has ended.` with a link to sign in, and Retry.',
        cardSessionEnded(toSignIn, 'a page with a password field'),
        cardFails('a page'),
      ),
    },
  },
  {
    id: 'redirect-elsewhere',
    name: 'Redirect to another site',
    cause: 'The call is redirected to another site, as single sign-on does. Browsers hide where to.',
    cells: {
      list: shows('`Your session has ended.`, and Retry.', listSessionEnded(toSignOnService)),
      lookup: shows(
        '`Your session has ended.`, and Retry at the field.',
        lookupSessionEnded(toSignOnService),
      ),
      form: shows(
        '`ERR_NETWORK: Network Error`, and that it is unconfirmed. Nothing is sent to the other site.',
        formUnconfirmed(elsewhere),
        journeyKeepsForm('https://evil.test/'),
        tested(
          'unit/http/post.test.ts',
          '[NET-10] to another site with a %i is not followed and sends it nothing',
        ),
      ),
      decision: shows('The row stays, unconfirmed.', decisionUnconfirmed(elsewhere)),
      card: shows('`Your session has ended.`, and Retry.', cardSessionEnded(toSignOnService)),
    },
  },
  {
    id: 'wrong-answer',
    name: 'Empty or wrong answer',
    cause: '204, an empty body, `null`, an array in place of an object, or values of wrong types.',
    cells: {
      list: shows(
        'Fails visibly with Retry; an empty `data` with a `total` of 0 is an empty list. Entries that are no rows are left out.',
        listWithoutRows('no body', 'null', 'a bare list of rows', 'data that is an object'),
        inElement('table-loading', '[TBL-14] [NET-13] looks different from an empty list'),
        inElement(
          'careless-hosts',
          '[NET-11] that sends other values among its rows shows the rows, and how many of all',
        ),
      ),
      lookup: shows(
        'A notice with `ERR_SHAPE: Unexpected response`, and Retry at the field. Choices without an id are left out and logged.',
        lookupFails('a 204', 'null', 'an object', 'a wrong type'),
        inElement(
          'faults/lookup',
          '[NET-04] [NET-08] whose items have no id offers the others, and logs how many are left out',
        ),
      ),
      form: shows(
        'Unconfirmed. Only saves of tables and removals succeed without a body.',
        formUnconfirmed('a 204', '{}', 'null', 'an array', 'a wrong type'),
        tableUnconfirmed('a wrong type'),
        inElement('faults/form', '[TBL-11] succeeds with %s, and loads the list again', 'a 204', '{}'),
      ),
      decision: shows(
        'The row stays, unconfirmed: `Server did not report success`. Only `result: "success"` removes it.',
        decisionUnconfirmed('{}', 'an array', 'a wrong type'),
        decisionChecked('an empty answer', 'the answer null', 'the result in capitals'),
      ),
      card: shows(
        'The text of a failed card, and Retry.',
        cardFails('a 204', 'null', 'an object', 'a wrong type'),
      ),
    },
  },
];
