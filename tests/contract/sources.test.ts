// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { browserFiles, withoutComments } from './source-files.ts';

const forbidden: readonly {
  readonly id: string;
  readonly what: string;
  readonly text: RegExp;
  readonly why: string;
  /** The one file that may. */
  readonly but?: string;
}[] = [
  {
    id: 'TBL-18',
    what: 'makes no markup from text',
    text: /\b(inner|outer)HTML\b|insertAdjacentHTML|document\.write|dangerouslySetInnerHTML|createContextualFragment|DOMParser|srcdoc|setHTML/,
    why: 'Write textContent, or let React render.',
  },
  {
    id: 'EMB-08',
    what: 'runs no text as code',
    text: /\beval\(|new Function\(|set(?:Timeout|Interval)\(\s*['"`]|javascript:/,
    why: 'Call a function.',
  },
  {
    id: 'NET-01',
    what: 'names no other origin',
    text: /['"`](?:https?|wss?):\/\/|['"`]\/\/\w/,
    why: 'Everything is asked from the site of the page.',
  },
  {
    id: 'NET-01',
    what: 'keeps nothing in the browser',
    text: /\b(localStorage|sessionStorage|indexedDB|caches\.open|serviceWorker)\b/,
    why: "A patient's data stays in memory.",
    // The keys of columns, never a value.
    but: 'src/table/view/state/hidden-columns.ts',
  },
  {
    id: 'EMB-05',
    what: 'believes no reference that a page can replace by an element of that name',
    text: /document\.currentScript|document\.(forms|scripts|images|all)\b/,
    why: 'Use import.meta.url, or a query on the prototype.',
  },
];

describe('the source', () => {
  it.each(forbidden)('[$id] $what', ({ text, why, but }) => {
    const files = browserFiles().filter(({ path }) => path !== but);
    const found = files.flatMap(({ path, text: source }) =>
      withoutComments(source)
        .split('\n')
        .flatMap((line, index) => (text.test(line) ? [`${path}:${index + 1}: ${line.trim()} ${why}`] : [])),
    );
    expect(found).toEqual([]);
  });

  it('[EMB-08] is not hidden from these checks by a comment sign in a text', () => {
    expect(withoutComments("open('https://a.test'); x.innerHTML = '';")).toContain('innerHTML');
  });
});
