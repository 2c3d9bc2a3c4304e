import type { Guidance } from './guidance.ts';
import { tableWidths } from './widths.ts';

const listKeys = ['page', 'table', 'menu', 'dialog'] as const;

export const lists = {
  'psp-table': {
    use: [
      'A list of records for which there is no element of its own, from 10 to 100,000 rows.',
      'People have to search, filter, sort, export, select or edit rows.',
    ],
    avoid: [
      'Payments to approve or deny: `psp-review-queue` decides each payment once, and says what became of it.',
      'Reimbursements, travel requests, cards or activity units: their own lists know columns, statuses and texts.',
      'Five facts about one record: a definition list of the page is easier to read.',
    ],
    widths: tableWidths,
    keys: [...listKeys, 'select'],
  },
  'psp-review-queue': {
    use: ['Staff decide many payments one after the other, without opening each of them.'],
    avoid: [
      'A decision that needs the receipts: link to the page of the reimbursement.',
      'A list to look things up in: `psp-reimbursement-list`.',
    ],
    widths: tableWidths,
    keys: [...listKeys, 'queue'],
  },
  'psp-reimbursement-list': {
    use: ['The reimbursements of a site, a study or a patient, to be found again by status and text.'],
    avoid: [
      'Work that is waiting for somebody: `psp-pending-actions` on a dashboard, `psp-review-queue` to decide.',
      'A patient’s own payments: `psp-patient-payments` uses the words that patients know.',
    ],
    widths: tableWidths,
    keys: [...listKeys, 'select'],
  },
  'psp-patient-payments': {
    use: ['Patients see what they were paid and what is still to come.'],
    avoid: ['Staff who compare patients: `psp-reimbursement-list` or `psp-table`.'],
    widths: tableWidths,
    keys: [...listKeys, 'tabs', 'select'],
  },
  'psp-travel-requests': {
    use: ['The travel requests of a patient, of a user, or of a site, filtered by status.'],
    avoid: ['One request in full: `psp-travel-request`.'],
    widths: tableWidths,
    keys: [...listKeys, 'select'],
  },
  'psp-card-list': {
    use: ['Staff at a site look up the ScoutPass cards that they have in stock or have handed out.'],
    avoid: ['A card’s balance or payments: the element shows neither.'],
    widths: tableWidths,
    keys: [...listKeys, 'select'],
  },
  'psp-activity-units': {
    use: ['Staff check which activities a study is billed for, look up surcharges, and remove mistakes.'],
    avoid: ['Units over the months of a year: `psp-unit-recognition`.'],
    widths: tableWidths,
    keys: listKeys,
  },
  'psp-unit-recognition': {
    use: ['Staff compare the units recognized in the months of a year.'],
    avoid: ['The activities behind the figures: `psp-activity-units`.'],
    widths: tableWidths,
    keys: [...listKeys, 'select'],
  },
} as const satisfies Readonly<Record<string, Guidance>>;
