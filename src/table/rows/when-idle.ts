/**
 * Does a work after so many milliseconds, and not before the browser has nothing else to do where it tells so: other
 * tables of the page go first. Gives what calls it off.
 */
export function whenIdle(work: () => unknown, milliseconds: number): () => void {
  let waiting: number | undefined;
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in globalThis) waiting = requestIdleCallback(work);
    else work();
  }, milliseconds);
  return () => {
    clearTimeout(timer);
    if (waiting !== undefined) cancelIdleCallback(waiting);
  };
}
