// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { browserFiles, withoutComments } from './source-files.ts';

const forbidden: readonly {
  readonly id: string;
  readonly what: string;
  readonly text: RegExp;
  readonly why: string;
  /** The only file that is allowed to. */
  readonly but?: string;
}[] = [
  {
    id: 'TBL-18',
    what: 'creates no markup from text',
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
    what: 'contains no other origin',
    text: /['"`](?:https?|wss?):\/\/|['"`]\/\/\w/,
    why: 'All requests go to the site of the page.',
  },
  {
    id: 'NET-01',
    what: 'stores nothing in the browser',
    text: /\b(localStorage|sessionStorage|indexedDB|caches\.open|serviceWorker)\b/,
    why: "A patient's data stays in memory.",
    // It stores column keys, never values.
    but: 'src/table/view/state/hidden-columns.ts',
  },
  {
    id: 'EMB-05',
    what: 'uses no document property that a named element of the page can shadow',
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

  it('[EMB-08] is checked correctly when a string contains a comment sign', () => {
    expect(withoutComments("open('https://a.test'); x.innerHTML = '';")).toContain('innerHTML');
  });
});
