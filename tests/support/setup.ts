import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { allowedLines, checkConsole, expectedLines, watchConsole } from './console.ts';
import { maxWait } from './max-wait.ts';

configure({
  asyncUtilTimeout: maxWait,
  // The default message prints the markup, which does not work for shadow roots.
  getElementError: message => new Error(message ?? 'Not found'),
});

// Every test starts with an empty page and the browser's original functions, and fails on undeclared console messages.
const { fetch } = globalThis;

beforeEach(watchConsole);

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
