// @vitest-environment node
import { Ajv } from 'ajv';
import manifestSchema from 'custom-elements-manifest/schema.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import editorSchema from 'vscode-html-languageservice/docs/customData.schema.json' with { type: 'json' };
import { sources } from '../../../scripts/sources.ts';
import { shippedTexts } from '../../../src/manifest/files.ts';

const texts = shippedTexts(await sources());

describe.each([
  ['custom-elements.json', manifestSchema],
  ['vscode.html-custom-data.json', editorSchema],
] as const)('%s', (name, schema) => {
  it('[SHIP-02] matches its published schema', () => {
    const validate = new Ajv({ strict: false, allErrors: true }).compile(schema);
    validate(JSON.parse(texts[name]));
    expect(validate.errors ?? []).toEqual([]);
  });

  it('[SHIP-02] fails the schema if it is invalid', () => {
    const validate = new Ajv({ strict: false }).compile(schema);
    const [tags, modules] = [[{ name: 7 }], [{ kind: 'nonsense' }]];
    expect(validate({ ...JSON.parse(texts[name]), tags, modules })).toBe(false);
  });
});

// No package contains the schema of web-types.
describe('web-types.json', () => {
  const { name, version, contributions } = JSON.parse(texts['web-types.json']);
  const { elements } = contributions.html;

  it('[SHIP-02] states the library and version, and the kind and type of each attribute', () => {
    expect([name, version]).toEqual(['psp-widgets', expect.stringMatching(/^\d+\.\d+\.\d+/)]);
    for (const attribute of elements.flatMap((element: { attributes: object[] }) => element.attributes))
      expect(attribute).toMatchObject({
        name: expect.stringMatching(/^data-/),
        value: { kind: expect.stringMatching(/^(no-value|plain)$/), type: expect.any(String) },
      });
  });

  it('[SHIP-02] states every default as a text', () => {
    const stated = elements.flatMap(({ attributes }: { attributes: { default?: unknown }[] }) => attributes);
    const defaults = stated.flatMap((attribute: object) =>
      'default' in attribute ? [attribute.default] : [],
    );
    expect(defaults.filter((value: unknown) => typeof value !== 'string')).toEqual([]);
  });
});
