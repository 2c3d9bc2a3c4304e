import { documentedCommonAttributes } from '../../embed/attributes/common-attributes.docs.ts';
import type { DocumentedAttribute, DocumentedElement } from '../../embed/documented-element.ts';
import { descriptionOf, isProperty, typeText } from '../attributes.ts';
import { inputSchema } from '../input-schema.ts';
import { className } from './class-name.ts';
import { tagTypes } from './jsx-types.ts';
import { comment, typeOf } from './type-text.ts';

/** Generates psp.d.ts for a page's own TypeScript: the properties, attributes, events and JSON of all tags. */
export const declarations = (definitions: readonly DocumentedElement[]): string => `${[
  '// The elements of psp.js: their properties and events, their attributes in TSX, their JSON.',
  interfaceText('PspElement extends HTMLElement', '', documentedCommonAttributes),
  ...definitions.map(({ tag, summary, attributes }) =>
    interfaceText(`${className(tag)} extends PspElement`, className(tag), attributes, summary),
  ),
  ...definitions.flatMap(jsonTypes),
  ...tagTypes(definitions),
  globals(definitions),
].join('\n\n')}
`;

const globals = (definitions: readonly DocumentedElement[]): string => `declare global {
  interface HTMLElementTagNameMap {
${definitions.map(({ tag }) => `    '${tag}': ${className(tag)};`).join('\n')}
  }

  interface HTMLElementEventMap {
    'psp:ready': CustomEvent<null>;
    'psp:error': CustomEvent<{ readonly code: string; readonly message: string }>;
    'psp:navigate': CustomEvent<{ readonly url: string }>;
${[...new Set(definitions.flatMap(({ events }) => Object.keys(events)))].map(name => `    '${name}': CustomEvent;`).join('\n')}
  }
}`;

function interfaceText(
  head: string,
  prefix: string,
  attributes: Readonly<Record<string, DocumentedAttribute>>,
  summary = 'The properties that every element has.',
): string {
  const properties = Object.entries(attributes).filter(([name]) => isProperty(name));
  const lines = properties.flatMap(([name, attribute]) => [
    `  ${comment(descriptionOf(attribute))}`,
    `  ${name}: ${propertyType(`${prefix}${capitalized(name)}`, attribute)};`,
  ]);
  return [comment(summary), `export interface ${head} {`, ...lines, '}'].join('\n');
}

function propertyType(json: string, attribute: DocumentedAttribute): string {
  const isAlways = attribute.required || attribute.type === 'flag' || 'default' in attribute;
  const type = typeText(attribute, { flag: 'boolean', number: 'number', json });
  return isAlways ? type : `${type} | undefined`;
}

/** The types of a tag's JSON attributes: `PspDepositFormParent`. */
const jsonTypes = ({ tag, attributes }: DocumentedElement): string[] =>
  Object.entries(attributes).flatMap(([name, attribute]) =>
    attribute.type === 'json'
      ? [
          `${comment(attribute.description)}
export type ${className(tag)}${capitalized(name)} = ${typeOf(inputSchema(attribute.schema))};`,
        ]
      : [],
  );

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
