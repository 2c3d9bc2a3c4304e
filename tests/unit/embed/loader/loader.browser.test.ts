import { waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isMissingFile, MissingFileError } from '../../../../src/domain/platform/missing-file.ts';
import type { define } from '../../../../src/embed/element/define.ts';
import type { ElementModule } from '../../../../src/embed/element/element-module.ts';
import type { LanguageSource } from '../../../../src/embed/language/language-source.ts';
import { builtLibrary } from '../../../../src/embed/loader/built-library.ts';
import type { FileRequests } from '../../../../src/embed/loader/checked-import.ts';
import { type Library, startLoader } from '../../../../src/embed/loader/loader.ts';
import type { LoaderTable } from '../../../../src/embed/loader/loader-table.ts';
import { allowLogged } from '../../../support/console.ts';

let count = 0;
/** A new tag for each test, since tags cannot be undefined again. */
const freshTag = () => `psp-loaded${++count}`;

const module = {} as ElementModule;
const defining = (tag: string) =>
  (() => {
    if (!customElements.get(tag)) customElements.define(tag, class extends HTMLElement {});
  }) as unknown as typeof define;

function libraryOf(tag: string, overrides: Partial<Library> = {}) {
  const prefetched: string[] = [];
  let checks = 0;
  const library: Library = {
    version: '1.2.3',
    tags: [tag],
    firstRequest: () => undefined,
    hasTexts: () => false,
    loadLanguages: () => Promise.reject(new Error('not wanted')),
    loadDebugPanel: () => Promise.reject(new Error('not wanted')),
    load: async () => [defining(tag), module],
    ...overrides,
  };
  startLoader(library, {
    prefetch: href => prefetched.push(href),
    dropAbandoned: () => {
      checks += 1;
    },
  });
  return { prefetched, checks: () => checks };
}

const add = (tag: string, parent: Node = document.body) => parent.appendChild(document.createElement(tag));

// Loaders live as long as the page, so those of earlier tests log the tags of later tests as unknown.
beforeEach(allowLogged);

describe('[EMB-05] the loader defines tags', () => {
  it('[EMB-05] that are already in the page', async () => {
    const tag = freshTag();
    add(tag);
    libraryOf(tag);
    await customElements.whenDefined(tag);
  });

  it('[EMB-14] with the version of the library', async () => {
    const tag = freshTag();
    add(tag);
    const version = new Promise(resolve => {
      libraryOf(tag, { load: async () => [(_, given) => resolve(given), module] });
    });
    expect(await version).toBe('1.2.3');
  });

  it('[EMB-05] that are added later, nested in a fragment', async () => {
    const tag = freshTag();
    libraryOf(tag);
    const outer = document.createElement('div');
    add(tag, outer.appendChild(document.createElement('p')));
    document.body.append(outer);
    await customElements.whenDefined(tag);
  });

  it('[EMB-05] in an open shadow root, also of an element that is upgraded later', async () => {
    const tag = freshTag();
    const host = `x-host${count}`;
    libraryOf(tag);
    const element = add(host);
    customElements.define(
      host,
      class extends HTMLElement {
        connectedCallback() {
          this.attachShadow({ mode: 'open' });
        }
      },
    );
    await waitFor(() => expect((element as Element).shadowRoot).not.toBeNull());
    await Promise.resolve();
    add(tag, (element as Element).shadowRoot as ShadowRoot);
    await customElements.whenDefined(tag);
  });

  it('[EMB-05] in a page whose named elements shadow properties of the document', async () => {
    const tag = freshTag();
    const form = document.createElement('form');
    form.name = 'querySelectorAll';
    document.body.append(form);
    add(tag);
    libraryOf(tag);
    await customElements.whenDefined(tag);
  });
});

describe('[EMB-15] the texts of other languages', () => {
  const source = (): LanguageSource & { readonly log: string[] } => {
    const log: string[] = [];
    return {
      log,
      languageOf: () => undefined,
      ready: async () => void log.push('ready'),
      update: () => log.push('update'),
    };
  };
  const withTexts = (lang?: string) => {
    const tag = freshTag();
    const languages = source();
    let loads = 0;
    if (lang !== undefined) add(tag).lang = lang;
    libraryOf(tag, {
      loadLanguages: asked => {
        if (asked !== 'de') return undefined;
        loads += 1;
        return Promise.resolve({ languages });
      },
    });
    return { tag, log: languages.log, loads: () => loads };
  };
  afterEach(() => {
    Reflect.deleteProperty(globalThis, Symbol.for('psp.languages'));
  });

  it('[EMB-15] are not waited for where the element asks for none', async () => {
    const { tag, loads } = withTexts('en');
    await customElements.whenDefined(tag);
    expect(loads()).toBe(0);
  });

  it('[EMB-15] are there before the tag is defined', async () => {
    const { tag, log, loads } = withTexts('de');
    await customElements.whenDefined(tag);
    expect([loads(), log]).toEqual([1, ['update', 'ready']]);
  });

  it('[EMB-15] are downloaded when a `lang` of the page changes', async () => {
    const { tag, log, loads } = withTexts('en');
    await customElements.whenDefined(tag);
    document.querySelector(tag)?.setAttribute('lang', 'de');
    await waitFor(() => expect(log).toContain('update'));
    expect(loads()).toBe(1);
  });

  it('[EMB-15] are given up with one line on the console when they fail', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const tags = [freshTag(), freshTag()] as const;
    for (const tag of tags) add(tag).lang = 'de';
    libraryOf(tags[0], {
      tags,
      load: async tag => [defining(tag), module],
      loadLanguages: () => Promise.reject(new Error('404')),
    });
    await Promise.all(tags.map(tag => customElements.whenDefined(tag)));
    const lines = logged.mock.calls.filter(([line]) => /part of the library/.test(String(line)));
    expect(lines).toHaveLength(1);
  });
});

it('[EMB-02] sends the first request of a tag before it requests the code', () => {
  const tag = freshTag();
  add(tag);
  const asked: string[] = [];
  const { prefetched } = libraryOf(tag, {
    load: () => {
      asked.push('code');
      return new Promise(() => {});
    },
    firstRequest: () => {
      asked.push('request');
      return 'https://portal.test/first';
    },
  });
  expect(asked).toEqual(['request', 'code']);
  expect(prefetched).toEqual(['https://portal.test/first']);
});

it('[NET-12] drops abandoned requests whenever an element leaves the page', async () => {
  const tag = freshTag();
  const element = add(tag);
  const { checks } = libraryOf(tag);
  await customElements.whenDefined(tag);
  const before = checks();
  document.body.removeChild(element);
  await waitFor(() => expect(checks()).toBeGreaterThan(before));
});

describe('[EMB-12] the loader goes on', () => {
  it('[EMB-12] after a tag whose first request throws', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const [tag, later] = [freshTag(), freshTag()];
    add(tag);
    add(later);
    libraryOf(tag, {
      tags: [tag, later],
      load: async needed => [defining(needed), module],
      firstRequest: ({ localName }) => {
        if (localName === tag) throw new TypeError('Invalid URL');
        return undefined;
      },
    });
    await customElements.whenDefined(tag);
    await customElements.whenDefined(later);
  });

  it.each(['localName', 'shadowRoot', 'querySelectorAll', 'nodeType', 'children'])(
    '[EMB-12] after a form with an input named %s',
    async name => {
      const tag = freshTag();
      const form = document.createElement('form');
      form.append(Object.assign(document.createElement('input'), { name }));
      add(tag, form);
      document.body.append(form);
      libraryOf(tag);
      await customElements.whenDefined(tag);
      const later = freshTag();
      libraryOf(later);
      document.body.append(form.cloneNode(), document.createElement(later));
      await customElements.whenDefined(later);
    },
  );

  it('[EMB-12] after reserved names with a hyphen', async () => {
    const tag = freshTag();
    const asked = vi.spyOn(customElements, 'whenDefined');
    const unhandled = vi.fn();
    addEventListener('unhandledrejection', unhandled);
    for (const name of ['font-face', 'annotation-xml', 'missing-glyph']) add(name);
    add(tag);
    libraryOf(tag);
    await customElements.whenDefined(tag);
    expect(asked).toHaveBeenCalledWith('font-face');
    // Browsers report unhandled rejections in a separate task, before the next paint.
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(unhandled).not.toHaveBeenCalled();
    removeEventListener('unhandledrejection', unhandled);
  });

  it('[EMB-12] with MooTools, which replaces the global Document', async () => {
    vi.stubGlobal('Document', class {});
    vi.stubGlobal('Element', class {});
    const tag = freshTag();
    add(tag);
    libraryOf(tag);
    await customElements.whenDefined(tag);
    vi.unstubAllGlobals();
  });
});

it('[EMB-03] logs the possible names for an unknown tag, once', () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const tag = freshTag();
  add(`${tag}x`);
  add(`${tag}x`);
  libraryOf(tag);
  expect(logged.mock.calls).toEqual([
    [`${tag}x is not an element of this library. The elements are, nearest first: ${tag}.`],
  ]);
});

it('[EMB-04] keeps the fallback and shows a message and Retry when the code cannot be loaded', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const tag = freshTag();
  const element = add(tag) as HTMLElement;
  element.append('The old form');
  let fails = true;
  libraryOf(tag, {
    load: async () => {
      if (fails) throw new TypeError('gone');
      return [defining(tag), module];
    },
  });
  const note = await within(element).findByRole('alert');
  expect(note).toHaveTextContent('This part of the page could not be loaded.');
  expect(element).toHaveTextContent('The old form');
  fails = false;
  await userEvent.click(within(element).getByRole('button', { name: 'Retry' }));
  await customElements.whenDefined(tag);
  expect(within(element).queryByRole('alert')).toBeNull();
});

it('[EMB-11] retries every failed tag on Retry, and asks for a page reload after a second failure', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const [tag, other] = [freshTag(), freshTag()];
  const [element, neighbour] = [add(tag) as HTMLElement, add(other) as HTMLElement];
  const works = new Set<string>();
  libraryOf(tag, {
    tags: [tag, other],
    load: async needed => {
      if (!works.has(needed)) throw new TypeError('gone');
      return [defining(needed), module];
    },
  });
  await within(element).findByRole('button', { name: 'Retry' });
  await within(neighbour).findByRole('button', { name: 'Retry' });
  works.add(other);
  await userEvent.click(within(element).getByRole('button', { name: 'Retry' }));
  await customElements.whenDefined(other);
  expect(within(neighbour).queryByRole('alert')).toBeNull();
  expect(await within(element).findByRole('alert')).toHaveTextContent(
    'This part of the page could not be loaded. Please reload the page. Retry',
  );
});

it('[EMB-11] asks for a page reload, without Retry, when the host no longer has the file', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const tag = freshTag();
  const element = add(tag) as HTMLElement;
  element.append('The old form');
  libraryOf(tag, { load: () => Promise.reject(new MissingFileError('https://portal.test/psp/x.1.js')) });
  expect(await within(element).findByRole('alert')).toHaveTextContent(
    'This part of the page could not be loaded. Please reload the page.',
  );
  expect(within(element).queryByRole('button')).toBeNull();
  expect(element).toHaveTextContent('The old form');
});

describe('the library of a build', () => {
  const hash = (letter: string) => `${letter.repeat(43)}=`;
  const built: LoaderTable = {
    version: '1.2.3',
    debugPanel: 'debug-panel.5.js',
    pageTexts: 'page-texts.7.js',
    files: {
      'react.1.js': { hash: hash('a'), imports: [] },
      'core.2.js': { hash: hash('b'), imports: [0] },
      'sample.3.js': { hash: hash('c'), imports: [0, 1] },
      'dialog.4.js': { hash: hash('d'), imports: [0, 1] },
      'lang-de.6.js': { hash: hash('e'), imports: [] },
      'page-texts.7.js': { hash: hash('f'), imports: [] },
    },
    tags: {
      'psp-sample': {
        file: 'sample.3.js',
        firstRequest: { address: '/direct/site/{siteId}/api/lookup/', unless: ['studies', 'other'] },
      },
    },
  };
  const libraryFrom = (table: LoaderTable, requests: Partial<FileRequests> = {}) =>
    builtLibrary(table, 'https://portal.test/psp/psp.js?v=7', {
      fetchFile: async () => {},
      isFileMissing: async () => false,
      ...requests,
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
      .importChunk?.('./dialog.4.js')
      .catch(() => {});
    expect(asked()).toEqual([
      shared[0],
      ['https://portal.test/psp/dialog.4.js', `sha256-${hash('d')}`],
      shared[1],
    ]);
  });

  it.each(['de', 'DE', 'de-AT'])(
    '[EMB-15] requests the texts for lang="%s" at once, with their integrity',
    lang => {
      void libraryFrom(built)
        .loadLanguages(lang)
        ?.catch(() => {});
      expect(asked()).toEqual([['https://portal.test/psp/lang-de.6.js', `sha256-${hash('e')}`]]);
    },
  );

  it.each(['en', 'en-GB', 'EN', '', 'nl', 'd'])('[EMB-15] requests no texts for lang="%s"', lang => {
    expect(libraryFrom(built).loadLanguages(lang)).toBeUndefined();
    expect(asked()).toEqual([]);
  });

  it('[EMB-15] requests what adds the texts of the page, of whatever language', () => {
    const script = document.head.appendChild(document.createElement('script'));
    script.dataset.pspTexts = '';
    void libraryFrom(built)
      .loadLanguages('nl')
      ?.catch(() => {});
    script.remove();
    expect(asked()).toEqual([['https://portal.test/psp/page-texts.7.js', `sha256-${hash('f')}`]]);
  });

  it('[EMB-15] finds the file of a language by the start of its name', () => {
    void libraryFrom(built)
      .importChunk?.('./lang-de.')
      .catch(() => {});
    expect(asked()).toEqual([['https://portal.test/psp/lang-de.6.js', `sha256-${hash('e')}`]]);
  });

  it('[EMB-11] imports no file that is not in the table', async () => {
    await expect(library.importChunk?.('./other.5.js')).rejects.toThrow(
      'other.5.js is no script of this build.',
    );
    expect(asked()).toEqual([]);
  });

  it('[EMB-11] retries failed files: shared ones past the cache, all others at another URL', async () => {
    const refreshed: string[] = [];
    const retried = libraryFrom(built, {
      fetchFile: async href => {
        refreshed.push(href);
      },
    });
    const first = retried.importChunk?.('./dialog.4.js');
    for (const link of links()) link.dispatchEvent(new Event('error'));
    await expect(first).rejects.toThrow('did not arrive as it was built');
    void retried.importChunk?.('./dialog.4.js').catch(() => {});
    const again = ['core.2.js', 'dialog.4.js?1', 'react.1.js'].map(name => `https://portal.test/psp/${name}`);
    await waitFor(() => expect(asked().map(([href]) => href)).toEqual(again));
    expect(refreshed.toSorted()).toEqual(again);
  });

  it('[EMB-11] says which file the host no longer has', async () => {
    const gone = 'https://portal.test/psp/dialog.4.js';
    const loaded = libraryFrom(built, { isFileMissing: async href => href === gone }).importChunk?.(
      './dialog.4.js',
    );
    for (const link of links()) link.dispatchEvent(new Event(link.href === gone ? 'error' : 'load'));
    await expect(loaded).rejects.toThrow(`The host no longer has ${gone}.`);
    await expect(loaded).rejects.toSatisfy(isMissingFile);
  });

  it('[EMB-11] checks each file before it preloads it in WebKit, whose preload ignores integrity', async () => {
    vi.spyOn(navigator, 'vendor', 'get').mockReturnValue('Apple Computer, Inc.');
    const intact = new Set([`sha256-${hash('a')}`, `sha256-${hash('b')}`]);
    const inWebKit = libraryFrom(built, {
      fetchFile: async (_href, integrity) => {
        if (!intact.has(integrity)) throw new TypeError('Failed integrity metadata check.');
      },
    });
    await expect(inWebKit.load('psp-sample')).rejects.toThrow('Failed integrity metadata check.');
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
    ['list/', undefined],
    ['//evil.test/list/', undefined],
    ['/a/../b/', undefined],
    ['/list/?type=direct', undefined],
    ['/%2e%2e/list/', undefined],
    ['https://evil.test/', undefined],
    ['', undefined],
  ])('[NET-01] requests the first batch of %j at %s', (endpoint, path) => {
    const firstRequest = { address: '{endpoint}?limit=2500&skip=0', unless: ['limit'] };
    const tables = libraryFrom({ ...built, tags: { 'psp-sample': { file: 'sample.3.js', firstRequest } } });
    const request = tables.firstRequest(element({ 'data-endpoint': endpoint, 'data-api-base': '/portal' }));
    expect(request).toBe(path && location.origin + path);
  });
});
