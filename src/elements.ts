import type { ElementModule } from './embed/element.ts';

/** Every tag of the library and the folder that it comes from. */
export const elements = {
  'psp-copy-text': () => import('./elements/copy-text/index.ts'),
  'psp-create-err': () => import('./elements/create-err/index.ts'),
  'psp-deposit-form': () => import('./elements/deposit-form/index.ts'),
  'psp-report-form': () => import('./elements/report-form/index.ts'),
  'psp-review-queue': () => import('./elements/review-queue/index.ts'),
  'psp-table': () => import('./elements/table/index.ts'),
} satisfies Record<string, () => Promise<{ element: unknown }>>;

export type LoadElement = () => Promise<{ element: ElementModule }>;
