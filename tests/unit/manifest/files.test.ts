import { Ajv } from 'ajv';
import manifestSchema from 'custom-elements-manifest/schema.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import editorSchema from 'vscode-html-languageservice/docs/customData.schema.json' with { type: 'json' };
import { sources } from '../../../scripts/sources.ts';
import type { DocumentedElement } from '../../../src/embed/documented-element.ts';
import { ownAttributes } from '../../../src/manifest/attributes.ts';
import { tagToCopy } from '../../../src/manifest/contract/tag-to-copy.ts';
import { customElements, vscodeData, webTypes } from '../../../src/manifest/custom-elements.ts';
import { documents, shippedTexts } from '../../../src/manifest/files.ts';
import { tokensIn } from '../../../src/manifest/tokens.ts';

const known = await sources();
const definition = {
  tag: 'psp-sample',
  summary: 'Shows a sample.',
  attributes: {
    level: {
      type: 'choice',
      values: ['site', 'study'],
      required: true,
      description: 'What for.',
      example: 'site',
    },
    pageSize: { type: 'number', default: 10, description: 'Rows of a page.', example: '25' },
    items: {
      type: 'json',
      required: true,
      schema: { '~standard': { version: 1, vendor: 'test', validate: value => ({ value }) } },
      shape: '[{id}]',
      description: 'What is shown.',
      example: '[{"id": "7"}]',
    },
    internal: { type: 'flag', description: 'For staff.', example: 'true' },
  },
  events: { 'psp:approved': 'A payment was approved.' },
  calls: [],
  parts: ['card'],
  reservedSpace: { narrow: 1, wide: 1 },
} as const satisfies DocumentedElement;

describe('custom-elements.json', () => {
  it('[SHIP-02] states attributes with types and defaults, own events first, parts and custom properties', () => {
    const [module] = customElements([definition], [{ name: '--psp-text', default: '#171a21' }]).modules;
    const declaration = module?.declarations[0];
    expect(declaration?.attributes.map(({ name, type, default: value }) => [name, type.text, value])).toEqual(
      [
        ['data-level', "'site' | 'study'", undefined],
        ['data-page-size', 'number', '10'],
        ['data-items', 'object[]', undefined],
        ['data-internal', 'boolean', 'false'],
        ['data-api-base', 'string', ''],
        ['data-token', 'string', undefined],
        ['data-token-cookie', 'string', undefined],
        ['data-login-path', 'string', undefined],
      ],
    );
    expect(declaration?.events.map(({ name }) => name)).toEqual([
      'psp:approved',
      'psp:ready',
      'psp:error',
      'psp:navigate',
    ]);
    expect(declaration).toMatchObject({
      tagName: 'psp-sample',
      name: 'PspSample',
      cssParts: [
        { name: 'card', description: 'The box around a form, a list or a record.' },
        { name: 'failure' },
      ],
      cssProperties: [{ name: '--psp-text', default: '#171a21' }],
    });
  });

  it('states what the tag functions of hosts check', () => {
    const attributes = {
      level: { type: 'choice', values: ['site', 'study'], required: true, description: '', example: '' },
      userId: { type: 'text', requiredUnless: 'profiles', description: '', example: '' },
    } as const;
    const post = { endpoint: { name: 'save', method: 'POST', path: '/' } };
    const [module] = customElements([{ ...definition, attributes, calls: [post] }], []).modules;
    expect(module?.declarations[0]).toMatchObject({
      posts: true,
      attributes: [
        { required: true, values: ['site', 'study'] },
        { requiredUnless: 'data-profiles' },
        ...Array.from({ length: 4 }, () => ({ required: undefined, requiredUnless: undefined })),
      ],
    });
  });

  it('[SHIP-02] lists no parts of elements that render nothing', () => {
    const [silent] = customElements([{ ...definition, parts: [] }], []).modules;
    expect(silent?.declarations[0]?.cssParts).toEqual([]);
  });
});

it.each([
  ['custom-elements.json', manifestSchema],
  ['vscode.html-custom-data.json', editorSchema],
] as const)('[SHIP-02] %s matches its published schema', (name, schema) => {
  const validate = new Ajv({ strict: false, allErrors: true }).compile(schema);
  validate(JSON.parse(shippedTexts(known)[name]));
  expect(validate.errors ?? []).toEqual([]);
});

const described = (attribute: object) =>
  ownAttributes({ attributes: { limit: { description: 'Rows.', ...attribute } } } as never)[0]?.description;

it.each([
  [{ type: 'number', min: 1, max: 10_000, integer: true }, 'Rows. A whole number from 1 to 10000.'],
  [{ type: 'number', min: 0 }, 'Rows. A number of 0 or more.'],
  [{ type: 'number', max: 9.5 }, 'Rows. A number up to 9.5.'],
  [{ type: 'number', integer: true }, 'Rows. A whole number.'],
  [{ type: 'number' }, 'Rows.'],
  [{ type: 'text' }, 'Rows.'],
])('[SHIP-02] an attribute with bounds says so wherever it is described: %o', (attribute, description) => {
  expect(described(attribute)).toBe(description);
});

describe('data for editors', () => {
  it('[SHIP-02] offers the values of a choice and no value for a flag', () => {
    const [tag] = vscodeData([definition]).tags;
    expect(tag?.attributes[0]).toMatchObject({
      name: 'data-level',
      values: [{ name: 'site' }, { name: 'study' }],
    });
    expect(tag?.attributes[3]).toMatchObject({ name: 'data-internal', valueSet: 'v' });
  });

  it('[SHIP-02] tells JetBrains what is required', () => {
    const { contributions } = webTypes([definition], [], { name: 'psp-widgets', version: '1.0.0' });
    expect(contributions.html.elements[0]?.attributes.filter(({ required }) => required)).toHaveLength(2);
  });
});

it('[SHIP-02] a tag to copy escapes what would end the attribute', () => {
  const attributes = { text: { type: 'text', required: true, description: '', example: 'a"b&c' } } as const;
  expect(tagToCopy({ tag: 'psp-x', attributes })).toBe('<psp-x data-text="a&quot;b&amp;c"></psp-x>');
});

describe('tokensIn', () => {
  it('[EMB-09] finds every public property', () => {
    const read = new Set([...known.tokensCss.matchAll(/var\((--psp-[\w-]+)/g)].map(([, name]) => name));
    expect(new Set(tokensIn(known.tokensCss).map(({ name }) => name))).toEqual(read);
  });

  it('[EMB-09] keeps defaults that contain commas and parentheses', () => {
    expect(tokensIn('a { b: var(--psp-c, 0 1px rgb(0 0 0), 2px) }')).toEqual([
      { name: '--psp-c', default: '0 1px rgb(0 0 0), 2px' },
    ]);
  });
});

it('[SHIP-02] the pages of elements link only to chapters of docs/elements.md that exist', () => {
  const texts = documents(known);
  const chapters = [...(texts['docs/elements.md'] ?? '').matchAll(/^## (.+)$/gm)].map(([, heading = '']) =>
    heading.toLowerCase().replaceAll(' ', '-'),
  );
  const links = Object.values(texts).flatMap(text => [
    ...text.matchAll(/\]\((?:\.\.\/elements\.md)?#([\w-]+)\)/g),
  ]);
  const anchors = new Set(links.map(([, anchor]) => anchor));
  expect(anchors).toContain('rows-and-cells');
  expect([...anchors].filter(anchor => !chapters.includes(anchor ?? ''))).toEqual([]);
});
