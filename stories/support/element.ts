import type { ArgTypes, Meta } from '@storybook/web-components-vite';
import { definitions } from '../../src/cli/definitions.generated.ts';
import { attributeName } from '../../src/domain/attribute-name.ts';
import {
  commonEvents,
  documentedCommonAttributes,
} from '../../src/embed/attributes/common-attributes.docs.ts';
import type { ElementDefinition } from '../../src/embed/definition.ts';
import type { DocumentedAttribute, DocumentedElement } from '../../src/embed/documented-element.ts';
import type { ElementModule } from '../../src/embed/element/define.ts';
import { partsOf } from '../../src/embed/parts.ts';
import { descriptionOf } from '../../src/manifest/attributes.ts';
import { contractOf } from '../../src/manifest/contract/contract.ts';
import { type Attributes, attributeTexts, elementWith } from '../../tests/support/markup.ts';

/**
 * The meta of an element's stories, generated from its definition. The args are attributes by their names in a page,
 * such as `data-text`; the docs show the HTML to paste. Spread it next to the stories' own `title`.
 */
export function storyOf<D extends ElementDefinition>(element: ElementModule<D>): Meta {
  element.define();
  const { tag } = element.definition;
  const documented = definitions.find(each => each.tag === tag) as DocumentedElement;
  const { summary, events } = documented;
  return {
    component: tag,
    render: (args, { globals }) => elementWith(tag, { ...args, ...roleOf(documented, globals.role) }),
    argTypes: argTypesOf(documented),
    parameters: {
      actions: { handles: Object.keys({ ...events, ...commonEvents }) },
      docs: {
        description: { component: [summary, ...contractTexts(documented)].join('\n\n') },
        source: {
          transform: (_: string, story: { args: Attributes }) => htmlOf(tag, story.args),
          language: 'html',
        },
      },
    },
  };
}

/** The attribute by which an element is told the role that the toolbar says; none if it knows no such role. */
const roleOf = ({ attributes }: DocumentedElement, role = ''): Attributes =>
  role in attributes ? { [attributeName(role)]: true } : {};

/** What the element reads, posts and leads to, as in docs/elements.md, without links to its other chapters. */
const contractTexts = (definition: DocumentedElement): string[] =>
  contractOf(definition).map(text => text.replace(/\[([^\]]+)\]\(#[\w-]+\)/g, '$1'));

/** The HTML of the tag, as a template author would write it. */
export function htmlOf(tag: string, args: Attributes): string {
  const attributes = attributeTexts(args).map(([name, text]) =>
    text === '' ? name : `${name}=${quote(text)}`,
  );
  const inline = [tag, ...attributes].join(' ');
  if (inline.length <= 80) return `<${inline}></${tag}>`;
  return `<${tag}\n${attributes.map(attribute => `  ${attribute}\n`).join('')}></${tag}>`;
}

const quote = (text: string) =>
  text.includes('"') && !text.includes("'")
    ? `'${escapeHtml(text)}'`
    : `"${escapeHtml(text).replaceAll('"', '&quot;')}"`;

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

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
