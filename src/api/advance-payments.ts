import { getEndpoint, rowsOf, text } from './schemas/shapes.ts';

/** [PAY-01] */
export const advancePaymentsOfPatient = getEndpoint(
  'advancePaymentsOfPatient',
  '/patient/api/list/payments/{patientId}/advance-payment/minimal',
  rowsOf({
    visitType: text,
    visitDate: text,
    study: text,
    payType: text,
    payCurrency: text,
    requestId: text,
  }),
);
