import { attributeName } from '../../domain/attribute-name.ts';
import { documentedCommonAttributes } from '../../embed/attributes/common-attributes.docs.ts';
import type { DocumentedAttribute, DocumentedElement } from '../../embed/documented-element.ts';
import { descriptionOf, typeText } from '../attributes.ts';
import { className } from './class-name.ts';
import { comment } from './type-text.ts';

/** The types of attributes as TSX writes them. */
const writtenTypes = { flag: "boolean | '' | 'true' | 'false' | '1' | '0'", number: 'number | string' };

/** The types of all tags in TSX. They need no framework; `jsxDeclarations` gives them to React. */
export const tagTypes = (definitions: readonly DocumentedElement[]): string[] => [
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
