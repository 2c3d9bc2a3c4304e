import type { Guidance } from './guidance.ts';

export const details = {
  'psp-reimbursement-detail': {
    use: ['The page of one reimbursement, for patients and staff: what happens next, amounts, receipts.'],
    avoid: [
      'A short mention within other content: write reference and status as text.',
      'A decision: the element shows a record and changes nothing.',
    ],
    widths: [
      ['from 720 px', 'Facts in four columns, expenses as a table.'],
      ['560 to 720 px', 'Facts in two columns, expenses as a table.'],
      ['below 560 px', 'Facts in two columns, expenses as cards, five to a page in windows below 992 px.'],
    ],
    keys: ['page', 'dialog'],
  },
  'psp-travel-request': {
    use: ['The page of one travel request: appointment, patient, preferences and travelers.'],
    avoid: ['Several requests: `psp-travel-requests`.'],
    widths: [
      ['window from 1024 px', 'The appointment and the patient side by side, facts in two columns.'],
      ['window below 1024 px', 'All cards below each other; facts in four columns from 720 px, else in two.'],
    ],
    keys: ['page'],
  },
} as const satisfies Readonly<Record<string, Guidance>>;
