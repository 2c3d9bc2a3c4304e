import { native } from '../../domain/platform/native.ts';

/** Whether the page's HTML is still arriving. */
export const isPageLoading = (): boolean => native(document, 'readyState') === 'loading';

/** The address that the page's own addresses are relative to; a frame whose text is an attribute has that of its page. */
export const pageAddress = (): string =>
  location.protocol === 'about:' ? native(document, 'baseURI') : location.href;
