import type { ElementDefinition } from '../../embed/definition.ts';
import { jsonRecord } from '../../screen/records/record-attribute.definition.ts';

export const definition = {
  tag: 'psp-reimbursement-detail',
  attributes: {
    reimbursement: {
      type: 'json',
      required: true,
      schema: jsonRecord,
      isRecord: true,
      shape: '{id, reimbursementId, status, totalUSD, paymentPreference, needTIN, expenses, …}',
      example:
        '{"id": "700412", "reimbursementId": "ERR-700412", "status": "inReview", "visitType": "Week 12", "visitDate": "2026-05-06", "totalUSD": "184.5", "paymentPreference": "Check", "paymentCheckName": "Ana Souza", "travelRequest": "n/a", "expenses": [{"type": "Parking", "invoiceDate": "2026-05-06", "currency": "USD", "amountFormatted": "12.00", "filename": "parking.pdf", "downloadUrl": "/reimbursement/700412/receipt/1"}]}',
    },
    projectManager: { type: 'flag' },
  },
} as const satisfies ElementDefinition;
