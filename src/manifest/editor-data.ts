import { commonEvents } from '../embed/attributes/common-attributes.docs.ts';
import type { DocumentedElement } from '../embed/documented-element.ts';
import { partsOf } from '../embed/parts.ts';
import { attributesOf, type DescribedAttribute } from './attributes.ts';
import type { Token } from './tokens.ts';

/** Generates vscode.html-custom-data.json: completion and hover texts for VS Code. */
export const vscodeData = (definitions: readonly DocumentedElement[]) => ({
  version: 1.1,
  tags: definitions.map(definition => ({
    name: definition.tag,
    description: definition.summary,
    attributes: attributesOf(definition).map(attribute => ({
      name: attribute.name,
      description: sentenceOf(attribute),
      ...(attribute.type === 'boolean' ? { valueSet: 'v' } : {}),
      ...(attribute.values ? { values: attribute.values.map(name => ({ name })) } : {}),
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
  js: {
    events: Object.entries({ ...definition.events, ...commonEvents }).map(([name, description]) => ({
      name,
      description,
    })),
  },
  css: { parts: Object.entries(partsOf(definition)).map(([name, description]) => ({ name, description })) },
});

const webTypesAttribute = (attribute: DescribedAttribute) => ({
  name: attribute.name,
  description: sentenceOf(attribute),
  required: attribute.required,
  ...(attribute.default === undefined ? {} : { default: attribute.default }),
  value: {
    type: attribute.type,
    kind: attribute.type === 'boolean' ? 'no-value' : 'plain',
    required: attribute.type !== 'boolean',
  },
});

const sentenceOf = ({ description, required, example }: DescribedAttribute): string =>
  `${required ? 'Required. ' : ''}${description} Example: \`${example}\``;
