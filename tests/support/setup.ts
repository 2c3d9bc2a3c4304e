import './no-profiling.ts';
import { afterEach, beforeEach, vi } from 'vitest';
import { forgetPage } from '../../src/platform/page.ts';
import { allowedLines, checkConsole, expectedLines, watchConsole } from './console.ts';

// Most unit tests have no document, and loading its queries takes a sixth of their time.
if ('document' in globalThis) await import('./setup.document.ts');

// Every test starts with an empty page and the browser's original functions, and fails on undeclared console messages.
const { fetch } = globalThis;

beforeEach(watchConsole);
beforeEach(forgetPage);

afterEach(async () => {
  vi.useRealTimers();
  await expectedLines();
  vi.restoreAllMocks();
  globalThis.fetch = fetch;
  globalThis.document?.body.replaceChildren();
  // Elements that have left the page are unmounted one task later.
  await null;
  await allowedLines();
  checkConsole();
});
