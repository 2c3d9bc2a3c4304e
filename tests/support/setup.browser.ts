import { afterEach, beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { bringLate } from './late.ts';
import { viewport } from './viewport.ts';

if (import.meta.env.LATE) bringLate();

// What lists remember is for people who come back, not for the next test.
beforeEach(() => {
  history.replaceState(null, '');
  localStorage.clear();
});

// Who makes the window smaller leaves it as large as it was.
afterEach(async () => {
  document.adoptedStyleSheets = [];
  if (innerWidth !== viewport.width || innerHeight !== viewport.height)
    await page.viewport(viewport.width, viewport.height);
});
