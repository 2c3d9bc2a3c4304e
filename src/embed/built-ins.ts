import { native } from './native.ts';

/*
 * Prototype and MooTools put functions of their own, which do something else, in the place of some of the browser's:
 * `Array.from` without iterables and mapping, `bind` without arguments, a class `Request`. The build
 * makes our code, React, ky and the others take these three from here. [EMB-12]
 */

const isNative = (made: unknown): boolean => /\[native code\]/.test(Function.prototype.toString.call(made));

const isUntouched = [Array.from, Function.prototype.bind, globalThis.Request].every(isNative);

const own = isUntouched ? builtInsOf(globalThis) : builtInsOfFrame();

/** Those of an empty frame that is gone again: no page script has been there. */
function builtInsOfFrame() {
  const frame = native(document, 'createElement').call(document, 'iframe') as HTMLIFrameElement;
  native(document, 'documentElement').append(frame);
  const found = builtInsOf(frame.contentWindow as Window & typeof globalThis);
  frame.remove();
  return found;
}

function builtInsOf(realm: typeof globalThis) {
  return { from: realm.Array.from, bind: realm.Function.prototype.bind, Request: realm.Request };
}

/** `Array.from`, which makes arrays of this page. */
export const arrayFrom = (...args: unknown[]): unknown[] => Reflect.apply(own.from, Array, args);

/** `made.bind(self, …)`. */
export const bound = <Made extends (...args: never[]) => unknown>(
  made: Made,
  ...args: readonly unknown[]
): Made => Reflect.apply(own.bind, made, args);

export const { Request } = own;
