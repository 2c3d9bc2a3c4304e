import { documentedCall } from '../../api/docs/calls.ts';
import { type DocumentedCall, parameterMeanings } from '../../api/docs/documented-call.ts';
import { tableBatchAnswer } from '../../api/schemas/shapes.ts';
import { batchRange } from '../../api/tables.ts';
import { attributeName } from '../../domain/attribute-name.ts';
import { groupBy } from '../../domain/group-by.ts';
import type { CallDefinition, DocumentedElement } from '../../embed/documented-element.ts';
import type { PostEndpoint } from '../../http/request.ts';
import { outcomes } from '../exchanges.ts';
import { code, codeRows, table, tableIfAny } from '../markdown.ts';
import {
  answerSchema,
  type DescribedField,
  describedSchema,
  fieldsOf,
  recordSchema,
  rowSchema,
} from './described-schema.ts';
import { exampleAnswer } from './examples.ts';

/** What an element reads, posts and links to: the paragraphs of its page in docs/elements. */
export const contractOf = (definition: DocumentedElement): string[] => [
  ...attributeFields(definition),
  ...answers(definition),
  ...posts(definition),
  ...tableIfAny(['Leads to', 'When'], codeRows(definition.leadsTo ?? {})),
];

/** The fields of the JSON attributes; those of an attribute that holds an answer are in the answer's table. */
function attributeFields({ attributes, calls }: DocumentedElement): string[] {
  const called = calls.map(documentedCall);
  const jsons = Object.entries(attributes).flatMap(([name, attribute]) =>
    attribute.type === 'json' && attribute.fields
      ? [{ name: code(attributeName(name)), attribute, fields: attribute.fields }]
      : [],
  );
  return [...groupBy(jsons, each => each.fields)].flatMap(([fields, sharing]) => {
    const title = `**Fields of ${sharing.map(({ name }) => name).join(' and ')}**`;
    const same = called.find(({ answerFields }) => answerFields === fields);
    if (same) return [`${title}: those of the answer of ${code(`${same.method} ${same.path}`)}.`];
    const [{ attribute }] = sharing as [(typeof jsons)[number]];
    const { isRecord, schema } = attribute;
    return [title, fieldTable(fieldsOf(isRecord ? recordSchema(fields) : describedSchema(schema, fields)))];
  });
}

interface ReadAnswer {
  readonly call: CallDefinition;
  readonly endpoint: DocumentedCall;
}

/** The answers of the GETs; calls with the same answer are described once. */
function answers({ calls }: DocumentedElement): string[] {
  const read = calls
    .map(call => ({ call, endpoint: documentedCall(call) }))
    .filter(({ endpoint }) => endpoint.method === 'GET');
  const groups = groupBy(read, ({ call, endpoint }) => call.rowFields ?? call.rowsExample ?? endpoint.answer);
  return [...groups.values()].flatMap(sameAnswer);
}

function sameAnswer(read: readonly ReadAnswer[]): string[] {
  const [{ call, endpoint }] = read as readonly [ReadAnswer];
  const isBatch = endpoint.answer === tableBatchAnswer;
  const paths = read.map(each => code(`${each.endpoint.method} ${each.endpoint.path}`)).join(', ');
  const schema = call.rowFields ? rowSchema(call.rowFields) : isBatch ? {} : answerSchema(endpoint);
  const fields = fieldsOf(schema);
  const isList = Array.isArray(exampleAnswer(endpoint, call));
  const note = isBatch ? batchNote(call) : isList ? ': a list, bare or under `data`. Its items:' : '';
  const title = `**Answer of ${paths}**${note}`;
  const sent = parametersOf(read.map(each => each.endpoint));
  return [title, ...sent, ...(fields.length ? [fieldTable(fields)] : [])];
}

/** The query parameters of these calls besides those of every batch, which the chapter on rows lists. */
function parametersOf(endpoints: readonly DocumentedCall[]): string[] {
  const own = endpoints.flatMap(({ path, parameters = {} }) =>
    path === '{url}' ? [] : Object.entries(parameters),
  );
  const ofBatches = new Set(Object.keys(batchRange).map(name => parameterMeanings[name]));
  const others = own.filter(([, text]) => !ofBatches.has(text));
  return tableIfAny(['Parameter', 'Meaning'], codeRows(Object.fromEntries(others)));
}

const batchNote = ({ rowFields, rowsExample, hasDefaultColumns, hasFixedColumns }: CallDefinition): string =>
  [
    ': a batch of rows, see [Rows and cells](#rows-and-cells).',
    hasFixedColumns && 'The columns are fixed; those that the answer states are not read.',
    hasDefaultColumns && 'Without `columns`, the element shows its own; with them, those of the answer.',
    rowsExample?.description,
    rowFields && 'These keys of a row have a meaning; each holds a text, a number or a cell:',
  ]
    .filter(Boolean)
    .join(' ');

/** The table of fields; their formats follow their descriptions. */
export const fieldTable = (fields: readonly DescribedField[]): string =>
  table(
    ['Field', 'Type', 'Required', 'Meaning', 'Example'],
    fields.map(({ path, type, required, description, format, example }) => [
      code(path),
      type,
      required ? 'yes' : '',
      [description, format].filter(Boolean).join(' '),
      example === undefined ? '' : code(JSON.stringify(example)),
    ]),
  );

function posts({ calls, attributes }: DocumentedElement): string[] {
  return calls.flatMap(call => {
    const endpoint = documentedCall(call);
    if (endpoint.method !== 'POST') return [];
    const source =
      call.url && attributes[call.url] ? ` The address comes from ${code(attributeName(call.url))}.` : '';
    const fromRow = call.fromRow ? ` The address is ${lowerFirst(call.fromRow.description)}` : '';
    const outcome =
      endpoint.body === 'urlencoded' ? 'Answer with a redirect or a page.' : outcomes[endpoint.proof];
    return [
      `**Posts ${code(endpoint.path)}** ${encodings[endpoint.body]}${source}${fromRow} ${outcome}`,
      table(['Posted', 'Meaning'], codeRows(endpoint.fields ?? {})),
    ];
  });
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const encodings: Readonly<Record<PostEndpoint['body'], string>> = {
  multipart: 'as a form (multipart/form-data).',
  json: 'as JSON.',
  urlencoded:
    'as a native form (application/x-www-form-urlencoded): the browser shows the answer, so no headers are added.',
};
