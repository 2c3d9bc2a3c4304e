import { definitions } from '../../src/cli/definitions.generated.ts';
import { element as activityUnits } from '../../src/elements/activity-units/activity-units.tsx';
import { element as cardList } from '../../src/elements/card-list/card-list.tsx';
import { element as patientPayments } from '../../src/elements/patient-payments/patient-payments.tsx';
import { element as reimbursementList } from '../../src/elements/reimbursement-list/reimbursement-list.tsx';
import { element as reviewQueue } from '../../src/elements/review-queue/review-queue.tsx';
import { element as table } from '../../src/elements/table/table.tsx';
import { element as travelRequests } from '../../src/elements/travel-requests/travel-requests.tsx';
import { element as unitRecognition } from '../../src/elements/unit-recognition/unit-recognition.tsx';
import type { DocumentedElement } from '../../src/embed/documented-element.ts';
import type { ElementModule } from '../../src/embed/element/define.ts';
import type { HostTable } from './answers/batches.ts';
import { advancePayment, cards, reimbursement, reimbursements, travelRequest } from './answers/lists.ts';
import { payments } from './answers/payments.ts';
import { recognitionIn, activityUnits as units } from './answers/units.ts';
import type { Attributes } from './markup.ts';
import { people } from './table-screen.ts';

/** A list element with attributes, and the host's rows for it. */
export interface ListCase {
  readonly element: ElementModule;
  readonly documented: DocumentedElement;
  readonly attributes: Attributes;
  /** Attributes that make the element show another list. [TBL-23] */
  readonly other: Attributes;
  readonly host: HostTable;
  /** The host sends all rows in one answer, with only `data`. [NET-08] */
  readonly answersAtOnce?: true;
  /** The element shows row actions from the host. [TBL-16] */
  readonly hasActions: boolean;
}

const listCase = (
  element: unknown,
  attributes: Attributes,
  other: Attributes,
  host: HostTable,
  more: Partial<ListCase> = {},
) => {
  const { tag } = (element as ElementModule).definition;
  const documented = definitions.find(each => each.tag === tag) as DocumentedElement;
  const list = {
    element: element as ElementModule,
    documented,
    attributes,
    other,
    host,
    hasActions: true,
    ...more,
  };
  const [, kind] = Object.values(attributes);
  return [hasSeveralLists(tag) ? `${tag} of ${kind}` : tag, list satisfies ListCase] as const;
};

const hasSeveralLists = (tag: string): boolean => tag === 'psp-patient-payments';
const withoutColumns = (row: HostTable['row']): HostTable => ({ columns: [], row });

/** Every list that uses the shared table, with a name for test titles. */
export const everyList = [
  listCase(table, { 'data-endpoint': '/people/' }, { 'data-params': { site: 2 } }, people),
  listCase(reviewQueue, { 'data-endpoint': '/queue/' }, { 'data-endpoint': '/queue/2/' }, payments),
  listCase(
    reimbursementList,
    { 'data-endpoint': '/list/' },
    { 'data-endpoint': '/list/?status=paid' },
    reimbursements,
  ),
  listCase(
    travelRequests,
    { 'data-id': '20001', 'data-owner': 'patient' },
    { 'data-id': '20002' },
    withoutColumns(travelRequest),
    { answersAtOnce: true },
  ),
  listCase(cardList, { 'data-endpoint': '/cards/' }, { 'data-endpoint': '/cards/2/' }, cards, {
    hasActions: false,
  }),
  listCase(
    patientPayments,
    { 'data-patient-id': '20001', 'data-tab': 'advance-payment' },
    { 'data-patient-id': '20002' },
    withoutColumns(advancePayment),
    { answersAtOnce: true, hasActions: false },
  ),
  listCase(
    patientPayments,
    { 'data-patient-id': '20001', 'data-tab': 'reimbursement' },
    { 'data-patient-id': '20002' },
    withoutColumns(reimbursement),
    {
      answersAtOnce: true,
    },
  ),
  listCase(activityUnits, { 'data-id': '12', 'data-mode': 'direct' }, { 'data-id': '13' }, units),
  listCase(
    unitRecognition,
    { 'data-id': '12', 'data-mode': 'study' },
    { 'data-mode': 'direct' },
    recognitionIn(2026),
  ),
] as const;
