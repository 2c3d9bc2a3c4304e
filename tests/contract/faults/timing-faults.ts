import { decisionChecked, formUnconfirmed, journeyKeepsForm } from './common-tests.ts';
import { type Fault, inElement, inJourney, notApplicable, shows, tested } from './fault.ts';

const online = 'is requested once when the browser is online again';
const notByItself = 'is not sent by itself when the browser is online again';
const removed = 'aborted, and says and logs nothing';
const changesNothing = notApplicable('It changes nothing at the host, so that it can be repeated.');
/** Answers and people come at the wrong time, or an address leads elsewhere. */
export const timingFaults: readonly Fault[] = [
  {
    id: 'out-of-order',
    name: 'Answers out of order',
    cause: 'The answer to an earlier choice arrives after that to a later one.',
    cells: {
      list: shows(
        'The list of the latest choice; the late answer is ignored.',
        inElement('table-timeframes', '[NET-12] never shows a stale response for another timeframe'),
        inElement(
          'unit-recognition',
          '[UR-01] [NET-12] chosen last is shown, whatever the order of the responses',
        ),
      ),
      lookup: shows(
        'The choices of the latest choice; the late answer is ignored.',
        inElement('create-err', '[NET-12] ignores the late patients of a study that is no longer selected'),
        tested(
          'unit/http/lookups/use-lookup.test.tsx',
          '[NET-12] shows the answer to the latest choice, and at no time that to another',
        ),
      ),
      form: notApplicable(
        'A form has one post on its way; where a report form allows several, each is a report of its own.',
      ),
      decision: shows(
        'Each row has its own decision, whatever the order of the answers.',
        inElement('review-queue-decisions', '[RQ-02] handles several pending approvals independently'),
      ),
      card: shows(
        'The latest subject; the late answer is ignored.',
        inElement('faults/card', '[NET-12] ignores the late answer for an earlier subject'),
      ),
    },
  },
  {
    id: 'removed-element',
    name: 'Element removed or moved',
    cause: 'The page takes the element out or moves it while an answer is awaited.',
    cells: {
      list: shows(
        'The request is aborted; nothing is said or logged.',
        inElement(
          'faults/list',
          '[NET-12] that is removed while loading aborts its request, and says and logs nothing',
        ),
      ),
      lookup: shows(
        'The request is aborted; nothing is said or logged.',
        inElement('faults/lookup', `[NET-12] of an element that is removed is ${removed}`),
      ),
      form: shows(
        'The post goes on and is not repeated; put back while it is pending, the form is locked. Its outcome and what was typed are shown when it is put back. A removed one does not navigate.',
        inElement(
          'deposit-form-saving',
          '[NET-12] continues when the element is removed and put back meanwhile, and does not post again',
        ),
        inElement('faults/form', '[NET-12] goes on when its element is removed, and does not navigate then'),
        inElement(
          'deposit-form-saving',
          '[NET-19] [EMB-05] what was typed and the outcome are shown when the form is put back',
        ),
      ),
      decision: shows(
        'The post goes on and is not repeated, also not by a copy of the element.',
        inElement(
          'review-queue-decisions',
          '[NET-12] stays pending when the element is removed and put back, and posts once',
        ),
        inElement(
          'review-queue',
          '[RQ-06] is decided once when its element is replaced by a copy while posting',
        ),
      ),
      card: shows(
        'The request is aborted; nothing is said or logged.',
        inElement('faults/card', '[NET-12] aborts its request when it is removed, and says and logs nothing'),
      ),
    },
  },
  {
    id: 'repeated-press',
    name: 'Double click, held Enter, Back',
    cause: 'A person presses again, or returns to the page from the back/forward cache.',
    cells: {
      list: shows(
        'One request; after Back, one more.',
        inElement('faults/list', '[NET-12] is requested once for a double click on Retry'),
        inElement('faults/list', '[NET-12] is requested again once after Back from the back/forward cache'),
      ),
      lookup: shows(
        'One request.',
        inElement('faults/lookup', '[NET-12] is requested once for a double click on Retry'),
      ),
      form: shows(
        'One post; after Back, the form can be used.',
        inElement('deposit-form-saving', '[DEP-04] posts once even if Save is pressed repeatedly'),
        inElement(
          'deposit-form-saving',
          '[DEP-04] [NET-12] posts once while Enter is held, even if the host refuses at once',
        ),
        inElement(
          'quick-actions',
          '[QA-01] [NET-12] posts once for a double click or a held Enter, and can be used again after Back',
        ),
        inElement('activity-units', '[AU-02] posts once even if the buttons are pressed repeatedly'),
        inJourney('deposit', '[DEP-04] shows current balances after saving and Back'),
      ),
      decision: shows(
        'One post, and no second choice meanwhile; after Back, the list is read.',
        inElement(
          'review-queue-decisions',
          '[RQ-02] posts once for a hundred clicks, and blocks Deny meanwhile',
        ),
        inElement(
          'review-queue-decisions',
          '[RQ-05] approves one payment when the click is repeated at the same position',
        ),
        inElement(
          'review-queue-decisions',
          '[RQ-05] approves one payment while Enter is held down, although the focus moves on',
        ),
        inElement(
          'faults/decision',
          '[RQ-05] that was carried out is not sent again after Back: the list is read',
        ),
      ),
      card: shows(
        'One request; after Back, one more.',
        inElement(
          'faults/card',
          '[NET-12] loads again once after Back, and once for a double click on Retry',
        ),
      ),
    },
  },
  {
    id: 'lost-answer',
    name: 'Carried out, answer lost',
    cause: 'The host carries out the request, and its answer never arrives.',
    cells: {
      list: changesNothing,
      lookup: changesNothing,
      form: shows(
        'Unconfirmed; the same post can be sent again with the same `Idempotency-Key`.',
        formUnconfirmed('a lost connection'),
        inElement(
          'table-saving',
          '[TBL-11] [NET-12] keeps the changes after a failure, and retries with the same idempotency key',
        ),
        inElement(
          'activity-units',
          '[NET-12] reports an unknown outcome if the response is lost, and checks the list on demand',
        ),
        journeyKeepsForm('committedThenReset'),
      ),
      decision: shows(
        'Unconfirmed; Check again finds the row gone, or that it was not decided.',
        decisionChecked('no answer'),
        inJourney(
          'review',
          '[RQ-03] checks an approval whose answer was lost and finds that it was carried out',
        ),
      ),
      card: changesNothing,
    },
  },
  {
    id: 'hostile-address',
    name: 'Address of another site',
    cause: 'The host names an address of another site, or one that runs a script.',
    cells: {
      list: shows(
        'Its text without a link; logged.',
        inElement(
          'table-interactive-cells',
          '[TBL-16] [NET-01] to another origin are shown as text, and logged once for all rows',
        ),
        inElement('table-interactive-cells', '[TBL-21] [NET-01] with the address %s is shown as text'),
      ),
      lookup: notApplicable('Choices have no addresses.'),
      form: shows(
        'The browser does not go there: `An error occurred.`, and that it is unconfirmed.',
        inElement(
          'faults/form',
          '[NET-10] a redirect to %s does not go there, and says that it is unconfirmed',
        ),
      ),
      decision: notApplicable('No address in the answer to a decision is followed.'),
      card: shows(
        'No link.',
        inElement('pending-actions', '[NET-01] shows no link to another site: %s'),
        inElement('phone-only', '[NET-01] shows no link for an address of another site: %j'),
      ),
    },
  },
  {
    id: 'offline',
    name: 'Offline, then online',
    cause: 'The browser loses its network and gets it back.',
    cells: {
      list: shows(
        'Requested once more by itself; Retry meanwhile.',
        inElement('faults/list', `[NET-12] that failed without a connection ${online}`),
      ),
      lookup: shows(
        'Requested once more by itself; Retry meanwhile.',
        inElement('faults/lookup', `[NET-12] that failed without a connection ${online}`),
      ),
      form: shows(
        'Never sent by itself; what was typed stays.',
        inElement('faults/form', `[NET-12] that failed without a connection ${notByItself}`),
        inJourney(
          'deposit',
          '[NET-03] [NET-12] keeps what was typed without a network, and saves on the next press',
        ),
      ),
      decision: shows(
        'Never sent by itself; the row stays, unconfirmed.',
        inElement('faults/decision', `[NET-12] that failed without a connection ${notByItself}`),
      ),
      card: shows(
        'Requested once more by itself; Retry meanwhile.',
        inElement(
          'faults/card',
          '[NET-12] loads once when the browser is online again after a lost connection',
        ),
      ),
    },
  },
];
