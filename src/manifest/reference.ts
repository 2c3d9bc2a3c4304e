import { documentedCall } from '../api/docs/calls.ts';
import { tableBatch } from '../api/tables.ts';
import { groupBy } from '../domain/group-by.ts';
import { commonEvents } from '../embed/attributes/common-attributes.docs.ts';
import type { CallDefinition, DocumentedElement } from '../embed/documented-element.ts';
import { partsOf } from '../embed/parts.ts';
import { cellTypeDocs } from '../table/engine/cell-types.ts';
import { type DescribedAttribute, ownAttributes, sharedAttributes } from './attributes.ts';
import { cellFields, exampleBatch } from './cells.ts';
import { contractOf, fieldTable } from './contract/contract.ts';
import { answerSchema, fieldsOf } from './contract/described-schema.ts';
import { leastAnswer } from './contract/examples.ts';
import { tagToCopy } from './contract/tag-to-copy.ts';
import { code, codeRows, page, table, tableIfAny } from './markdown.ts';
import type { Token } from './tokens.ts';

/** Generates docs/elements.md: the list of all elements, and what they have in common. */
export const elementIndex = (definitions: readonly DocumentedElement[], tokens: readonly Token[]): string =>
  page(
    '# Elements',
    'Write a tag where the screen belongs. The content between its start and end tag is the fallback, which is shown where the element cannot be.',
    definitions.map(({ tag, summary }) => `- [\`<${tag}>\`](elements/${tag}.md): ${summary}`).join('\n'),
    'What every page and host needs, and what counts as done after a post: [hosts.md](hosts.md). How each template engine writes a tag and its JSON: [recipes.md](recipes.md). A complete answer to each call: `dist/openapi.json`.',
    'In the path of a call, `{siteId}` is the attribute of that name, `data-site-id`, or else the `id` of the record that a person chose, never its number.',
    '## Every element',
    attributeTable(sharedAttributes()),
    table(['Event', 'Sent when'], codeRows(commonEvents)),
    '## Custom properties',
    'Set them on `:root` or on a tag.',
    table(
      ['Property', 'Default'],
      tokens.map(token => [code(token.name), code(token.default)]),
    ),
    rowsAndCells(),
  );

/** Generates the page of an element below docs/elements: a tag to copy, the least host, and all that it reads. */
export const elementReference = (definition: DocumentedElement): string =>
  page(
    `# ${definition.tag}`,
    definition.summary,
    `\`\`\`html\n${tagToCopy(definition)}\n\`\`\``,
    ...leastHost(definition),
    ...(definition.calls.some(({ endpoint }) => endpoint.method === 'POST') ? [postAnswers] : []),
    '## Attributes, events and parts',
    ...(ownAttributes(definition).length ? [attributeTable(ownAttributes(definition))] : []),
    'And those of [every element](../elements.md#every-element).',
    ...tableIfAny(['Event', 'Sent when'], codeRows(definition.events)),
    ...tableIfAny(['Part', 'Description'], codeRows(partsOf(definition))),
    ...callsAndData(definition),
  );

const postAnswers = 'What other answers say about a post: [hosts.md](../hosts.md#posts).';

const callsAndData = (definition: DocumentedElement): string[] => {
  const texts = [...callTable(definition), ...contractOf(definition)];
  const linked = texts.map(text => text.replaceAll('](#rows-and-cells)', '](../elements.md#rows-and-cells)'));
  return linked.length ? ['## Calls and data', ...linked] : [];
};

/** The table of the calls that an element makes; nothing if it makes none. */
export const callTable = ({ calls }: DocumentedElement): string[] =>
  tableIfAny(
    ['Call', 'Purpose'],
    calls.map(call => {
      const { method, path, summary } = documentedCall(call);
      return [code(`${method} ${path}`), [summary, call.moment].filter(Boolean).join(' ')];
    }),
  );

/** The table of attributes, as the reference and the handbook show it. */
export const attributeTable = (attributes: readonly DescribedAttribute[]): string =>
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

/** The chapter of docs/elements.md on the rows and cells that a host sends. [TBL-10] */
function rowsAndCells(): string {
  const batch = documentedCall({ endpoint: tableBatch });
  return [
    '## Rows and cells',
    'How batches follow each other, and what a row needs: [hosts.md](hosts.md#lists). The parameters of a request for rows:',
    table(['Parameter', 'Meaning'], codeRows(batch.parameters ?? {})),
    'An answer:',
    `\`\`\`json\n${JSON.stringify(exampleBatch, null, 2)}\n\`\`\``,
    fieldTable(fieldsOf(answerSchema(batch))),
    'The fields of a cell:',
    table(
      ['Field', 'Type', 'Meaning'],
      Object.entries(cellFields).map(([name, { type, description }]) => [
        code(name),
        code(type.join(' | ')),
        description,
      ]),
    ),
    'The types of cells; a column may have one of them, too:',
    table(['Type', 'How `display` is shown'], codeRows(cellTypeDocs)),
  ].join('\n\n');
}

/** What the answer of a post has to be to count as done. */
const provedBy = {
  answer: '{"result": "success"}',
  redirect: '{"redirect": "/where"}',
  save: '{"success": true}',
} as const;

/** The least that a host has to answer so that an element works: one answer to copy for each call. */
function leastHost({ calls }: DocumentedElement): string[] {
  const blocks = [...groupBy(calls, answerTo)].map(([answer, same]) => {
    const names = new Set(same.map(({ endpoint: { method, path } }) => code(`${method} ${path}`)));
    return `${[...names].join(', ')}:\n\n${answer}`;
  });
  return blocks.length ? ['## The least a host has to answer', ...blocks] : [];
}

function answerTo(call: CallDefinition): string {
  const endpoint = documentedCall(call);
  if (endpoint.method === 'GET') return json(JSON.stringify(leastAnswer(endpoint, call), null, 2));
  return endpoint.body === 'urlencoded' ? 'A redirect.' : json(provedBy[endpoint.proof]);
}

const json = (text: string): string => `\`\`\`json\n${text}\n\`\`\``;
