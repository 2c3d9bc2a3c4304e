import { calls } from '../api/docs/calls.ts';
import { commonEvents } from '../embed/attributes/common-attributes.docs.ts';
import type { DocumentedElement } from '../embed/documented-element.ts';
import { partsOf } from '../embed/parts.ts';
import { type DescribedAttribute, ownAttributes, sharedAttributes } from './attributes.ts';
import type { Token } from './tokens.ts';

/**
 * Generates docs/surface.txt: the public interface, one line per name. A change is visible in the diff and needs an
 * entry in CHANGELOG.md.
 */
export const publicSurface = (definitions: readonly DocumentedElement[], tokens: readonly Token[]): string =>
  [
    ...definitions.flatMap(definition => [
      ...linesOf(definition.tag, ownAttributes(definition), definition.events),
      ...Object.keys(partsOf(definition)).map(name => `${definition.tag} part ${name}`),
      ...definition.calls.map(({ endpoint }) => `${definition.tag} call ${endpoint.name}`),
    ]),
    ...linesOf('*', sharedAttributes(), commonEvents),
    ...tokens.map(token => `* property ${token.name}: ${token.default}`),
    ...calls.map(({ name, method, path }) => `call ${name}: ${method} ${path}`).toSorted(),
    '',
  ].join('\n');

const linesOf = (tag: string, attributes: readonly DescribedAttribute[], events: object): string[] => [
  ...attributes.map(attribute => `${tag} attribute ${signatureOf(attribute)}`),
  ...Object.keys(events).map(name => `${tag} event ${name}`),
];

const signatureOf = ({ name, type, required, default: value }: DescribedAttribute): string =>
  `${name}${required ? '' : '?'}: ${type}${value === undefined ? '' : ` = ${JSON.stringify(value)}`}`;
