import { vi } from 'vitest';

/** Stops the clock that time limits are measured by; rendering goes on. Wait for frames, not with Testing Library. */
export const stopClock = (): void =>
  void vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
  });

/** Removes the random delay before retries. */
export const retryAtOnce = (): void => void vi.spyOn(Math, 'random').mockReturnValue(0);
