/// <reference types="vite/client" />
import { afterEach, describe, expect, it, vi } from 'vitest';
import { elements, type LoadElement } from '../../../../src/elements.ts';
import { define } from '../../../../src/embed/element/define.ts';

const texts = import.meta.glob<string>('../../../src/{ui,table/view}/**/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

// The sheets that style the host element and bare tags; all others may only style their own component.
const globalSheets = ['base', 'tokens', 'dark', 'inline', 'content-wide'];
const components = Object.entries(texts)
  .map(([path, css]) => ({ name: path.replace(/.*\/src\/(.*)\.css/, '$1'), css }))
  .filter(({ name }) => !globalSheets.includes(name.replace('ui/', '')));

/** The top-level selectors of a sheet, including those in media and container queries but not nested rules. */
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

describe('the styles of a component', () => {
  it.each(components)('[EMB-09] apply only to its own classes: $name', ({ css }) => {
    expect(firstClasses(css).filter(first => !first.startsWith('.'))).toEqual([]);
  });

  it('[EMB-09] share no class with another component', () => {
    const owners = components.flatMap(({ name, css }) =>
      firstClasses(css).map(first => `${first} of ${name.startsWith('table') ? 'table' : name}`),
    );
    const names = [...new Set(owners)].map(owner => owner.split(' ')[0]);
    expect(names.filter((first, at) => names.indexOf(first) !== at)).toEqual([]);
  });
});

describe('the style sheets of the elements', () => {
  afterEach(() => {
    document.body.replaceChildren();
    vi.restoreAllMocks();
  });

  it('[EMB-09] are shared by all shadow roots', async () => {
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
