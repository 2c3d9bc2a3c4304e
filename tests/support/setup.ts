import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { checkConsole, expectedLines, watchConsole } from './console.ts';

configure({
  // As long as a busy machine takes; what comes sooner is not waited for.
  asyncUtilTimeout: 15_000,
  // The usual message prints the markup, which it cannot do for a shadow root.
  getElementError: message => new Error(message ?? 'Not found'),
});

// Every test begins on an empty page, with the browser's own functions, and answers for what it has logged.
const { fetch } = globalThis;

beforeEach(watchConsole);

afterEach(async () => {
  vi.useRealTimers();
  await expectedLines();
  vi.restoreAllMocks();
  globalThis.fetch = fetch;
  globalThis.document?.body.replaceChildren();
  // What has left the page is unmounted a turn later.
  await null;
  checkConsole();
});
