import { otherReimbursements } from '../../api/reimbursements.ts';
import { documentedElement } from '../../embed/documented-element.ts';
import { definition } from './reimbursement-detail.definition.ts';
import { reimbursementFields } from './reimbursement-detail.fields.ts';

export const documented = documentedElement(definition, {
  summary: 'Shows one reimbursement: its progress, amounts, payment details, expenses and related requests.',
  attributes: {
    reimbursement: {
      recordFields: reimbursementFields,
      description:
        'The reimbursement as a record; every field that is set is shown. Payment details are shown for the matching paymentPreference only, and TIN with needTIN only. The server must leave out what the user may not see, because the whole record is in the source of the page.',
    },
    projectManager:
      'The user is a project manager: the TIN is not shown. The server must leave it out as well, because the whole record is in the source of the page.',
  },
  calls: [{ endpoint: otherReimbursements }],
  leadsTo: {
    '/request/{id}/view': 'The travel request, by the number in `travelRequest`.',
  },
  parts: ['card', 'badge', 'progress', 'table', 'item', 'dialog', 'skeleton', 'notice'],
  reservedSpace: { narrow: 1300, wide: 900 },
});
