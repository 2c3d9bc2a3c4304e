import type { GetEndpoint } from '../http/request.ts';
import { rowsOf, text } from './schemas/shapes.ts';

/** [PAY-01] */
export const advancePaymentsOfPatient = {
  name: 'advancePaymentsOfPatient',
  method: 'GET',
  path: '/patient/api/list/payments/{patientId}/advance-payment/minimal',
  answer: rowsOf({
    visitType: text,
    visitDate: text,
    study: text,
    payType: text,
    payCurrency: text,
    requestId: text,
  }),
} as const satisfies GetEndpoint;
