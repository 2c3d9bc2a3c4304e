import { vi } from 'vitest';

/** Pictures of the browser until something holds: a clock that the test moves has no say in them. */
export async function pictures(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise(requestAnimationFrame);
}

/** Until so many timers are wound up on the clock that the test moves: effects may come after the picture they belong to. */
export const wound = (timers: number): Promise<void> => pictures(() => vi.getTimerCount() === timers);
