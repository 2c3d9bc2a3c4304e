import { commonEvents } from '../embed/attributes/common-attributes.docs.ts';
import type { DocumentedElement } from '../embed/documented-element.ts';
import { partsOf } from '../embed/parts.ts';
import { attributesOf, type DescribedAttribute, isProperty } from './attributes.ts';
import type { Token } from './tokens.ts';
import { className } from './types/class-name.ts';

/**
 * Generates custom-elements.json (schema 2.1.0) for documentation tools and for the tag functions of `hosts`, which also
 * read `posts`, `required`, `requiredUnless` and `values`.
 */
export const customElements = (definitions: readonly DocumentedElement[], tokens: readonly Token[]) => ({
  schemaVersion: '2.1.0',
  modules: definitions.map(definition => ({
    kind: 'javascript-module',
    path: 'psp.js',
    declarations: [declarationOf(definition, tokens)],
    exports: [
      {
        kind: 'custom-element-definition',
        name: definition.tag,
        declaration: { name: className(definition.tag), module: 'psp.js' },
      },
    ],
  })),
});

function declarationOf(definition: DocumentedElement, tokens: readonly Token[]) {
  const { tag, summary, events, formAssociated, calls } = definition;
  const attributes = attributesOf(definition);
  return {
    kind: 'class',
    customElement: true,
    name: className(tag),
    tagName: tag,
    summary,
    description: summary,
    superclass: { name: 'HTMLElement', package: 'global:' },
    ...(formAssociated ? { formAssociated } : {}),
    posts: calls.some(({ endpoint }) => endpoint.method === 'POST'),
    attributes: attributes.map(attributeOf),
    members: attributes.filter(({ property }) => isProperty(property)).map(memberOf),
    events: Object.entries({ ...events, ...commonEvents }).map(([name, description]) => ({
      name,
      description,
      type: { text: 'CustomEvent' },
    })),
    slots: [{ name: '', description: 'The fallback, shown until the element is ready and when it fails.' }],
    cssParts: Object.entries(partsOf(definition)).map(([name, description]) => ({ name, description })),
    cssProperties: tokens,
  };
}

const attributeOf = ({ name, property, type, ...rest }: DescribedAttribute) => ({
  name,
  ...(isProperty(property) ? { fieldName: property } : {}),
  type: { text: type },
  description: rest.description,
  default: rest.default,
  required: rest.required || undefined,
  requiredUnless: rest.requiredUnless,
  // Tag functions compare exactly.
  values: rest.ignoresCase ? undefined : rest.values,
});

const memberOf = ({ name, property, description, type }: DescribedAttribute) => ({
  kind: 'field',
  name: property,
  attribute: name,
  description,
  type: { text: type },
});
