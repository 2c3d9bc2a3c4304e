// @vitest-environment jsdom
import { array, nullish, number, object, optional, picklist, string, union } from 'valibot';
import { describe, expect, it } from 'vitest';
import { definitions } from '../../../scripts/sources.ts';
import { documentedCommonAttributes } from '../../../src/embed/attributes/common-attributes.docs.ts';
import { isProperty } from '../../../src/manifest/attributes.ts';
import { inputSchema } from '../../../src/manifest/contract/described-schema.ts';
import { declarations, jsxDeclarations } from '../../../src/manifest/types/declarations.ts';
import { typeOf } from '../../../src/manifest/types/type-text.ts';

const all = await definitions();

describe('psp.d.ts', () => {
  const text = declarations(all);

  it('[SHIP-02] names every tag', () => {
    for (const { tag } of all) expect(text).toMatch(new RegExp(`'${tag}': Psp\\w+;`));
  });

  it('[SHIP-02] exports the types of JSON attributes', () => {
    expect(text).toContain('export type PspDepositFormParent = {');
    expect(text).toContain('  parent: PspDepositFormParent;');
  });

  it('[SHIP-02] types the attributes of every tag in TSX', () => {
    for (const { tag } of all) expect(text).toMatch(new RegExp(`'${tag}': Psp\\w+Attributes;`));
    expect(text).toContain("  'data-limit'?: number | string;");
    expect(text).toContain("  'data-site-id': string;");
    expect(text).toContain("  'data-parent'?: string;");
    expect(jsxDeclarations()).toContain('interface IntrinsicElements extends PspIntrinsicElements {}');
  });

  it('[EMB-06] allows undefined for optional values', () => {
    expect(text).toContain('  siteId: string;');
    expect(text).toContain('  submitUrl: string | undefined;');
    expect(text).toContain('  notice: boolean;');
  });

  it('[EMB-04] omits exactly the names that HTML elements already have', () => {
    const names = [documentedCommonAttributes, ...all.map(({ attributes }) => attributes)].flatMap(
      Object.keys,
    );
    for (const name of names)
      expect([name, isProperty(name)]).toEqual([name, !(name in HTMLElement.prototype)]);
    expect(text).not.toContain('  children:');
  });
});

describe('the type of a JSON value', () => {
  it.each([
    ['a list', array(string()), 'readonly (string)[]'],
    ['alternatives', union([string(), number()]), 'string | number'],
    ['what may be null', nullish(string()), 'string | null'],
    ['a choice', picklist(['a', 'b']), '"a" | "b"'],
    [
      'an object',
      object({ id: string(), 'visit (CT)': optional(string()) }),
      '{\n  readonly id: string;\n  readonly "visit (CT)"?: string;\n  readonly [name: string]: unknown;\n}',
    ],
  ])('[EMB-07] %s', (_, schema, type) => {
    expect(typeOf(inputSchema(schema))).toBe(type);
  });

  it('[EMB-07] is unknown where the schema allows anything', () => {
    expect(typeOf({})).toBe('unknown');
  });
});
