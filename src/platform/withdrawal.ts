import { Observable } from './observable.ts';

/**
 * Changes when Back has restored the page and the session turns out to have ended: what the host sent is removed from
 * the elements, and their dialogs close. [NET-20]
 */
export const withdrawal = new Observable(0);
