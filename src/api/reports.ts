import type { PostEndpoint } from '../http/request.ts';
import { formAnswer } from './schemas/shapes.ts';

/** Requests a report; posted to `/report/` or to the current page, see `reportTarget`. [RPT-15] */
export const requestReport = {
  name: 'requestReport',
  method: 'POST',
  path: '{url}',
  body: 'multipart',
  proof: 'redirect',
  answer: formAnswer,
} as const satisfies PostEndpoint;
