import { expect, it } from 'vitest';
import { replacedBuiltIns, replacedMessage } from '../../../../src/embed/loader/built-ins.ts';

/** Whatever stands at `object[name]` while `run` runs is `replacement`. */
function withReplacement<Result>(
  object: object,
  name: string,
  replacement: unknown,
  run: () => Result,
): Result {
  const original = Object.getOwnPropertyDescriptor(object, name);
  Object.defineProperty(object, name, { configurable: true, writable: true, value: replacement });
  try {
    return run();
  } finally {
    if (original) Object.defineProperty(object, name, original);
    else Reflect.deleteProperty(object, name);
  }
}

const [{ bind }, { from }, { stringify }, { assign }] = [Function.prototype, Array, JSON, Object];

it('[EMB-12] finds nothing on a page that has replaced no built-in', () => {
  expect(replacedBuiltIns()).toEqual([]);
});

it.each<[name: string, as: string, object: object, property: string, replacement: unknown]>([
  [
    'Function.prototype.bind',
    'MooTools, which drops the arguments of the call',
    Function.prototype,
    'bind',
    function (this: (...args: unknown[]) => unknown, self: unknown, given?: unknown) {
      return (...args: unknown[]) => this.apply(self, given === undefined ? args : [given]);
    },
  ],
  [
    'Function.prototype.bind',
    'a short polyfill, which drops the arguments given to bind',
    Function.prototype,
    'bind',
    function (this: (...args: unknown[]) => unknown, self: unknown) {
      return (...args: unknown[]) => this.apply(self, args);
    },
  ],
  [
    'Array.from',
    'MooTools, which wraps other values in an array',
    Array,
    'from',
    (item: unknown) => (Array.isArray(item) ? item : [item]),
  ],
  [
    'Array.from',
    'Prototype, which knows neither iterables nor a mapping function',
    Array,
    'from',
    ({ length = 0, ...items }: ArrayLike<unknown>) => from({ ...items, length }),
  ],
  ['JSON.stringify', 'Prototype 1.6 by toJSON', Array.prototype, 'toJSON', () => '["a"]'],
  [
    'Object.assign',
    'a short polyfill, which knows one source only',
    Object,
    'assign',
    (target: Record<string, unknown>, source: Record<string, unknown>) => {
      for (const key in source) target[key] = source[key];
      return target;
    },
  ],
  ['Event', 'MooTools, a class of its own', globalThis, 'Event', class {}],
  ['Request', 'MooTools, a class of its own', globalThis, 'Request', class {}],
])(
  '[EMB-12] a replacement that behaves differently is found: %s, as %s',
  (name, _, object, property, replacement) => {
    expect(withReplacement(object, property, replacement, replacedBuiltIns)).toEqual([name]);
  },
);

it.each<[title: string, object: object, property: string, replacement: unknown]>([
  [
    'bind that counts calls',
    Function.prototype,
    'bind',
    function (this: unknown, ...args: unknown[]) {
      return Reflect.apply(bind, this, args);
    },
  ],
  ['Object.assign of a polyfill', Object, 'assign', (...args: Parameters<typeof assign>) => assign(...args)],
  ['Array.from of a polyfill', Array, 'from', (...args: Parameters<typeof from>) => from(...args)],
  ['JSON.stringify that monitors', JSON, 'stringify', (value: unknown) => stringify(value)],
  ['Request that adds a header', globalThis, 'Request', class extends Request {}],
  ['Event that is traced', globalThis, 'Event', new Proxy(Event, {})],
])('[EMB-12] a replacement that behaves the same passes: %s', (_, object, property, replacement) => {
  expect(withReplacement(object, property, replacement, replacedBuiltIns)).toEqual([]);
});

it('[EMB-12] names all of them in one message', () => {
  expect(replacedMessage(['Array.from', 'Request'])).toBe(
    'psp: a script of this page has replaced Array.from, Request, which now behaves differently. All psp- elements keep their fallback until that script is removed.',
  );
});
