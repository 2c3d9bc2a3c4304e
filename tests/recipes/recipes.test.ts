import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { attributesOf, elementsIn, textOf } from './document.ts';
import { type Context, type Encoding, type RenderedEngine, render, renderedEngines } from './rendered.ts';

const hostileTexts: readonly string[] = [
  `"Don't"`,
  '</script><script>alert(1)</script>',
  '<!-- <script>',
  ']]> --> </textarea></title>',
  '&quot; &amp;lt; &#x27;',
  'back\\slash \\" \\u003c \\/',
  'Zoë, é, 日本, 🙂, \u202eright to left',
  'line\u2028paragraph\u2029end',
  'two\nlines\tand a tab',
  '{{ 7 * 7 }} {% raw %} <%= 7 %> \u0024{7} #{7} @{7} {{{7}}}',
  "' onclick=alert(1) x='",
];

const contextWith = (text: string): Context => ({
  cspNonce: 'bm9uY2U+/w==',
  token: `t"'<>${text}`,
  site: { id: '12', name: text },
  parent: { id: text, depositBalance: '1000.00', [text]: [text, null, 12.5, true] },
  children: [
    { id: '7', name: text },
    { id: '8', name: `${text}${text}` },
  ],
});

/** What browsers see of a rendered recipe. */
function read(html: string) {
  const elements = elementsIn(parse(html));
  const one = (name: string) => {
    const found = elements.filter(element => element.tagName === name);
    expect(found, name).toHaveLength(1);
    return attributesOf(found[0]);
  };
  return {
    names: elements.map(({ tagName }) => tagName),
    copyText: one('psp-copy-text'),
    form: one('psp-deposit-form'),
    parent: JSON.parse(one('psp-deposit-form')['data-parent'] ?? ''),
    children: JSON.parse(textOf(elements.find(({ tagName }) => tagName === 'script'))),
  };
}

function expectExact(html: string, { token, site, parent, children }: Context) {
  const found = read(html);
  expect(found).toMatchObject({ parent, children });
  expect(found.copyText['data-text']).toBe(site.name);
  expect(found.form).toMatchObject({ 'data-site-id': site.id, 'data-token': token });
  expect(found.names).toEqual([
    ...['html', 'head', 'body'],
    ...['psp-copy-text', 'psp-deposit-form', 'script', 'p'],
  ]);
}

async function rendered(engine: RenderedEngine, encoding: Encoding, texts: readonly string[]) {
  const contexts = texts.map(contextWith);
  const pages = await render(
    engine,
    contexts.map(context => ({ template: 'page', encoding, context })),
  );
  return pages.map((page, index) => ({ page, context: contexts[index] }));
}

async function expectExactTexts(engine: RenderedEngine, encoding: Encoding, texts: readonly string[]) {
  const pages = await rendered(engine, encoding, texts);
  expect(pages).toHaveLength(texts.length);
  for (const { page, context } of pages) {
    if (!context || !('html' in page)) throw new Error(JSON.stringify(page));
    expectExact(page.html, context);
  }
}

describe.each(renderedEngines)('the recipe of %s', engine => {
  it('[EMB-07] passes every text unchanged to attributes, JSON attributes and JSON scripts', () =>
    expectExactTexts(engine, 'utf-8', hostileTexts));
});

// Texts of JavaScript are never bytes.
const enginesOfBytes = renderedEngines.filter(engine => engine !== 'nunjucks' && engine !== 'handlebars');

describe.each(enginesOfBytes)('the recipe of %s, with the Latin-1 bytes of an old database', engine => {
  const texts = ['Zoë "é" </script> ÿ'];

  it('[EMB-07] passes them unchanged if they are converted', () =>
    expectExactTexts(engine, 'latin-1, converted', texts));

  it('[EMB-07] fails instead of writing an empty attribute if they are not', async () => {
    expect(await rendered(engine, 'latin-1', texts)).toMatchObject([{ page: { error: expect.any(String) } }]);
  });
});
