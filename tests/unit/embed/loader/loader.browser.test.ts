import { waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ElementModule } from '../../../../src/embed/element/define.ts';
import { languageListeners } from '../../../../src/embed/language/language-source.ts';
import { type Library, startLoader } from '../../../../src/embed/loader/loader.ts';
import { MissingFileError } from '../../../../src/platform/missing-file.ts';
import { allowLogged } from '../../../support/console.ts';
import { later } from '../../../support/later.ts';

let count = 0;
/** A new tag for each test, since tags cannot be undefined again. */
const freshTag = () => `psp-loaded${++count}`;

const moduleOf = (tag: string, define = () => customElements.define(tag, class extends HTMLElement {})) =>
  ({ define }) as ElementModule;

function libraryOf(tag: string, overrides: Partial<Library> = {}) {
  const library: Library = {
    version: '1.2.3',
    tags: [tag],
    firstRequest: () => undefined,
    loadLanguages: () => Promise.reject(new Error('not wanted')),
    loadDebugPanel: () => Promise.reject(new Error('not wanted')),
    importChunk: () => Promise.reject(new Error('not wanted')),
    load: async () => moduleOf(tag),
    ...overrides,
  };
  startLoader(library);
}

const add = (tag: string, parent: Node = document.body) => parent.appendChild(document.createElement(tag));

// Loaders live as long as the page, so those of earlier tests log the tags of later tests as unknown.
beforeEach(allowLogged);

describe('[EMB-05] the loader defines tags', () => {
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
});

describe('the texts of other languages', () => {
  const stating = (attribute: 'pspLanguages' | 'pspTexts') => {
    const script = document.head.appendChild(document.createElement('script'));
    script.type = 'application/json';
    script.dataset[attribute] = '';
  };
  afterEach(() => {
    for (const script of document.head.querySelectorAll('script[type="application/json"]')) script.remove();
  });

  /** Adds an element, whose texts arrive when `arrive` is called. */
  const withLanguages = () => {
    const tag = freshTag();
    const asked: Element[] = [];
    const arrive = later<void>();
    let loads = 0;
    const element = add(tag);
    libraryOf(tag, {
      loadLanguages: async () => {
        loads += 1;
        return {
          startLanguages: () => ({
            ready(each) {
              asked.push(each);
              return arrive.promise;
            },
          }),
        };
      },
    });
    return { tag, element, asked, arrive, loads: () => loads };
  };

  it('[EMB-17] are not loaded where the page states none', async () => {
    const { tag, element, loads } = withLanguages();
    element.lang = 'de';
    await customElements.whenDefined(tag);
    expect(loads()).toBe(0);
  });

  it.each(['pspLanguages', 'pspTexts'] as const)(
    '[EMB-15] are loaded once for a script with %s, before a tag is defined',
    async attribute => {
      stating(attribute);
      const { tag, element, asked, arrive, loads } = withLanguages();
      await waitFor(() => expect(asked).toEqual([element]));
      expect(customElements.get(tag)).toBeUndefined();
      arrive.resolve();
      await customElements.whenDefined(tag);
      const other = add(tag);
      await waitFor(() => expect(asked).toEqual([element, other]));
      expect(loads()).toBe(1);
    },
  );

  it('[EMB-15] are looked for again when a `lang` of the page changes', async () => {
    const { tag, element } = withLanguages();
    await customElements.whenDefined(tag);
    const listener = vi.fn();
    languageListeners().add(listener);
    element.lang = 'de';
    await waitFor(() => expect(listener).toHaveBeenCalled());
    languageListeners().delete(listener);
  });

  it('[EMB-15] are given up with one line on the console when they fail', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const tags = [freshTag(), freshTag()] as const;
    stating('pspLanguages');
    for (const tag of tags) add(tag);
    libraryOf(tags[0], {
      tags,
      load: async tag => moduleOf(tag),
      loadLanguages: () => Promise.reject(new Error('404')),
    });
    await Promise.all(tags.map(tag => customElements.whenDefined(tag)));
    const lines = logged.mock.calls.filter(([line]) => /part of the library/.test(String(line)));
    expect(lines).toHaveLength(1);
  });
});

it('[EMB-02] [NET-12] sends the first request at once, and drops it when its element leaves the page', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}));
  const tag = freshTag();
  const href = `${location.origin}/${tag}/`;
  const element = add(tag);
  libraryOf(tag, { firstRequest: () => href, load: () => new Promise(() => {}) });
  const [request] = fetched.mock.calls.filter(([asked]) => asked === href);
  expect(request?.[1]?.signal?.aborted).toBe(false);
  document.body.removeChild(element);
  await waitFor(() => expect(request?.[1]?.signal?.aborted).toBe(true));
});

describe('[EMB-12] the loader goes on', () => {
  it('[EMB-12] after a tag whose first request throws', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const [tag, later] = [freshTag(), freshTag()];
    add(tag);
    add(later);
    libraryOf(tag, {
      tags: [tag, later],
      load: async needed => moduleOf(needed),
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

it('[EMB-11] retries every failed tag on Retry, and asks for a page reload after a second failure', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const [tag, other] = [freshTag(), freshTag()];
  const [element, neighbour] = [add(tag) as HTMLElement, add(other) as HTMLElement];
  const works = new Set<string>();
  libraryOf(tag, {
    tags: [tag, other],
    load: async needed => {
      if (!works.has(needed)) throw new TypeError('gone');
      return moduleOf(needed);
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
  libraryOf(tag, {
    load: () =>
      Promise.reject(
        new MissingFileError('https://portal.test/psp/x.1.js', 'https://portal.test/psp/psp.js'),
      ),
  });
  expect(await within(element).findByRole('alert')).toHaveTextContent(
    'This part of the page could not be loaded. Please reload the page.',
  );
  expect(within(element).queryByRole('button')).toBeNull();
  expect(element).toHaveTextContent('The old form');
});
