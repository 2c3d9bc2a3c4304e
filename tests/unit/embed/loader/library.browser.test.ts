import { waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { builtLibrary } from '../../../../src/embed/loader/loader.ts';
import type { LoaderTable } from '../../../../src/embed/loader/loader-table.ts';
import { isMissingFile } from '../../../../src/platform/missing-file.ts';

describe('the library of a build', () => {
  const hash = (letter: string) => `${letter.repeat(43)}=`;
  const built: LoaderTable = {
    version: '1.2.3',
    debugPanel: 'debug-panel.5.js',
    languages: 'languages.7.js',
    files: ['react.1.js', 'core.2.js', 'sample.3.js', 'dialog.4.js', 'languages.7.js'],
    hashes: [...'abcdf'].map(letter => letter.repeat(43)).join(''),
    imports: [[], [0], [0, 1], [0, 1], []],
    tags: {
      'psp-sample': {
        file: 'sample.3.js',
        firstRequest: {
          endpoint: '/direct/site/{siteId}/api/lookup/',
          path: { siteId: 'siteId' },
          unless: ['studies', 'other'],
        },
      },
    },
  };
  const libraryFrom = (table: LoaderTable) => builtLibrary(table, 'https://portal.test/psp/psp.js?v=7');
  let fetched: MockInstance<typeof fetch>;
  beforeEach(() => {
    fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response());
  });
  const library = libraryFrom(built);
  const element = (attributes: Record<string, string>) => {
    const sample = document.createElement('psp-sample');
    for (const [name, value] of Object.entries(attributes)) sample.setAttribute(name, value);
    return sample;
  };
  const links = () => [
    ...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload][href*="/psp/"]'),
  ];
  const asked = () =>
    links()
      .map(({ href, integrity }) => [href, integrity])
      .toSorted();
  afterEach(() => {
    for (const link of links()) link.remove();
  });
  const shared = [
    ['https://portal.test/psp/core.2.js', `sha256-${hash('b')}`],
    ['https://portal.test/psp/react.1.js', `sha256-${hash('a')}`],
  ];

  it('[EMB-02] [EMB-11] requests each file once, in parallel and with its integrity', () => {
    const fresh = libraryFrom(built);
    void fresh.load('psp-sample').catch(() => {});
    void fresh.load('psp-sample').catch(() => {});
    expect(asked()).toEqual([...shared, ['https://portal.test/psp/sample.3.js', `sha256-${hash('c')}`]]);
  });

  it('[EMB-11] requests a lazy chunk and its imports in parallel, with their integrity', () => {
    void libraryFrom(built)
      .importChunk('./dialog.4.js')
      .catch(() => {});
    expect(asked()).toEqual([
      shared[0],
      ['https://portal.test/psp/dialog.4.js', `sha256-${hash('d')}`],
      shared[1],
    ]);
  });

  it('[EMB-11] [EMB-17] requests what switches languages on, with its integrity', () => {
    void libraryFrom(built)
      .loadLanguages()
      .catch(() => {});
    expect(asked()).toEqual([['https://portal.test/psp/languages.7.js', `sha256-${hash('f')}`]]);
  });

  it('[EMB-11] imports no file that is not in the table', async () => {
    await expect(library.importChunk('./other.5.js')).rejects.toThrow(
      'other.5.js is not a script of this build.',
    );
    expect(asked()).toEqual([]);
  });

  it('[EMB-11] retries failed files: shared ones past the cache, all others at another URL', async () => {
    const retried = libraryFrom(built);
    const first = retried.importChunk('./dialog.4.js');
    for (const link of links()) link.dispatchEvent(new Event('error'));
    await expect(first).rejects.toThrow('did not arrive as it was built');
    void retried.importChunk('./dialog.4.js').catch(() => {});
    const again = ['core.2.js', 'dialog.4.js?1', 'react.1.js'].map(name => `https://portal.test/psp/${name}`);
    await waitFor(() => expect(asked().map(([href]) => href)).toEqual(again));
    const refreshed = fetched.mock.calls.filter(([, init]) => init?.cache === 'reload').map(([href]) => href);
    expect(refreshed.toSorted()).toEqual(again);
  });

  it('[EMB-11] says which file the host does not have', async () => {
    const gone = 'https://portal.test/psp/dialog.4.js';
    fetched.mockImplementation(async href => new Response(null, { status: href === gone ? 404 : 200 }));
    const loaded = libraryFrom(built).importChunk('./dialog.4.js');
    for (const link of links()) link.dispatchEvent(new Event(link.href === gone ? 'error' : 'load'));
    await expect(loaded).rejects.toThrow(`The host does not have ${gone}.`);
    await expect(loaded).rejects.toSatisfy(isMissingFile);
  });

  it('[EMB-11] checks each file before it preloads it in WebKit, whose preload ignores integrity', async () => {
    vi.spyOn(navigator, 'vendor', 'get').mockReturnValue('Apple Computer, Inc.');
    const intact = new Set([`sha256-${hash('a')}`, `sha256-${hash('b')}`]);
    fetched.mockImplementation(async (_href, { integrity = '' } = {}) => {
      if (integrity && !intact.has(integrity)) throw new TypeError('Failed integrity metadata check.');
      return new Response();
    });
    await expect(libraryFrom(built).load('psp-sample')).rejects.toThrow('Failed integrity metadata check.');
    await waitFor(() => expect(asked()).toEqual(shared));
  });

  it.each([
    [{ 'data-site-id': '12' }, '/direct/site/12/api/lookup/'],
    [{ 'data-site-id': '12', 'data-api-base': '/portal/' }, '/portal/direct/site/12/api/lookup/'],
    [{ 'data-site-id': '12', 'data-api-base': 'https://x:99999' }, undefined],
    [{ 'data-site-id': '12', 'data-api-base': '//evil.test' }, undefined],
    [{ 'data-site-id': '..' }, undefined],
    [{ 'data-site-id': '1/2' }, undefined],
    [{ 'data-site-id': '' }, undefined],
    [{}, undefined],
    [{ 'data-site-id': '12', 'data-studies': '[]' }, undefined],
  ])('[NET-01] sends the first request of %j to %s', (attributes, path) => {
    const request = library.firstRequest(element(attributes as Record<string, string>));
    expect(request).toBe(path && location.origin + path);
  });

  it('[EMB-07] sends no request for data that the page supplies as JSON or as a property', () => {
    const withChild = element({ 'data-site-id': '12' });
    const script = document.createElement('script');
    script.type = 'application/json';
    script.dataset.prop = 'other';
    withChild.append(script);
    expect(library.firstRequest(withChild)).toBeUndefined();
    const withProperty = Object.assign(element({ 'data-site-id': '12' }), { studies: [] });
    expect(library.firstRequest(withProperty)).toBeUndefined();
  });

  it.each([
    ['/list/', '/list/?limit=2500&skip=0'],
    ['/a/b-c/12/list', '/a/b-c/12/list?limit=2500&skip=0'],
    ['//evil.test/list/', undefined],
    ['/list/?type=direct', '/list/?type=direct&limit=2500&skip=0'],
    ['/a/../list/', '/list/?limit=2500&skip=0'],
    ['https://evil.test/', undefined],
    ['https://user@portal.test/', undefined],
    ['', undefined],
    [' ', undefined],
  ])('[NET-01] requests the first batch of %j at %s', (endpoint, path) => {
    const query = { limit: '=2500', skip: '=0' };
    const firstRequest = { endpoint: '{url}', url: 'endpoint', query, unless: ['limit'] };
    const tables = libraryFrom({ ...built, tags: { 'psp-sample': { file: 'sample.3.js', firstRequest } } });
    const request = tables.firstRequest(element({ 'data-endpoint': endpoint, 'data-api-base': '/portal' }));
    expect(request).toBe(path && location.origin + path);
  });
});
