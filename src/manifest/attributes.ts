import { numberRange } from '../embed/attributes/attribute-value.ts';
import { commonAttributes } from '../embed/attributes/common-attributes.ts';
import { attributeName } from '../embed/attributes/read-attributes.ts';
import type { AttributeDefinition, ElementDefinition, NumberAttribute } from '../embed/definition.ts';

/** One attribute in the words of documentation and editors. */
export interface DescribedAttribute {
  /** As a template writes it: `data-site-id`. */
  readonly name: string;
  /** As a script sets it: `siteId`. */
  readonly property: string;
  readonly description: string;
  /** A TypeScript type. */
  readonly type: string;
  readonly default?: string;
  readonly required: boolean;
  /** All values there are, where that is a list. */
  readonly values?: readonly string[];
  readonly example: string;
}

/** The attributes of an element without the common ones. */
export const ownAttributes = ({ attributes }: ElementDefinition): DescribedAttribute[] =>
  Object.entries(attributes).map(described);

/** The attributes that every element understands. */
export const sharedAttributes = (): DescribedAttribute[] => Object.entries(commonAttributes).map(described);

/** Every attribute that an element understands, its own first. */
export const attributesOf = (definition: ElementDefinition): DescribedAttribute[] => [
  ...ownAttributes(definition),
  ...sharedAttributes().filter(({ property }) => !(property in definition.attributes)),
];

function described([property, attribute]: readonly [string, AttributeDefinition]): DescribedAttribute {
  const { example } = attribute;
  return {
    name: attributeName(property),
    property,
    description: descriptionOf(attribute),
    type: typeOf(attribute),
    ...defaultOf(attribute),
    required: attribute.required ?? false,
    ...(attribute.type === 'choice' ? { values: attribute.values } : {}),
    example,
  };
}

function typeOf(attribute: AttributeDefinition): string {
  if (attribute.type === 'flag') return 'boolean';
  if (attribute.type === 'choice') return attribute.values.map(value => `'${value}'`).join(' | ');
  if (attribute.type === 'json') return attribute.shape.startsWith('[') ? 'object[]' : 'object';
  return attribute.type === 'number' ? 'number' : 'string';
}

function defaultOf(attribute: AttributeDefinition): { default?: string } {
  if (attribute.type === 'flag') return { default: 'false' };
  return 'default' in attribute && attribute.default !== undefined
    ? { default: String(attribute.default) }
    : {};
}

/** What an attribute says, and which numbers it takes, as the element's errors say them. */
export const descriptionOf = (attribute: AttributeDefinition): string =>
  attribute.type === 'number' && isBounded(attribute)
    ? `${attribute.description} ${numberRange(attribute).replace(/^a/, 'A')}.`
    : attribute.description;

const isBounded = ({ min, max, integer }: NumberAttribute): boolean =>
  min !== undefined || max !== undefined || Boolean(integer);

/** Whether scripts may set it as a property: a name that every HTML element has of itself stays what it is. */
export const isProperty = (name: string): boolean => !ofEveryElement.has(name);

const ofEveryElement = new Set(['children', 'hidden', 'id', 'lang', 'title']);
