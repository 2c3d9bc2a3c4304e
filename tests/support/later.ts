/** A promise that the test settles when the answer is to arrive. */
export interface Later<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
}

export function later<T>(): Later<T> {
  let resolve = (_: T) => {};
  const promise = new Promise<T>(settle => {
    resolve = settle;
  });
  return { promise, resolve };
}
