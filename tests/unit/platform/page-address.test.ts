// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { callUrl, pageUrl, siteUrl } from '../../../src/platform/address.ts';

const base = document.createElement('base');
afterEach(() => {
  base.remove();
  vi.unstubAllGlobals();
});

function setBase(href: string): void {
  base.href = href;
  document.head.append(base);
}

describe('addresses of a page with a <base>', () => {
  it('[NET-01] are resolved against it, as links are', () => {
    setBase('/portal/site/');
    location.hash = '#history';
    expect(siteUrl('list/')).toBe(`${origin}/portal/site/list/`);
    expect(callUrl('{url}', { url: '../rows/' })).toBe(`${origin}/portal/rows/`);
    expect(callUrl('/sponsors/', {})).toBe(`${origin}/sponsors/`);
    expect(pageUrl()).toBe(`${origin}${location.pathname}`);
  });

  it('[NET-01] are refused where it leads to another site; paths of the library stay on this one', () => {
    setBase('https://elsewhere.test/');
    expect(siteUrl('list/')).toBeUndefined();
    expect(siteUrl(`${origin}/list/`)).toBe(`${origin}/list/`);
    expect(callUrl('{url}', { url: 'rows/' })).toEqual({ url: 'rows/' });
    expect(callUrl('/sponsors/', { apiBase: '/portal' })).toBe(`${origin}/portal/sponsors/`);
  });
});

describe('addresses in a srcdoc frame', () => {
  it('[NET-01] are resolved against the page around it', () => {
    setBase('/portal/site/');
    vi.stubGlobal('location', new URL('about:srcdoc'));
    expect(siteUrl('list/')).toBe(`${origin}/portal/site/list/`);
    expect(callUrl('/sponsors/', {})).toBe(`${origin}/sponsors/`);
    expect(pageUrl()).toBe(`${origin}/portal/site/`);
  });

  it('[NET-01] are refused in a sandbox with an origin of its own', () => {
    vi.stubGlobal('origin', 'null');
    expect(siteUrl('/list/')).toBeUndefined();
    expect(callUrl('/sponsors/', {})).toEqual({ url: '/sponsors/' });
  });
});
