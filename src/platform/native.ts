/**
 * Reads a property from the browser's own prototype, past names that the page shadows. [EMB-12]
 *
 * A page's `<img name="head">` shadows `document.head`, a form's `<input name="localName">` shadows its `localName`.
 * Methods are returned unbound: call them with `.call(target)`.
 */
export const native = <T extends object, Name extends keyof T>(target: T, name: Name): T[Name] =>
  Reflect.get(Object.getPrototypeOf(target), name, target);
