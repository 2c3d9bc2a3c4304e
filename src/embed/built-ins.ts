import { native } from './native.ts';

/*
 * Prototype and MooTools put functions of their own, which do something else, in the place of some of the browser's:
 * `Array.from` without iterables and mapping, `bind` without arguments, a class `Request` (docs/elements.md). The build
 * makes our code, React, ky and the others take these three from here. [EMB-12]
 */

type Realm = Pick<typeof globalThis, 'Array' | 'Function' | 'Request'>;

const isNative = (made: unknown): boolean => /\[native code\]/.test(Function.prototype.toString.call(made));

const isUntouched = [Array.from, Function.prototype.bind, globalThis.Request].every(isNative);

const realm: Realm = isUntouched ? globalThis : realmOfFrame();

/** The browser's, of an empty frame that is gone again: no page script has been there. */
function realmOfFrame(): Realm {
  const frame = native(document, 'createElement').call(document, 'iframe') as HTMLIFrameElement;
  native(document, 'documentElement').append(frame);
  const { Array, Function, Request } = frame.contentWindow as Window & typeof globalThis;
  frame.remove();
  return { Array, Function, Request };
}

/** `Array.from`, which makes arrays of this page. */
export const arrayFrom = (...args: unknown[]): unknown[] => Reflect.apply(realm.Array.from, Array, args);

/** `made.bind(self, …)`. */
export const bound = <Made extends (...args: never[]) => unknown>(
  made: Made,
  ...args: readonly unknown[]
): Made => Reflect.apply(realm.Function.prototype.bind, made, args);

export const { Request } = realm;
