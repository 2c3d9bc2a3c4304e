/**
 * Lets one run of `work` be under way at a time: a call that comes meanwhile does nothing and gives undefined.
 *
 * The guard is a plain variable, set before anything waits, so that a second click is refused before React knows of
 * the first.
 */
export function singleFlight<Arguments extends unknown[], Result>(
  work: (...args: Arguments) => Promise<Result>,
): (...args: Arguments) => Promise<Result | undefined> {
  let flying = false;
  return async (...args) => {
    if (flying) return undefined;
    flying = true;
    try {
      return await work(...args);
    } finally {
      flying = false;
    }
  };
}
