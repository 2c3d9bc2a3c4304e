import type { ElementDefinition } from '../../embed/definition.ts';

export const definition = {
  tag: 'psp-patient-payments',
  attributes: {
    patientId: {
      type: 'text',
      required: true,
      example: '20001',
    },
    tab: {
      type: 'choice',
      values: ['advance-payment', 'reimbursement'],
      default: 'advance-payment',
      example: 'reimbursement',
    },
  },
} as const satisfies ElementDefinition;
