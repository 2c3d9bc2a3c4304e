import { commonAttributes } from '../embed/attributes/common-attributes.ts';
import type { AttributeDefinition, ElementDefinition } from '../embed/definition.ts';
import { descriptionOf, isProperty } from './attributes.ts';
import { inputSchema } from './input-schema.ts';
import { typeOf } from './type-text.ts';

/** Generates psp.d.ts: the properties and events of all tags, for a page's own TypeScript. */
export const declarations = (definitions: readonly ElementDefinition[]): string => `${[
  '// The elements of psp.js: their properties and events.',
  interfaceText('PspElement extends HTMLElement', commonAttributes),
  ...definitions.map(({ tag, summary, attributes }) =>
    interfaceText(`${className(tag)} extends PspElement`, attributes, summary),
  ),
  `declare global {
  interface HTMLElementTagNameMap {
${definitions.map(({ tag }) => `    '${tag}': ${className(tag)};`).join('\n')}
  }

  interface HTMLElementEventMap {
    'psp:ready': CustomEvent<null>;
    'psp:error': CustomEvent<{ readonly code: string; readonly message: string }>;
    'psp:navigate': CustomEvent<{ readonly url: string }>;
${[...new Set(definitions.flatMap(({ events }) => Object.keys(events)))].map(name => `    '${name}': CustomEvent;`).join('\n')}
  }
}`,
].join('\n\n')}
`;

function interfaceText(
  head: string,
  attributes: Readonly<Record<string, AttributeDefinition>>,
  summary = 'The properties that every element has.',
): string {
  const properties = Object.entries(attributes).filter(([name]) => isProperty(name));
  const lines = properties.flatMap(([name, attribute]) => [
    comment(descriptionOf(attribute), '  '),
    `  ${name}: ${propertyType(attribute)};`,
  ]);
  return [comment(summary), `export interface ${head} {`, ...lines, '}'].join('\n');
}

function propertyType(attribute: AttributeDefinition): string {
  const isAlways = attribute.required || attribute.type === 'flag' || 'default' in attribute;
  return isAlways ? valueType(attribute) : `${valueType(attribute)} | undefined`;
}

function valueType(attribute: AttributeDefinition): string {
  switch (attribute.type) {
    case 'flag':
      return 'boolean';
    case 'number':
      return 'number';
    case 'choice':
      return attribute.values.map(value => `'${value}'`).join(' | ');
    case 'json':
      return typeOf(inputSchema(attribute.schema));
    default:
      return 'string';
  }
}

const comment = (text: string, indent = ''): string => `${indent}/** ${text.replaceAll('*/', '* /')} */`;

/** `psp-deposit-form` → `PspDepositForm`. */
export const className = (tag: string): string =>
  tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
