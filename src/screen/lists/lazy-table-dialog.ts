import { lazyComponent } from '../../ui/lazy/lazy-component.tsx';

/** A table in a dialog, fetched when it is first opened. */
export const TableDialog = lazyComponent(async () => (await import('./table-dialog.tsx')).TableDialog);
