import { lazyComponent } from '../feedback/lazy-component.tsx';

/** The question before what is not easily undone, fetched when it is first asked. */
export const ConfirmDialog = lazyComponent(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog);
