import { literal, looseObject } from 'valibot';
import type { PostEndpoint } from '../http/request.ts';

const decision = {
  method: 'POST',
  path: '/direct/reimbursement/{id}/view/',
  body: 'json',
  proof: 'answer',
  answer: looseObject({ result: literal('success') }),
} as const satisfies Omit<PostEndpoint, 'name'>;

export const approveReimbursement = { ...decision, name: 'approveReimbursement' } as const;

export const denyReimbursement = { ...decision, name: 'denyReimbursement' } as const;
