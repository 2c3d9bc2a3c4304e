import { commonAttributes, commonEvents, partsOf } from '../embed/attributes/common-attributes.ts';
import { attributeName } from '../embed/attributes/read-attributes.ts';
import type { AttributeDefinition, ElementDefinition } from '../embed/definition.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { type DescribedAttribute, ownAttributes, sharedAttributes } from './attributes.ts';
import { contractOf } from './contract.ts';
import { hostSettings } from './guide/hosts.ts';
import { jsonInTemplates } from './guide/json.ts';
import { contentSecurityPolicy, limits } from './guide/limits.ts';
import { postsAndOutcomes } from './guide/posts.ts';
import { rowsAndCells } from './guide/rows.ts';
import { code, page, table } from './markdown.ts';
import type { Token } from './tokens.ts';

/** Generates docs/elements.md: the reference of all elements, each with a tag to copy. */
export const elementReference = (
  definitions: readonly ElementDefinition[],
  endpoints: readonly Endpoint[],
  tokens: readonly Token[],
): string =>
  page(
    '# Elements',
    'Write a tag where the screen belongs. The content between its start and end tag is shown until the element is ready.',
    definitions.map(({ tag, summary }) => `- [\`<${tag}>\`](#${tag}): ${summary}`).join('\n'),
    `For all of them: ${guide.map(linkTo).join(' · ')}.`,
    ...definitions.map(definition => chapter(definition, endpoints)),
    '## Every element',
    attributeTable(sharedAttributes()),
    table(['Event', 'Sent when'], codeRows(commonEvents)),
    '## Custom properties',
    'Set them on `:root` or on a tag.',
    table(
      ['Property', 'Default'],
      tokens.map(token => [code(token.name), code(token.default)]),
    ),
    ...guide,
  );

const guide = [
  rowsAndCells(),
  postsAndOutcomes(),
  jsonInTemplates(),
  hostSettings(),
  contentSecurityPolicy(),
  limits(),
];

/** A link to a chapter, made from its heading. */
function linkTo(chapter: string): string {
  const [heading = ''] = chapter.replace('## ', '').split('\n');
  return `[${heading}](#${heading.toLowerCase().replaceAll(' ', '-')})`;
}

const chapter = (definition: ElementDefinition, endpoints: readonly Endpoint[]): string =>
  [
    `## ${definition.tag}`,
    definition.summary,
    `\`\`\`html\n${tagToCopy(definition)}\n\`\`\``,
    attributeTable(ownAttributes(definition)),
    ...tableIfAny(['Event', 'Sent when'], codeRows(definition.events)),
    ...tableIfAny(['Part', 'Description'], codeRows(partsOf(definition))),
    ...tableIfAny(
      ['Call', 'Purpose'],
      definition.calls.map(({ endpoint }) => [
        code(`${endpoint.method} ${endpoint.path}`),
        endpoints.find(({ name }) => name === endpoint.name)?.summary ?? endpoint.name,
      ]),
    ),
    ...contractOf(definition, endpoints),
  ].join('\n\n');

/**
 * The tag with all that it needs, ready to copy: its required attributes, and the token if it posts. JSON is in child
 * scripts, where quotes need no escaping.
 */
export function tagToCopy({ tag, attributes, calls = [], sample = {} }: CopiedDefinition): string {
  const isNeeded = ([name, { required, requiredUnless }]: readonly [string, AttributeDefinition]) =>
    required || requiredUnless || sample.attributes?.includes(name);
  const posts = calls.some(({ endpoint }) => endpoint.method === 'POST');
  const token = posts ? { token: commonAttributes.token } : {};
  const needed = [...Object.entries(attributes).filter(isNeeded), ...Object.entries(token)].filter(
    ([name], index, all) => all.findIndex(([other]) => other === name) === index,
  );
  const inTag = needed.filter(([, { type }]) => type !== 'json').map(attributeText);
  const scripts = needed.filter(([, { type }]) => type === 'json').map(childScript);
  const open = `<${[tag, ...inTag].join(' ')}>`;
  const children = [...scripts, ...(sample.content ? [sample.content.replace(/^/gm, '  ')] : [])];
  return children.length ? [open, ...children, `</${tag}>`].join('\n') : `${open}</${tag}>`;
}

type CopiedDefinition = Pick<ElementDefinition, 'tag' | 'attributes' | 'sample'> &
  Partial<Pick<ElementDefinition, 'calls'>>;

const attributeText = ([name, { example }]: readonly [string, AttributeDefinition]): string =>
  `${attributeName(name)}="${example.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;

const childScript = ([name, { example }]: readonly [string, AttributeDefinition]): string =>
  `  <script type="application/json" data-prop="${name}">${example}</script>`;

const attributeTable = (attributes: readonly DescribedAttribute[]): string =>
  table(
    ['Attribute', 'Type', 'Default', 'Description', 'Example'],
    attributes.map(({ name, type, default: value, description, required, example }) => [
      code(name),
      code(type),
      required ? '*required*' : code(value),
      description,
      code(example),
    ]),
  );

const codeRows = (texts: Readonly<Record<string, string>>): string[][] =>
  Object.entries(texts).map(([name, text]) => [code(name), text]);

const tableIfAny = (head: readonly string[], rows: readonly (readonly string[])[]): string[] =>
  rows.length ? [table(head, rows)] : [];
