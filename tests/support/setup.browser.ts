import { afterEach } from 'vitest';
import { page } from 'vitest/browser';
import { viewport } from './viewport.ts';

// Who makes the window smaller leaves it as large as it was.
afterEach(async () => {
  document.adoptedStyleSheets = [];
  if (innerWidth !== viewport.width || innerHeight !== viewport.height)
    await page.viewport(viewport.width, viewport.height);
});
