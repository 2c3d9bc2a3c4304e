import type { PostEndpoint } from '../http/request.ts';
import { formAnswer } from './schemas/shapes.ts';

export const saveDeposits = {
  name: 'saveDeposits',
  method: 'POST',
  path: '{url}',
  body: 'multipart',
  proof: 'redirect',
  answer: formAnswer,
} as const satisfies PostEndpoint;
