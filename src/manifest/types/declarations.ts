import { commonAttributes } from '../../embed/attributes/common-attributes.ts';
import type { AttributeDefinition, ElementDefinition, JsonAttribute } from '../../embed/definition.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { descriptionOf, isProperty } from '../attributes.ts';
import { usedCalls } from '../uses.ts';
import { className } from './class-name.ts';
import { tagTypes } from './jsx-types.ts';
import { exportedTypes } from './record-types.ts';
import { comment } from './type-text.ts';

/**
 * Generates psp.d.ts for a page's or a host's own TypeScript: the properties, attributes and events of all tags, and the
 * types of their JSON and of the answers to their calls.
 */
export const declarations = (
  definitions: readonly ElementDefinition[],
  endpoints: readonly Endpoint[],
): string => `${[
  '// The elements of psp.js: their properties and events, their attributes in TSX, their JSON, the answers to their calls.',
  interfaceText('PspElement extends HTMLElement', '', commonAttributes),
  ...definitions.map(({ tag, summary, attributes }) =>
    interfaceText(`${className(tag)} extends PspElement`, className(tag), attributes, summary),
  ),
  ...definitions.flatMap(jsonTypes),
  ...usedCalls(definitions, endpoints).flatMap(answerTypes),
  ...definitions.flatMap(rowTypes),
  ...tagTypes(definitions),
  globals(definitions),
].join('\n\n')}
`;

const globals = (definitions: readonly ElementDefinition[]): string => `declare global {
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
  attributes: Readonly<Record<string, AttributeDefinition>>,
  summary = 'The properties that every element has.',
): string {
  const properties = Object.entries(attributes).filter(([name]) => isProperty(name));
  const lines = properties.flatMap(([name, attribute]) => [
    `  ${comment(descriptionOf(attribute))}`,
    `  ${name}: ${propertyType(`${prefix}${capitalized(name)}`, attribute)};`,
  ]);
  return [comment(summary), `export interface ${head} {`, ...lines, '}'].join('\n');
}

function propertyType(jsonType: string, attribute: AttributeDefinition): string {
  const isAlways = attribute.required || attribute.type === 'flag' || 'default' in attribute;
  const type = valueType(jsonType, attribute);
  return isAlways ? type : `${type} | undefined`;
}

function valueType(jsonType: string, attribute: AttributeDefinition): string {
  switch (attribute.type) {
    case 'flag':
      return 'boolean';
    case 'number':
      return 'number';
    case 'choice':
      return attribute.values.map(value => `'${value}'`).join(' | ');
    case 'json':
      return jsonType;
    default:
      return 'string';
  }
}

/** The types of a tag's JSON attributes: `PspDepositFormParent`. */
const jsonTypes = ({ tag, attributes }: ElementDefinition): string[] =>
  Object.entries(attributes)
    .filter((entry): entry is [string, JsonAttribute] => entry[1].type === 'json')
    .flatMap(([name, attribute]) => [
      ...exportedTypes(
        `${className(tag)}${capitalized(name)}`,
        `${tag}: ${attribute.description}`,
        attribute.schema,
      ),
      ...(attribute.recordFields
        ? exportedTypes(
            `${className(tag)}${capitalized(name)}Fields`,
            `What ${tag} reads of ${name}.`,
            attribute.recordFields,
          )
        : []),
    ]);

/** The type of the answer to a call: `AllStudiesAnswer`. */
const answerTypes = ({ name, method, path, summary, answer }: Endpoint): string[] =>
  exportedTypes(`${capitalized(name)}Answer`, `${method} ${path}: ${summary}`, answer);

/** The type of the rows to which an element gives a meaning: `PspReviewQueueRow`. */
const rowTypes = ({ tag, calls }: ElementDefinition): string[] =>
  calls
    .filter(({ rowFields }) => rowFields)
    .slice(0, 1)
    .flatMap(({ rowFields = {} }) =>
      exportedTypes(`${className(tag)}Row`, `What ${tag} reads of a row.`, rowFields),
    );

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
