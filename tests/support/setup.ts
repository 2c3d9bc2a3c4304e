import '@testing-library/jest-dom/vitest';
import { afterEach, beforeEach, vi } from 'vitest';
import { checkConsole, watchConsole } from './console.ts';

// Every test begins on an empty page, with the browser's own functions, and answers for what it has logged.
const { fetch } = globalThis;

beforeEach(watchConsole);

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  globalThis.fetch = fetch;
  globalThis.document?.body.replaceChildren();
  // What has left the page is unmounted a turn later.
  await null;
  checkConsole();
});
