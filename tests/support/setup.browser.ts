import '@fontsource-variable/arimo';
import { afterEach, beforeEach } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { bringLate } from './late.ts';
import { viewport } from './viewport.ts';

if (import.meta.env.LATE) bringLate();

// What is measured must not depend on the fonts of the machine. Elements inherit the family of the page.
document.documentElement.style.fontFamily = '"Arimo Variable"';
await document.fonts.load('1em "Arimo Variable"');

// What lists remember must not affect the next test.
beforeEach(() => {
  history.replaceState(null, '');
  localStorage.clear();
});

let hasPointed = false;
const note = ({ isTrusted }: PointerEvent) => {
  hasPointed ||= isTrusted;
};
addEventListener('pointermove', note, true);

// Restores the size of the window, and moves the pointer to an empty place.
afterEach(async () => {
  if (hasPointed) await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 });
  hasPointed = false;
  document.adoptedStyleSheets = [];
  if (innerWidth !== viewport.width || innerHeight !== viewport.height)
    await page.viewport(viewport.width, viewport.height);
});
