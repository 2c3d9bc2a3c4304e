import type { ElementModule } from './embed/element/define.ts';

/**
 * All tags with the import of their element modules, for tools, stories and tests. The build makes a lazy chunk of each, which
 * the loader fetches on demand: scripts/build/entries.mjs.
 */
export const elements = {
  'psp-activity-units': () => import('./elements/activity-units/activity-units.tsx'),
  'psp-breadcrumbs': () => import('./elements/breadcrumbs/breadcrumbs.tsx'),
  'psp-card-list': () => import('./elements/card-list/card-list.tsx'),
  'psp-cookie-consent': () => import('./elements/cookie-consent/cookie-consent.tsx'),
  'psp-copy-text': () => import('./elements/copy-text/copy-text.tsx'),
  'psp-create-err': () => import('./elements/create-err/create-err.tsx'),
  'psp-deposit-form': () => import('./elements/deposit-form/deposit-form.tsx'),
  'psp-flash-message': () => import('./elements/flash-message/flash-message.tsx'),
  'psp-legacy-report-form': () => import('./elements/legacy-report-form/legacy-report-form.tsx'),
  'psp-month-picker': () => import('./elements/month-picker/month-picker.tsx'),
  'psp-my-studies': () => import('./elements/my-studies/my-studies.tsx'),
  'psp-patient-payments': () => import('./elements/patient-payments/patient-payments.tsx'),
  'psp-pending-actions': () => import('./elements/pending-actions/pending-actions.tsx'),
  'psp-phone-code': () => import('./elements/phone-code/phone-code.tsx'),
  'psp-quick-actions': () => import('./elements/quick-actions/quick-actions.tsx'),
  'psp-recent-payments': () => import('./elements/recent-payments/recent-payments.tsx'),
  'psp-reimbursement-detail': () => import('./elements/reimbursement-detail/reimbursement-detail.tsx'),
  'psp-reimbursement-list': () => import('./elements/reimbursement-list/reimbursement-list.tsx'),
  'psp-report-form': () => import('./elements/report-form/report-form.tsx'),
  'psp-review-queue': () => import('./elements/review-queue/review-queue.tsx'),
  'psp-row-actions': () => import('./elements/row-actions/row-actions.tsx'),
  'psp-sponsor-logo': () => import('./elements/sponsor-logo/sponsor-logo.tsx'),
  'psp-study-list': () => import('./elements/study-list/study-list.tsx'),
  'psp-table': () => import('./elements/table/table.tsx'),
  'psp-travel-request': () => import('./elements/travel-request/travel-request.tsx'),
  'psp-travel-requests': () => import('./elements/travel-requests/travel-requests.tsx'),
  'psp-unit-recognition': () => import('./elements/unit-recognition/unit-recognition.tsx'),
  'psp-upcoming-appointments': () => import('./elements/upcoming-appointments/upcoming-appointments.tsx'),
} satisfies Record<string, () => Promise<{ element: unknown }>>;

export type LoadElement = () => Promise<{ element: ElementModule }>;
