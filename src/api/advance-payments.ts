import type { GetEndpoint } from '../http/endpoint.ts';
import { described } from './schemas/described.ts';
import { rowsOf } from './schemas/lists.ts';
import { plainDay, text } from './schemas/shapes.ts';

/** [PAY-01] */
export const advancePaymentsOfPatient = {
  name: 'advancePaymentsOfPatient',
  method: 'GET',
  path: '/patient/api/list/payments/{patientId}/advance-payment/minimal',
  summary: 'The advance payments of a patient.',
  answer: rowsOf({
    visitType: described(text, 'The visit that is paid for.', 'Week 12'),
    visitDate: described(plainDay, 'The day of the visit.', '2026-05-06'),
    study: described(text, 'The name of the study.', 'BREATHE-2'),
    payType: described(text, 'How it is paid.', 'Bank Transfer'),
    payCurrency: described(text, 'The currency; `Unavailable` where there is none yet.', 'USD'),
    requestId: described(text, 'The number of the travel request.', 'TR-30412'),
  }),
} as const satisfies GetEndpoint;
