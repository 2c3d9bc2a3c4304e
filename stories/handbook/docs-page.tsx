import { lazy, type PropsWithChildren, Suspense } from 'react';

// Lazy: tests run every story and open no docs page.
const ComponentPage = lazy(async () => ({ default: (await import('./element-page.tsx')).ComponentPage }));

/** The docs page of every component. */
export const DocsPage = () => (
  <Suspense fallback={null}>
    <ComponentPage />
  </Suspense>
);

const HandbookContainer = lazy(async () => ({
  default: (await import('./container.tsx')).HandbookContainer,
}));

/** The frame of every page of the handbook. */
export const PageContainer = (props: PropsWithChildren) => (
  <Suspense fallback={null}>
    <HandbookContainer {...(props as Parameters<typeof HandbookContainer>[0])} />
  </Suspense>
);
