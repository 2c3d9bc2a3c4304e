import { vi } from 'vitest';
import { maxWait } from './max-wait.ts';

/** Resolves with what `check` returns once it no longer throws. Unlike that of Testing Library, it needs no document. */
export const waitFor = <Value>(check: () => Value): Promise<Value> =>
  vi.waitFor(check, { timeout: maxWait, interval: 1 });
