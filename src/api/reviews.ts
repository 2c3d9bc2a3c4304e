import { literal, looseObject } from 'valibot';
import type { PostEndpoint } from '../http/endpoint.ts';
import { described } from './schemas/described.ts';

const success = looseObject({
  result: described(literal('success'), 'What proves that the decision was carried out.', 'success', {
    required: true,
  }),
});
const path = '/direct/reimbursement/{id}/view/';

export const approveReimbursement = {
  name: 'approveReimbursement',
  method: 'POST',
  path,
  summary: 'Approves a reimbursement from the review queue.',
  body: { encoding: 'json', fields: { quickApprove: 'true' } },
  proof: 'answer',
  answer: success,
} as const satisfies PostEndpoint;

export const denyReimbursement = {
  name: 'denyReimbursement',
  method: 'POST',
  path,
  summary: 'Denies a reimbursement from the review queue.',
  body: { encoding: 'json', fields: { quickDeny: 'true', reason: 'Why it is denied.' } },
  proof: 'answer',
  answer: success,
} as const satisfies PostEndpoint;
