/// <reference types="vite/client" />
import { afterEach, describe, expect, it, vi } from 'vitest';
import { elements, type LoadElement } from '../../../../src/elements.ts';
import { define } from '../../../../src/embed/element/define.ts';

const texts = import.meta.glob<string>('../../../src/{ui,table/view}/**/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

// What is true of the element itself and of every tag in it; whatever else, only of a piece.
const ofAll = ['base', 'tokens', 'dark', 'inline', 'content-wide'];
const pieces = Object.entries(texts)
  .map(([path, css]) => ({ name: path.replace(/.*\/src\/(.*)\.css/, '$1'), css }))
  .filter(({ name }) => !ofAll.includes(name.replace('ui/', '')));

/** The selectors of a sheet, those in its media and container queries too; what is nested in a rule is that rule's. */
function selectorsOf(rules: CSSRuleList): string[] {
  return [...rules].flatMap(rule => {
    if (rule instanceof CSSStyleRule) return rule.selectorText.split(/,(?![^(]*\))/).map(one => one.trim());
    return rule instanceof CSSGroupingRule ? selectorsOf(rule.cssRules) : [];
  });
}

const sheetOf = (css: string) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
};

const firstClasses = (css: string) => [
  ...new Set(
    selectorsOf(sheetOf(css).cssRules).map(
      selector => selector.match(/^\.[a-z]+(-[a-z]+)*/)?.[0] ?? selector,
    ),
  ),
];

describe('the rules of a piece', () => {
  it.each(pieces)('[EMB-09] reach only that piece: $name', ({ css }) => {
    expect(firstClasses(css).filter(first => !first.startsWith('.'))).toEqual([]);
  });

  it('[EMB-09] belong to no second piece', () => {
    const owners = pieces.flatMap(({ name, css }) =>
      firstClasses(css).map(first => `${first} of ${name.startsWith('table') ? 'table' : name}`),
    );
    const names = [...new Set(owners)].map(owner => owner.split(' ')[0]);
    expect(names.filter((first, at) => names.indexOf(first) !== at)).toEqual([]);
  });
});

describe('the style sheets of a page', () => {
  afterEach(() => {
    document.body.replaceChildren();
    vi.restoreAllMocks();
  });

  it('[EMB-09] are the same objects in all shadow roots', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    for (const load of Object.values(elements as unknown as Record<string, LoadElement>))
      define((await load()).element);
    const hosts = Object.keys(elements).flatMap(tag => [
      document.createElement(tag),
      document.createElement(tag),
    ]);
    document.body.append(...hosts);
    const sheets = new Set(hosts.flatMap(host => host.shadowRoot?.adoptedStyleSheets ?? []));
    const rules = [...sheets].map(sheet => [...sheet.cssRules].map(rule => rule.cssText).join());
    expect(new Set(rules).size).toBe(sheets.size);
    expect(new Set(hosts.flatMap(({ shadowRoot }) => shadowRoot?.adoptedStyleSheets[0] ?? [])).size).toBe(1);
  });
});
