import { otherReimbursements } from '../../api/reimbursements.ts';
import type { ElementDefinition } from '../../embed/definition.ts';
import { jsonRecord } from '../../screen/records/record-attribute.definition.ts';

import { reimbursementFields } from './reimbursement-detail.fields.ts';

export const definition = {
  tag: 'psp-reimbursement-detail',
  summary: 'Shows one reimbursement: its progress, amounts, payment details, expenses and related requests.',
  attributes: {
    reimbursement: {
      type: 'json',
      required: true,
      schema: jsonRecord,
      recordFields: reimbursementFields,
      shape: '{id, reimbursementId, status, totalUSD, paymentPreference, needTIN, expenses, …}',
      description:
        'The reimbursement as a record; every field that is set is shown. Payment details are shown for the matching paymentPreference only, and TIN with needTIN only. The server must leave out what the user may not see, because the whole record is in the source of the page.',
      example:
        '{"id": "700412", "reimbursementId": "ERR-700412", "status": "inReview", "visitType": "Week 12", "visitDate": "2026-05-06", "totalUSD": "184.5", "paymentPreference": "Check", "paymentCheckName": "Ana Souza", "travelRequest": "n/a", "expenses": [{"type": "Parking", "invoiceDate": "2026-05-06", "currency": "USD", "amountFormatted": "12.00", "filename": "parking.pdf", "downloadUrl": "/reimbursement/700412/receipt/1"}]}',
    },
    projectManager: {
      type: 'flag',
      description:
        'The user is a project manager: the TIN is not shown. The server must leave it out as well, because the whole record is in the source of the page.',
      example: 'true',
    },
  },
  events: {},
  calls: [{ endpoint: otherReimbursements }],
  leadsTo: {
    '/request/{id}/view': 'The travel request, by the number in `travelRequest`.',
  },
  parts: {
    card: 'The box around the reimbursement, around its expenses, and around the related requests.',
    badge: 'A status.',
    progress: 'How far the reimbursement has come.',
    table: 'The expenses, and the related requests.',
    dialog: 'The preview of a receipt.',
    skeleton: 'The placeholder lines while the related requests load.',
    notice: 'A message above the related requests.',
  },
  reservedSpace: { narrow: 1300, wide: 900 },
} as const satisfies ElementDefinition;
