import { laterBatchFails } from './common-tests.ts';
import { type Fault, inElement, inJourney, notApplicable, shows, tested } from './fault.ts';

const oneAnswer = notApplicable('It is one answer, not one in batches.');
const oneRequest = notApplicable('It is one request, and its answer has no rows.');
const noTotal = notApplicable('Its answer states no total.');

/** A list comes in batches that do not fit together. */
export const rowFaults: readonly Fault[] = [
  {
    id: 'failed-batch',
    name: 'Failure of a later batch',
    cause: 'The first batches of a list arrive, and a later one fails.',
    cells: {
      list: shows(
        'The rows before it stay, with `Showing {n} of {total}.` and Continue; an export asks first.',
        laterBatchFails('a lost connection'),
        inElement(
          'table-loading',
          '[NET-11] completely keeps the rows before the failure, says how many, and continues from there',
        ),
        inElement('faults/list', '[NET-11] [TBL-07] any failure asks before an incomplete export'),
      ),
      lookup: oneAnswer,
      form: oneRequest,
      decision: shows(
        'The payments before it stay and can be decided.',
        inElement(
          'faults/decision',
          '[NET-11] [RQ-02] keeps the payments of the first batch, and they can be decided',
        ),
        inJourney('review', '[NET-11] keeps loaded rows without a network and continues when it is back'),
      ),
      card: oneAnswer,
    },
  },
  {
    id: 'repeated-rows',
    name: 'Repeated rows',
    cause: 'Rows repeat an id, or move to another batch while the list is loaded.',
    cells: {
      list: shows(
        'Each row once, at its first place, with its last values; how many repeat is said and logged.',
        inElement(
          'careless-hosts',
          '[TBL-19] [NET-11] that sends rows twice with ten unknown fields shows each row once, and the count received',
        ),
        inElement(
          'faults/list',
          '[NET-11] [TBL-19] that moves up between two batches shows each row once, with its last value',
        ),
        inElement(
          'table-loading',
          '[TBL-19] that repeat are shown once, and the number of rows left out is reported',
        ),
      ),
      lookup: shows(
        'Each choice once, whether its id is sent as `id` or as `_id.$oid`.',
        inElement(
          'faults/lookup',
          '[NET-11] whose items repeat an id offers each once, whether it is sent as id or as _id.$oid',
        ),
      ),
      form: oneRequest,
      decision: shows(
        'A row that was decided does not return with a later batch.',
        inElement(
          'review-queue-decisions',
          '[RQ-02] does not show an approved payment again with a later batch',
        ),
      ),
      card: shows(
        'Each record once.',
        inElement('faults/card', '[NET-11] shows a record that is sent twice once'),
      ),
    },
  },
  {
    id: 'low-total',
    name: 'Total too low',
    cause: 'The host states a `total` below the number of its rows.',
    cells: {
      list: shows(
        'Loading ends at the total.',
        inElement('faults/list', '[NET-11] that is too low ends the loading there'),
      ),
      lookup: noTotal,
      form: noTotal,
      decision: notApplicable('Its answer states no total; the queue around it is a list.'),
      card: noTotal,
    },
  },
  {
    id: 'untrue-total',
    name: 'Total too high, changing or no number',
    cause: 'The host states a `total` above the number of its rows, another one with each batch, or none.',
    cells: {
      list: shows(
        'Loading ends after a batch that brings nothing new: `Showing {n} of {total}.` and Continue. Without a usable total, all rows are loaded.',
        inElement(
          'faults/list',
          '[NET-11] that %s ends the loading, and tells how many rows there are',
          'is too high',
          'grows with every batch',
        ),
        inElement('faults/list', '[NET-11] of %j loads all rows'),
        tested(
          'unit/table/engine/loading/batches.test.ts',
          '[NET-11] is asked at most three times more than its total needs, whatever it sends',
        ),
      ),
      lookup: noTotal,
      form: noTotal,
      decision: shows(
        'Check again cannot tell whether a missing row is gone: it stays unconfirmed.',
        inElement(
          'faults/decision',
          '[NET-19] because its total is too high cannot confirm that a payment is gone: it stays unconfirmed',
        ),
      ),
      card: noTotal,
    },
  },
];
