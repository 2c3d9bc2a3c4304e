import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// The module decides when it is loaded: each test loads it again.
beforeEach(() => {
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

const load = async () => (await import('../../../src/http/own-request.ts')).Request;
const BrowserRequest = globalThis.Request;

it('[EMB-12] is the Request of the page where that is the browser’s own', async () => {
  const framed = vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get');
  expect(await load()).toBe(BrowserRequest);
  expect(framed).not.toHaveBeenCalled();
});

it('[EMB-12] is that of an empty frame beside MooTools, which has a Request of its own', async () => {
  vi.stubGlobal('Request', class {});
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue({
    Request: BrowserRequest,
  } as unknown as Window);
  expect(await load()).toBe(BrowserRequest);
  expect(document.querySelector('iframe')).toBeNull();
});
