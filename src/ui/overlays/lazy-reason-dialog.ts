import { lazyComponent } from '../feedback/lazy-component.tsx';

/** Asks for a reason in a dialog, fetched when it is first asked for. */
export const ReasonDialog = lazyComponent(async () => (await import('./reason-dialog.tsx')).ReasonDialog);
