import { native } from '../../domain/platform/native.ts';

/** Whether the page's HTML is still being parsed. */
export const isPageLoading = (): boolean => native(document, 'readyState') === 'loading';

/** The base for relative addresses. A srcdoc frame has no URL of its own (about:srcdoc), but its page's base URI. */
export const pageAddress = (): string =>
  location.protocol === 'about:' ? native(document, 'baseURI') : location.href;
