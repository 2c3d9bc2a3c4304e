import { native } from '../../platform/native.ts';

/** Whether the page's HTML is still being parsed. */
export const isPageLoading = (): boolean => native(document, 'readyState') === 'loading';

/**
 * Whether a page's `<img name="defaultView">` shadows `document.defaultView`, which React reads: it then fails silently.
 * [EMB-12]
 */
export const isWindowShadowed = (owner: Document): boolean =>
  owner.defaultView !== native(owner, 'defaultView');
