import { TimeoutError } from './errors.ts';

/**
 * Runs a task that must end within `ms` milliseconds and while the outer signal lasts. Rejects with a `TimeoutError`
 * or the outer signal's reason as soon as that is over; the task's own signal then aborts what it has under way.
 */
export async function within<T>(
  ms: number,
  outer: AbortSignal | undefined,
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  outer?.throwIfAborted();
  const limit = new AbortController();
  const abandon = () => limit.abort(outer?.reason);
  const timer = setTimeout(() => limit.abort(new TimeoutError()), ms);
  outer?.addEventListener('abort', abandon);
  const over = new Promise<never>((_, reject) => {
    limit.signal.addEventListener('abort', () => reject(limit.signal.reason));
  });
  try {
    return await Promise.race([task(limit.signal), over]);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', abandon);
  }
}
