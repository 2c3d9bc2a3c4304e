import { native } from '../../domain/platform/native.ts';

/** Whether the page's HTML is still being parsed. */
export const isPageLoading = (): boolean => native(document, 'readyState') === 'loading';
