import { lazyComponent } from './lazy-component.tsx';

/** The ReasonDialog as a lazy chunk, loaded when it is first opened. */
export const ReasonDialog = lazyComponent(
  async () => (await import('../overlays/reason-dialog.tsx')).ReasonDialog,
);
