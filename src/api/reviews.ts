import { literal, looseObject } from 'valibot';
import type { PostEndpoint } from '../http/request.ts';

const success = looseObject({
  result: literal('success'),
});
const path = '/direct/reimbursement/{id}/view/';

export const approveReimbursement = {
  name: 'approveReimbursement',
  method: 'POST',
  path,
  body: 'json',
  proof: 'answer',
  answer: success,
} as const satisfies PostEndpoint;

export const denyReimbursement = {
  name: 'denyReimbursement',
  method: 'POST',
  path,
  body: 'json',
  proof: 'answer',
  answer: success,
} as const satisfies PostEndpoint;
