import { vi } from 'vitest';

/** Waits for animation frames until a condition holds; fake timers do not affect it. */
export async function pictures(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise(requestAnimationFrame);
}

/** Waits for frames until the condition holds, for example until an effect after the paint has started a timer. */
export const wound = (timers: number): Promise<void> => pictures(() => vi.getTimerCount() === timers);
