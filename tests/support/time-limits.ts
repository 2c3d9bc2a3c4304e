import { vi } from 'vitest';

/** Stops the clock that time limits are measured by; rendering goes on. Wait for frames, not with Testing Library. */
export const stopClock = (): void =>
  void vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
  });

/** Lets this many milliseconds pass on the stopped clock. */
export const elapse = async (ms: number): Promise<void> => void (await vi.advanceTimersByTimeAsync(ms));

/** Retries follow at once in place of a random pause. */
export const retryAtOnce = (): void => void vi.spyOn(Math, 'random').mockReturnValue(0);
