import type { GetEndpoint } from '../http/endpoint.ts';
import { rowsOf } from './schemas/lists.ts';
import { text } from './schemas/shapes.ts';

/** [PAY-01] */
export const advancePaymentsOfPatient = {
  name: 'advancePaymentsOfPatient',
  method: 'GET',
  path: '/patient/api/list/payments/{patientId}/advance-payment/minimal',
  summary: 'The advance payments of a patient.',
  answer: rowsOf({
    visitType: text,
    study: text,
    visitDate: text,
    payCurrency: text,
    payType: text,
    requestId: text,
  }),
} as const satisfies GetEndpoint;
