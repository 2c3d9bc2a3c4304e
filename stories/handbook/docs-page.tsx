import { lazy, type PropsWithChildren, Suspense } from 'react';

// Lazy: tests run every story and open no docs page.
const HandbookContainer = lazy(async () => ({
  default: (await import('./container.tsx')).HandbookContainer,
}));

/** The docs page of every component; `PageContainer` waits for it, since the table of contents is made only once. */
export const DocsPage = lazy(async () => ({ default: (await import('./element-page.tsx')).ComponentPage }));

/** The frame of every page of the handbook. */
export const PageContainer = (props: PropsWithChildren) => (
  <Suspense fallback={null}>
    <HandbookContainer {...(props as Parameters<typeof HandbookContainer>[0])} />
  </Suspense>
);
