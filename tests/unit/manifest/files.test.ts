// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { sources } from '../../../scripts/sources.ts';
import type { ElementDefinition } from '../../../src/embed/definition.ts';
import { ownAttributes } from '../../../src/manifest/attributes.ts';
import { tagToCopy } from '../../../src/manifest/contract/tag-to-copy.ts';
import { customElements } from '../../../src/manifest/custom-elements.ts';
import { vscodeData, webTypes } from '../../../src/manifest/editor-data.ts';
import { table } from '../../../src/manifest/markdown.ts';
import { tokensIn } from '../../../src/manifest/tokens.ts';

const { tokensCss } = await sources();
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
  parts: { card: 'The box.' },
  reservedSpace: { narrow: 1, wide: 1 },
} as const satisfies ElementDefinition;

describe('custom-elements.json', () => {
  const [module] = customElements([definition], [{ name: '--psp-text', default: '#171a21' }]).modules;
  const declaration = module?.declarations[0];

  it('[SHIP-02] names tag, class, parts and custom properties', () => {
    expect(declaration).toMatchObject({
      tagName: 'psp-sample',
      name: 'PspSample',
      cssParts: [
        { name: 'card', description: 'The box.' },
        { name: 'failure', description: 'The card shown instead of a screen that cannot be shown.' },
      ],
      cssProperties: [{ name: '--psp-text', default: '#171a21' }],
    });
  });

  it('[SHIP-02] lists no parts of elements that render nothing', () => {
    const [silent] = customElements([{ ...definition, parts: {} }], []).modules;
    expect(silent?.declarations[0]?.cssParts).toEqual([]);
  });

  it('[SHIP-02] types every attribute, the common ones too', () => {
    expect(declaration?.attributes.map(({ name, type }) => `${name}: ${type.text}`)).toEqual([
      "data-level: 'site' | 'study'",
      'data-page-size: number',
      'data-items: object[]',
      'data-internal: boolean',
      'data-api-base: string',
      'data-token: string',
      'data-login-path: string',
    ]);
  });

  it('[SHIP-02] states the defaults, and none for what must be given', () => {
    const defaults = declaration?.attributes.map(attribute =>
      'default' in attribute ? attribute.default : null,
    );
    expect(defaults).toEqual([null, '10', null, 'false', '', null, null]);
  });

  it('[SHIP-02] names its own events before the common ones', () => {
    expect(declaration?.events.map(({ name }) => name)).toEqual([
      'psp:approved',
      'psp:ready',
      'psp:error',
      'psp:navigate',
    ]);
  });
});

describe('an attribute with bounds', () => {
  const described = (attribute: object) =>
    ownAttributes({ attributes: { limit: { description: 'Rows.', ...attribute } } } as never)[0]?.description;

  it.each([
    [{ type: 'number', min: 1, max: 10_000, integer: true }, 'Rows. A whole number from 1 to 10000.'],
    [{ type: 'number', min: 0 }, 'Rows. A number of 0 or more.'],
    [{ type: 'number', max: 9.5 }, 'Rows. A number up to 9.5.'],
    [{ type: 'number', integer: true }, 'Rows. A whole number.'],
    [{ type: 'number' }, 'Rows.'],
    [{ type: 'text' }, 'Rows.'],
  ])('[SHIP-02] says so wherever it is described: %o', (attribute, description) => {
    expect(described(attribute)).toBe(description);
  });
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

describe('tagToCopy', () => {
  it('[EMB-07] contains the required values, JSON in a child script', () => {
    expect(tagToCopy(definition)).toBe(`<psp-sample data-level="site">
  <script type="application/json" data-prop="items">[{"id": "7"}]</script>
</psp-sample>`);
  });

  it('[SHIP-02] escapes what would end the attribute', () => {
    const attributes = { text: { type: 'text', required: true, description: '', example: 'a"b&c' } } as const;
    expect(tagToCopy({ tag: 'psp-x', attributes })).toBe('<psp-x data-text="a&quot;b&amp;c"></psp-x>');
  });
});

describe('tokensIn', () => {
  it('[EMB-09] finds every public property', () => {
    const read = new Set([...tokensCss.matchAll(/var\((--psp-[\w-]+)/g)].map(([, name]) => name));
    expect(new Set(tokensIn(tokensCss).map(({ name }) => name))).toEqual(read);
  });

  it('[EMB-09] keeps defaults that contain commas and parentheses', () => {
    expect(tokensIn('a { b: var(--psp-c, 0 1px rgb(0 0 0), 2px) }')).toEqual([
      { name: '--psp-c', default: '0 1px rgb(0 0 0), 2px' },
    ]);
  });
});

describe('a table of Markdown', () => {
  it('[SHIP-02] keeps bars and line breaks in their cell', () => {
    expect(table(['Type'], [["'a' | 'b'\nc"]])).toBe("| Type |\n| --- |\n| 'a' \\| 'b' c |");
  });
});
