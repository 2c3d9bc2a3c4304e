import { commonEvents } from '../embed/attributes/common-attributes.docs.ts';
import type { DocumentedElement } from '../embed/documented-element.ts';
import { partsOf } from '../embed/parts.ts';
import { attributesOf, className, type DescribedAttribute, isProperty } from './attributes.ts';
import type { Token } from './tokens.ts';

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
    formAssociated,
    posts: calls.some(({ endpoint }) => endpoint.method === 'POST'),
    attributes: attributes.map(attributeOf),
    members: attributes.filter(({ property }) => isProperty(property)).map(memberOf),
    events: described({ ...events, ...commonEvents }).map(event => ({
      ...event,
      type: { text: 'CustomEvent' },
    })),
    slots: [{ name: '', description: 'The fallback, shown until the element is ready and when it fails.' }],
    cssParts: described(partsOf(definition)),
    cssProperties: tokens,
  };
}

/** Texts by their names, as a list. */
const described = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([name, description]) => ({ name, description }));

const attributeOf = ({ name, property, type, ...rest }: DescribedAttribute) => ({
  name,
  fieldName: isProperty(property) ? property : undefined,
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

/** Generates vscode.html-custom-data.json: completion and hover texts for VS Code. */
export const vscodeData = (definitions: readonly DocumentedElement[]) => ({
  version: 1.1,
  tags: definitions.map(definition => ({
    name: definition.tag,
    description: definition.summary,
    attributes: attributesOf(definition).map(attribute => ({
      name: attribute.name,
      description: sentenceOf(attribute),
      valueSet: attribute.type === 'boolean' ? 'v' : undefined,
      values: attribute.values?.map(name => ({ name })),
    })),
  })),
});

/** Generates web-types.json: the same for JetBrains editors. */
export const webTypes = (
  definitions: readonly DocumentedElement[],
  tokens: readonly Token[],
  library: { readonly name: string; readonly version: string },
) => ({
  $schema: 'https://json.schemastore.org/web-types',
  ...library,
  'description-markup': 'markdown',
  contributions: {
    html: { elements: definitions.map(webTypesElement) },
    css: {
      properties: tokens.map(({ name, default: value }) => ({ name, description: `Default: \`${value}\`.` })),
    },
  },
});

const webTypesElement = (definition: DocumentedElement) => ({
  name: definition.tag,
  description: definition.summary,
  attributes: attributesOf(definition).map(webTypesAttribute),
  js: { events: described({ ...definition.events, ...commonEvents }) },
  css: { parts: described(partsOf(definition)) },
});

const webTypesAttribute = (attribute: DescribedAttribute) => ({
  name: attribute.name,
  description: sentenceOf(attribute),
  required: attribute.required,
  default: attribute.default,
  value: {
    type: attribute.type,
    kind: attribute.type === 'boolean' ? 'no-value' : 'plain',
    required: attribute.type !== 'boolean',
  },
});

const sentenceOf = ({ description, required, example }: DescribedAttribute): string =>
  `${required ? 'Required. ' : ''}${description} Example: \`${example}\``;
