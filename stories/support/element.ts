import type { ArgTypes, Meta } from '@storybook/web-components-vite';
import { definitions } from '../../src/cli/definitions.ts';
import {
  commonEvents,
  documentedCommonAttributes,
  partsOf,
} from '../../src/embed/attributes/common-attributes.docs.ts';
import { attributeName } from '../../src/embed/attributes/read-attributes.ts';
import type { ElementDefinition } from '../../src/embed/definition.ts';
import type { DocumentedAttribute, DocumentedElement } from '../../src/embed/documented-element.ts';
import type { ElementModule } from '../../src/embed/element/element-module.ts';
import { descriptionOf } from '../../src/manifest/attributes.ts';
import { elementWith } from '../../tests/support/markup.ts';

/**
 * The meta of an element's stories, generated from its definition. The args are attributes by their names in a page,
 * such as `data-text`. Spread it next to the stories' own `title`. The docs show elements that need a window of their own
 * `inFrame` of this height.
 */
export function storyOf<D extends ElementDefinition>(
  element: ElementModule<D>,
  { inFrame }: { readonly inFrame?: string } = {},
): Meta {
  element.define();
  const { tag } = element.definition;
  const documented = definitions.find(each => each.tag === tag) as DocumentedElement;
  return {
    component: tag,
    render: args => elementWith(tag, args),
    argTypes: argTypesOf(documented),
    parameters: {
      actions: { handles: Object.keys({ ...documented.events, ...commonEvents }) },
      docs: inFrame ? { story: { inline: false, height: inFrame } } : {},
    },
  };
}

function argTypesOf(definition: DocumentedElement): ArgTypes {
  const { attributes, events } = definition;
  return {
    ...argTypesFrom(Object.entries(attributes), attributeName, attribute =>
      attributeRow(attribute, 'attributes'),
    ),
    ...argTypesFrom(Object.entries(documentedCommonAttributes), attributeName, attribute =>
      attributeRow(attribute, 'attributes of every element'),
    ),
    ...argTypesFrom(Object.entries({ ...events, ...commonEvents }), String, text => textRow(text, 'events')),
    ...argTypesFrom(
      Object.entries(partsOf(definition)),
      name => `::part(${name})`,
      text => textRow(text, 'parts'),
    ),
  };
}

const argTypesFrom = <T>(
  entries: [string, T][],
  nameOf: (key: string) => string,
  rowOf: (entry: T) => ArgTypes[string],
) => Object.fromEntries(entries.map(([key, entry]) => [nameOf(key), { name: nameOf(key), ...rowOf(entry) }]));

const textRow = (description: string, category: string) =>
  ({ description, control: false, table: { category } }) as const;

function attributeRow(attribute: DocumentedAttribute, category: string): ArgTypes[string] {
  const { required } = attribute;
  const description = descriptionOf(attribute);
  const defaultValue = 'default' in attribute ? attribute.default : undefined;
  return {
    description,
    ...controls[attribute.type],
    ...(attribute.type === 'choice' && { options: [...attribute.values] }),
    type: { name: 'string', required: Boolean(required) },
    table: {
      category,
      type: { summary: typeText(attribute) },
      ...(defaultValue !== undefined &&
        defaultValue !== '' && { defaultValue: { summary: String(defaultValue) } }),
    },
  };
}

const controls = {
  text: { control: 'text' },
  path: { control: 'text' },
  flag: { control: 'boolean' },
  number: { control: 'number' },
  choice: { control: 'select' },
  json: { control: 'object' },
} as const;

const typeText = (attribute: DocumentedAttribute) =>
  attribute.type === 'choice'
    ? attribute.values.join(' | ')
    : attribute.type === 'json'
      ? `JSON ${attribute.shape}`
      : attribute.type;
