import { lazyComponent } from '../feedback/lazy-component.tsx';

/** The ReasonDialog as a lazy chunk, loaded when it is first opened. */
export const ReasonDialog = lazyComponent(async () => (await import('./reason-dialog.tsx')).ReasonDialog);
