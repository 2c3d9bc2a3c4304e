import { advancePaymentsOfPatient } from '../../api/advance-payments.ts';
import { reimbursementsOfPatient } from '../../api/reimbursements.ts';
import type { ElementDefinition } from '../../embed/definition.ts';
import { tableParts } from '../../screen/lists/list.definition.ts';

export const definition = {
  tag: 'psp-patient-payments',
  summary: 'Lists the payments of a patient: advance payments in one tab, reimbursements in the other.',
  attributes: {
    patientId: {
      type: 'text',
      required: true,
      description: 'The patient whose payments are listed.',
      example: '20001',
    },
    tab: {
      type: 'choice',
      values: ['advance-payment', 'reimbursement'],
      default: 'advance-payment',
      description:
        "The tab that is shown first. After the browser's Back, it is the tab that was chosen last.",
      example: 'reimbursement',
    },
  },
  events: {},
  calls: [
    { endpoint: advancePaymentsOfPatient, prefetch: { path: { patientId: 'patientId' }, unless: ['tab'] } },
    { endpoint: reimbursementsOfPatient },
  ],
  parts: {
    card: 'The box around the lists.',
    tabs: 'The two tabs and their panels.',
    ...tableParts,
    badge: 'A status in a cell.',
  },
  reservedSpace: { narrow: 820, wide: 738 },
} as const satisfies ElementDefinition;
