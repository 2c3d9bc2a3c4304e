/** Milliseconds: a busy page, or one behind another, may never tell that it has nothing to do. */
const longest = 500;

/**
 * Does a work after so many milliseconds, and then when the browser has nothing else to do where it tells so: other
 * tables of the page go first. Gives what calls it off.
 */
export function whenIdle(work: () => unknown, milliseconds: number): () => void {
  let waiting: number | undefined;
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in globalThis) waiting = requestIdleCallback(work, { timeout: longest });
    else work();
  }, milliseconds);
  return () => {
    clearTimeout(timer);
    if (waiting !== undefined) cancelIdleCallback(waiting);
  };
}
