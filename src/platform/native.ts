/**
 * Reads a property from the browser's own prototype, past names that the page shadows. [EMB-12]
 *
 * A page's `<img name="head">` shadows `document.head`, a form's `<input name="localName">` shadows its `localName`.
 * Methods are returned unbound: call them with `.call(target)`.
 */
export const native = <T extends object, Name extends keyof T>(target: T, name: Name): T[Name] =>
  Reflect.get(Object.getPrototypeOf(target), name, target);

/** Whether the page's HTML is still being parsed. */
export const isPageLoading = (): boolean => native(document, 'readyState') === 'loading';

/**
 * Whether a page's `<img name="defaultView">` shadows `document.defaultView`, which React reads: it then fails silently.
 * [EMB-12]
 */
export const isWindowShadowed = (owner: Document): boolean =>
  owner.defaultView !== native(owner, 'defaultView');
