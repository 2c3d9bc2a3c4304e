import { saveDeposits } from '../deposits.ts';
import type { DocumentedCall } from './documented-call.ts';
import { describedFormAnswer } from './shared-fields.ts';

/** The calls of src/api/deposits.ts with what documentation says about them. */
export const depositsCalls: readonly DocumentedCall[] = [
  {
    ...saveDeposits,
    summary: 'Allocates a deposit balance to studies.',
    answer: describedFormAnswer,
    fields: {
      parentBalance: 'The balance to allocate, as it was loaded: `1000.00`.',
      '{childId}': 'The funds of one child document: `80.00`.',
      '{childId}Threshold': 'Its threshold: `20.00`.',
      _token: 'The CSRF token of the page.',
    },
  },
];
