import { lazyComponent } from './lazy-component.tsx';

/** The ConfirmDialog as a lazy chunk, loaded when it is first opened. */
export const ConfirmDialog = lazyComponent(
  async () => (await import('../overlays/confirm-dialog.tsx')).ConfirmDialog,
);
