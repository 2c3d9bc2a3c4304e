/**
 * What the browser itself says of a thing: a page's `<img name="head">` answers in the place of `document.head`, and
 * the `<input name="localName">` of a form in the place of its own. Methods are to be called on the thing. [EMB-12]
 */
export const native = <T extends object, Name extends keyof T>(thing: T, name: Name): T[Name] =>
  Reflect.get(Object.getPrototypeOf(thing), name, thing);
