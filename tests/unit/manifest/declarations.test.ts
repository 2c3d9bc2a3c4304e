import { array, looseObject, nullish, number, object, optional, picklist, string, union } from 'valibot';
import { describe, expect, it } from 'vitest';
import { definitions } from '../../../scripts/sources.ts';
import { commonAttributes } from '../../../src/embed/attributes/common-attributes.ts';
import { isProperty } from '../../../src/manifest/attributes.ts';
import { declarations } from '../../../src/manifest/declarations.ts';
import { inputSchema } from '../../../src/manifest/input-schema.ts';
import { typeOf } from '../../../src/manifest/type-text.ts';

const all = await definitions();

describe('psp.d.ts', () => {
  const text = declarations(all);

  it('[SHIP-02] names every tag', () => {
    for (const { tag } of all) expect(text).toMatch(new RegExp(`'${tag}': Psp\\w+;`));
  });

  it('[EMB-06] allows undefined for optional values', () => {
    expect(text).toContain('  siteId: string;');
    expect(text).toContain('  submitUrl: string | undefined;');
    expect(text).toContain('  notice: boolean;');
  });

  it('[EMB-04] omits exactly the names that HTML elements already have', () => {
    const names = [commonAttributes, ...all.map(({ attributes }) => attributes)].flatMap(Object.keys);
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
      object({ id: string(), name: optional(string()) }),
      '{ readonly id: string; readonly name?: string; [more] }',
    ],
    ['an object with more', looseObject({ id: string() }), '{ readonly id: string; [more] }'],
  ])('[EMB-07] %s', (_, schema, type) => {
    expect(typeOf(inputSchema(schema))).toBe(type.replace('[more]', 'readonly [name: string]: unknown;'));
  });

  it('[EMB-07] is unknown where the schema allows anything', () => {
    expect(typeOf({})).toBe('unknown');
    expect(typeOf(true)).toBe('unknown');
  });
});
