import { advancePaymentsOfPatient } from '../advance-payments.ts';
import { dayFormat } from './formats.ts';
import { identifierDocs } from './shared-fields.ts';
import { ofRows, withFields } from './with-fields.ts';

export const describedAdvancePaymentsOfPatient = withFields(
  advancePaymentsOfPatient.answer,
  ofRows({
    ...identifierDocs,
    visitType: { description: 'The visit that is paid for.', example: 'Week 12' },
    visitDate: { description: 'The day of the visit.', example: '2026-05-06', format: dayFormat },
    study: { description: 'The name of the study.', example: 'BREATHE-2' },
    payType: { description: 'How it is paid.', example: 'Bank Transfer' },
    payCurrency: { description: 'The currency; `Unavailable` where there is none yet.', example: 'USD' },
    requestId: { description: 'The number of the travel request.', example: 'TR-30412' },
  }),
);
