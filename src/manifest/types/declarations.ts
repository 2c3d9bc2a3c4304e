import { attributeName } from '../../domain/attribute-name.ts';
import { documentedCommonAttributes } from '../../embed/attributes/common-attributes.docs.ts';
import type { DocumentedAttribute, DocumentedElement } from '../../embed/documented-element.ts';
import { className, descriptionOf, isProperty, typeText } from '../attributes.ts';
import { describedSchema } from '../contract/described-schema.ts';
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
export type ${className(tag)}${capitalized(name)} = ${typeOf(describedSchema(attribute.schema, attribute.fields))};`,
        ]
      : [],
  );

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The types of attributes as TSX writes them. */
const writtenTypes = { flag: "boolean | '' | 'true' | 'false' | '1' | '0'", number: 'number | string' };

/** The types of all tags in TSX. They need no framework; `jsxDeclarations` gives them to React. */
const tagTypes = (definitions: readonly DocumentedElement[]): string[] => [
  standardAttributes,
  ...definitions.map(({ tag, attributes }) =>
    [
      comment(`The attributes of <${tag}> in TSX.`),
      `export interface ${className(tag)}Attributes extends PspAttributes<${className(tag)}> {`,
      ...Object.entries(attributes).flatMap(lines),
      '}',
    ].join('\n'),
  ),
  `/** All tags in TSX, for the \`IntrinsicElements\` of a JSX library. React gets them from psp-jsx.d.ts. */
export interface PspIntrinsicElements {
${definitions.map(({ tag }) => `  '${tag}': ${className(tag)}Attributes;`).join('\n')}
}`,
];

/** Generates psp-jsx.d.ts: the tags in the TSX of React. A file of its own, because psp.d.ts needs no React. */
export const jsxDeclarations =
  (): string => `// The tags of psp.js in the TSX of React: import type {} from 'psp-widgets/jsx';
import type { PspIntrinsicElements } from './psp.js';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends PspIntrinsicElements {}
  }
}
`;

const standardAttributes = `/** The attributes of every tag in TSX. */
export interface PspAttributes<Element> {
  id?: string;
  /** As HTML writes it. */
  class?: string;
  /** As React writes it. */
  className?: string;
  style?: string | object;
  hidden?: boolean;
  lang?: string;
  dir?: string;
  slot?: string;
  title?: string;
  key?: string | number | bigint | null;
  ref?: ((element: Element | null) => unknown) | { current: Element | null } | null;
  /** The fallback, and child scripts with JSON. */
  children?: unknown;
${Object.entries(documentedCommonAttributes).flatMap(lines).join('\n')}
}`;

function lines([name, attribute]: readonly [string, DocumentedAttribute]): string[] {
  // JSON may also be in a child script.
  const isRequired = attribute.required && attribute.type !== 'json';
  return [
    `  ${comment(descriptionOf(attribute))}`,
    `  '${attributeName(name)}'${isRequired ? '' : '?'}: ${typeText(attribute, writtenTypes)};`,
  ];
}
