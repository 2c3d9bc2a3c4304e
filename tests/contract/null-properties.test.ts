// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { attributeName } from '../../src/domain/attribute-name.ts';
import { documentedCommonAttributes } from '../../src/embed/attributes/common-attributes.docs.ts';
import { ElementValues, isProperty } from '../../src/embed/attributes/element-values.ts';
import type { DocumentedElement } from '../../src/embed/documented-element.ts';
import { everyElement } from '../support/every-element.ts';

const attributes = everyElement.flatMap(({ documented: definition }) =>
  Object.entries({ ...documentedCommonAttributes, ...definition.attributes })
    .filter(([name]) => isProperty(name))
    .map(([name, { example }]) => [definition.tag, name, example, definition] as const),
);

/** The problems and values of an element whose other attributes are all written. */
function readWithout(name: string, [, , , definition]: (typeof attributes)[number], property: unknown[]) {
  const element = document.createElement('div');
  for (const [other, { example }] of Object.entries(definition.attributes))
    element.setAttribute(attributeName(other), example);
  if (!property.length) element.removeAttribute(attributeName(name));
  const values = new ElementValues(element, definition);
  for (const value of property) values.set(name, value);
  const { attributes: read, page, problems } = values.read();
  return { read, page: { ...page, host: undefined }, problems };
}

describe.each(attributes)('%s: the property %s', (...attribute) => {
  const [, name] = attribute;

  it.each([[null], [undefined]])('[EMB-13] set to %s is the same as an absent attribute', value => {
    expect(readWithout(name, attribute, [value])).toEqual(readWithout(name, attribute, []));
  });

  it('[EMB-13] set to a value after null has that value', () => {
    const [, , example, definition] = attribute;
    const all: DocumentedElement['attributes'] = { ...documentedCommonAttributes, ...definition.attributes };
    const type = all[name]?.type;
    const value = type === 'json' ? JSON.parse(example) : type === 'number' ? Number(example) : example;
    const wanted = type === 'flag' ? true : value;
    const { read, page } = readWithout(name, attribute, [null, wanted]);
    expect({ ...page, ...read }).toMatchObject({ [name]: wanted });
  });
});
