import type { PostEndpoint } from '../http/endpoint.ts';
import { formAnswer } from './shapes.ts';

/** [QA-01] Posted by the browser itself, as a native form. */
export const startQuickAction = {
  name: 'startQuickAction',
  method: 'POST',
  path: '/quick/action/router',
  summary: 'Goes to the page of a quick action.',
  body: {
    encoding: 'multipart',
    fields: {
      action: '`addPatient`, `createErr`, `createStipend` or `createTr`.',
      study: 'The study.',
      site: 'The site.',
      patient: 'The patient.',
      _token: 'The CSRF token of the page.',
    },
  },
  proof: 'redirect',
  answer: formAnswer,
} as const satisfies PostEndpoint;
