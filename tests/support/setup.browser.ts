import { afterEach, beforeEach } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { bringLate } from './late.ts';
import { viewport } from './viewport.ts';

if (import.meta.env.LATE) bringLate();

// What lists remember is for people who come back, not for the next test.
beforeEach(() => {
  history.replaceState(null, '');
  localStorage.clear();
});

let hasPointed = false;
const note = ({ isTrusted }: PointerEvent) => {
  hasPointed ||= isTrusted;
};
addEventListener('pointermove', note, true);

// Who makes the window smaller leaves it as large as it was; who points at something, the pointer where nothing stands.
afterEach(async () => {
  if (hasPointed) await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 });
  hasPointed = false;
  document.adoptedStyleSheets = [];
  if (innerWidth !== viewport.width || innerHeight !== viewport.height)
    await page.viewport(viewport.width, viewport.height);
});
