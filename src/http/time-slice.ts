import { yieldToBrowser } from './yield-to-browser.ts';

const longestSlice = 8;

/** A stretch of long work, of at most about 8 ms, after which the browser may paint and answer clicks. */
export interface TimeSlice {
  /** Resolves at once while the slice lasts, else after the browser had its turn. Rejects when the work was aborted. */
  readonly yieldIfOver: () => Promise<void> | undefined;
}

/** Cuts one piece of work into slices; `signal` abandons it where it would yield. */
export function timeSlice(signal?: AbortSignal): TimeSlice {
  let begun = performance.now();
  const yieldNow = async () => {
    await yieldToBrowser();
    signal?.throwIfAborted();
    begun = performance.now();
  };
  return {
    yieldIfOver: () => {
      signal?.throwIfAborted();
      return performance.now() - begun < longestSlice ? undefined : yieldNow();
    },
  };
}
