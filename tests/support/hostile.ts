import { expect, vi } from 'vitest';
import type { Screen } from './screen.ts';

/** Expects no effect of hostile texts: no dialog, no injected element, no polluted prototype. */
export function watched(): (...screens: readonly Screen[]) => void {
  const alerts = [vi.spyOn(window, 'alert'), vi.spyOn(window, 'prompt'), vi.spyOn(window, 'confirm')];
  const known = Object.getOwnPropertyNames(Object.prototype).length;
  return (...screens) => {
    for (const alert of alerts) expect(alert).not.toHaveBeenCalled();
    expect(Object.getOwnPropertyNames(Object.prototype)).toHaveLength(known);
    for (const { root } of screens)
      expect(root.querySelector('script, iframe, img, style, object')).toBeNull();
  };
}
