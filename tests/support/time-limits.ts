import { vi } from 'vitest';

/** Stops the clock that time limits are measured by; rendering goes on. Wait for frames, not with Testing Library. */
export const stopClock = (): void =>
  void vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
  });

/** Advances the stopped clock by this many milliseconds. */
export const elapse = async (ms: number): Promise<void> => void (await vi.advanceTimersByTimeAsync(ms));

/** Removes the random delay before retries. */
export const retryAtOnce = (): void => void vi.spyOn(Math, 'random').mockReturnValue(0);
