import { numberRange } from '../diagnostics/attribute-problems.ts';
import { attributeName } from '../domain/attribute-name.ts';
import { documentedCommonAttributes } from '../embed/attributes/common-attributes.docs.ts';
import type { ChoiceAttribute, NumberAttribute } from '../embed/definition.ts';
import type { DocumentedAttribute, DocumentedElement } from '../embed/documented-element.ts';

/** An attribute as documentation and editor data describe it: `describeAttribute` says what it holds. */
export type DescribedAttribute = ReturnType<typeof describeAttribute>;

/** The attributes of an element without the common ones. */
export const ownAttributes = ({ attributes }: DocumentedElement): DescribedAttribute[] =>
  Object.entries(attributes).map(describeAttribute);

/** The attributes that every element has. */
export const sharedAttributes = (): DescribedAttribute[] =>
  Object.entries(documentedCommonAttributes).map(describeAttribute);

/** All attributes of an element, its own first. */
export const attributesOf = (definition: DocumentedElement): DescribedAttribute[] => [
  ...ownAttributes(definition),
  ...sharedAttributes().filter(({ property }) => !(property in definition.attributes)),
];

function describeAttribute([property, attribute]: readonly [string, DocumentedAttribute]) {
  const { requiredUnless, required = false, example } = attribute;
  const { values, ignoresCase }: Partial<ChoiceAttribute> = attribute.type === 'choice' ? attribute : {};
  return {
    /** In HTML: `data-site-id`; `property` is `siteId`. */
    name: attributeName(property),
    property,
    description: descriptionOf(attribute),
    /** A TypeScript type. */
    type: typeOf(attribute),
    default: defaultOf(attribute),
    required,
    /** The HTML name of another attribute that may take its place. */
    requiredUnless: requiredUnless && attributeName(requiredUnless),
    values,
    ignoresCase,
    example,
  };
}

function typeOf(attribute: DocumentedAttribute): string {
  const isList = attribute.type === 'json' && attribute.shape.startsWith('[');
  return typeText(attribute, { flag: 'boolean', number: 'number', json: isList ? 'object[]' : 'object' });
}

/** The TypeScript type of an attribute; `types` are those of its kinds that are neither choices nor texts. */
export const typeText = (
  attribute: DocumentedAttribute,
  types: Partial<Record<DocumentedAttribute['type'], string>>,
): string =>
  attribute.type === 'choice'
    ? attribute.values.map(value => `'${value}'`).join(' | ')
    : (types[attribute.type] ?? 'string');

function defaultOf(attribute: DocumentedAttribute): string | undefined {
  if (attribute.type === 'flag') return 'false';
  const value = 'default' in attribute ? attribute.default : undefined;
  return value === undefined ? undefined : String(value);
}

/**
 * An attribute's description; for numbers with their range, worded as in the element's errors, and for addresses with
 * what `data-api-base` means for them.
 */
export function descriptionOf(attribute: DocumentedAttribute): string {
  const { description, type } = attribute;
  if (type === 'number' && isBounded(attribute))
    return `${description} ${numberRange(attribute).replace(/^a/, 'A')}.`;
  return type === 'path' && attribute !== documentedCommonAttributes.apiBase
    ? `${description} \`data-api-base\` is not added to it.`
    : description;
}

const isBounded = ({ min, max, integer }: NumberAttribute): boolean =>
  min !== undefined || max !== undefined || Boolean(integer);

/** Whether an attribute is also a property; names that every HTML element has are attributes only. */
export const isProperty = (name: string): boolean => !builtInProperties.has(name);

const builtInProperties = new Set(['children', 'hidden', 'id', 'lang', 'title']);

/** `psp-deposit-form` → `PspDepositForm`. */
export const className = (tag: string): string =>
  tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
