import { startQuickAction } from '../quick-actions.ts';
import type { DocumentedCall } from './documented-call.ts';
import { describedFormAnswer } from './shared-fields.ts';

/** The calls of src/api/quick-actions.ts with what documentation says about them. */
export const quickActionsCalls: readonly DocumentedCall[] = [
  {
    ...startQuickAction,
    summary: 'Goes to the page of a quick action.',
    answer: describedFormAnswer,
    fields: {
      action: '`addPatient`, `createErr`, `createStipend` or `createTr`.',
      study: 'The study; absent if a new patient only has a site.',
      site: 'The site.',
      patient: 'The patient; absent for a new one.',
      _token: 'The CSRF token of the page.',
    },
  },
];
