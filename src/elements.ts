import type { ElementModule } from './embed/element/element-module.ts';

/** Maps each tag to the import of its element module; each becomes a lazy chunk that the loader fetches on demand. */
export const elements = {
  'psp-activity-units': () => import('./elements/activity-units/index.ts'),
  'psp-breadcrumbs': () => import('./elements/breadcrumbs/index.ts'),
  'psp-card-list': () => import('./elements/card-list/index.ts'),
  'psp-cookie-consent': () => import('./elements/cookie-consent/index.ts'),
  'psp-copy-text': () => import('./elements/copy-text/index.ts'),
  'psp-create-err': () => import('./elements/create-err/index.ts'),
  'psp-deposit-form': () => import('./elements/deposit-form/index.ts'),
  'psp-flash-message': () => import('./elements/flash-message/index.ts'),
  'psp-legacy-report-form': () => import('./elements/legacy-report-form/index.ts'),
  'psp-month-picker': () => import('./elements/month-picker/index.ts'),
  'psp-my-studies': () => import('./elements/my-studies/index.ts'),
  'psp-patient-payments': () => import('./elements/patient-payments/index.ts'),
  'psp-pending-actions': () => import('./elements/pending-actions/index.ts'),
  'psp-phone-code': () => import('./elements/phone-code/index.ts'),
  'psp-quick-actions': () => import('./elements/quick-actions/index.ts'),
  'psp-recent-payments': () => import('./elements/recent-payments/index.ts'),
  'psp-reimbursement-detail': () => import('./elements/reimbursement-detail/index.ts'),
  'psp-reimbursement-list': () => import('./elements/reimbursement-list/index.ts'),
  'psp-report-form': () => import('./elements/report-form/index.ts'),
  'psp-review-queue': () => import('./elements/review-queue/index.ts'),
  'psp-row-actions': () => import('./elements/row-actions/index.ts'),
  'psp-sponsor-logo': () => import('./elements/sponsor-logo/index.ts'),
  'psp-study-list': () => import('./elements/study-list/index.ts'),
  'psp-table': () => import('./elements/table/index.ts'),
  'psp-travel-request': () => import('./elements/travel-request/index.ts'),
  'psp-travel-requests': () => import('./elements/travel-requests/index.ts'),
  'psp-unit-recognition': () => import('./elements/unit-recognition/index.ts'),
  'psp-upcoming-appointments': () => import('./elements/upcoming-appointments/index.ts'),
} satisfies Record<string, () => Promise<{ element: unknown }>>;

export type LoadElement = () => Promise<{ element: ElementModule }>;
