/** Milliseconds. A busy or hidden page may never become idle. */
const maxWait = 500;

/**
 * Runs `work` after a delay, then as soon as the browser is idle (where it supports that), so that other tables of the
 * page go first. Returns a function that cancels it.
 */
export function whenIdle(work: () => unknown, milliseconds: number): () => void {
  let waiting: number | undefined;
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in globalThis) waiting = requestIdleCallback(work, { timeout: maxWait });
    else work();
  }, milliseconds);
  return () => {
    clearTimeout(timer);
    if (waiting !== undefined) cancelIdleCallback(waiting);
  };
}
