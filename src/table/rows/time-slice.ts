import { browserTurn } from '../../http/browser-turn.ts';
import { nextPicture } from './next-picture.ts';

const longestSlice = 8;

/** A stretch of long work, of at most about 8 ms, after which the browser may paint and answer clicks. */
export interface TimeSlice {
  /** Resolves at once while the slice lasts, else after the browser had its turn. Rejects when the work was aborted. */
  readonly yieldIfOver: () => Promise<void> | undefined;
  /** Resolves after the browser had its turn, in any case. */
  readonly yieldNow: () => Promise<void>;
  /** Resolves after the browser has painted what there is. */
  readonly yieldToPicture: () => Promise<void>;
}

/** Cuts one piece of work into slices; `signal` abandons it where it would yield. */
export function timeSlice(signal?: AbortSignal): TimeSlice {
  let begun = performance.now();
  const yieldTo = async (turn: Promise<void>) => {
    await turn;
    signal?.throwIfAborted();
    begun = performance.now();
  };
  const yieldNow = () => yieldTo(browserTurn());
  return {
    yieldNow,
    yieldToPicture: () => yieldTo(nextPicture()),
    yieldIfOver: () => {
      signal?.throwIfAborted();
      return performance.now() - begun < longestSlice ? undefined : yieldNow();
    },
  };
}
