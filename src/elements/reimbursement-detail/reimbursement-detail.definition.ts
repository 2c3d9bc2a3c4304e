import { otherReimbursements } from '../../api/reimbursements.ts';
import type { ElementDefinition } from '../../embed/definition.ts';
import { sentRecord } from '../../screen/records/record-attribute.definition.ts';

export const definition = {
  tag: 'psp-reimbursement-detail',
  summary:
    'Shows one reimbursement: where it stands, what is paid and how, its expenses, and related requests.',
  attributes: {
    reimbursement: {
      type: 'json',
      required: true,
      schema: sentRecord,
      shape: '{id, reimbursementId, status, totalUSD, paymentPreference, needTIN, expenses, …}',
      description:
        'The reimbursement, by the names of its fields; each that is set is shown. Those of a way of being paid are shown for that paymentPreference only, and TIN with needTIN only: what a person may not see is for the server to leave out, since all that stands here is in the page.',
      example:
        '{"id": "700412", "reimbursementId": "ERR-700412", "status": "inReview", "visitType": "Week 12", "visitDate": "2026-05-06", "totalUSD": "184.5", "paymentPreference": "Check", "paymentCheckName": "Ana Souza", "travelRequest": "n/a", "expenses": [{"type": "Parking", "invoiceDate": "2026-05-06", "currency": "USD", "amountFormatted": "12.00", "filename": "parking.pdf", "downloadUrl": "/reimbursement/700412/receipt/1"}]}',
    },
    projectManager: {
      type: 'flag',
      description:
        'The page is for a project manager: the TIN is not shown. Leave it out of the reimbursement on the server, too; whatever the page holds can be read in its source.',
      example: 'true',
    },
  },
  events: {},
  calls: [{ endpoint: otherReimbursements }],
  parts: {
    card: 'The box around the reimbursement, around its expenses, and around the related requests.',
    badge: 'A status.',
    progress: 'How far the reimbursement has come.',
    table: 'The expenses, and the related requests.',
    dialog: 'A receipt as a picture.',
    skeleton: 'The lines that stand for related requests on their way.',
    notice: 'A message above the related requests.',
  },
  reservedSpace: { narrow: 1300, wide: 900 },
} as const satisfies ElementDefinition;
