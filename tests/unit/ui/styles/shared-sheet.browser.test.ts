import { afterEach, describe, expect, it, vi } from 'vitest';
import { elements, type LoadElement } from '../../../../src/elements.ts';

describe('the style sheets of the elements', () => {
  afterEach(() => {
    document.body.replaceChildren();
    vi.restoreAllMocks();
  });

  it('[EMB-09] are shared by all shadow roots', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    for (const load of Object.values(elements as unknown as Record<string, LoadElement>))
      (await load()).element.define();
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
