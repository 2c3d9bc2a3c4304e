import { vi } from 'vitest';

/** Pictures of the browser until something holds: a clock that the test moves has no say in them. */
export async function pictures(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise(requestAnimationFrame);
}

/** Waits for frames until the condition holds, such as a timer that an effect starts after the paint. */
export const wound = (timers: number): Promise<void> => pictures(() => vi.getTimerCount() === timers);
