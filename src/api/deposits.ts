import type { PostEndpoint } from '../http/endpoint.ts';
import { formAnswer } from './schemas/shapes.ts';

export const saveDeposits = {
  name: 'saveDeposits',
  method: 'POST',
  path: '{url}',
  summary: 'Allocates a deposit balance to studies.',
  body: {
    encoding: 'multipart',
    fields: {
      parentBalance: 'The balance to allocate, as it was loaded: `1000.00`.',
      '{childId}': 'The funds of one child document: `80.00`.',
      '{childId}Threshold': 'Its threshold: `20.00`.',
      _token: 'The CSRF token of the page.',
    },
  },
  proof: 'redirect',
  answer: formAnswer,
} as const satisfies PostEndpoint;
