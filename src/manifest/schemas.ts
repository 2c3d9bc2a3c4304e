import { calls } from '../api/docs/calls.ts';
import type { DocumentedCall } from '../api/docs/documented-call.ts';
import { batchFields, flagFormat } from '../api/docs/shared-fields.ts';
import { flag, formAnswer, tableBatchAnswer, text } from '../api/schemas/shapes.ts';
import { cellTypeNames } from '../table/engine/cell-types.ts';
import { cellFields, exampleBatch } from './cells.ts';
import {
  answerSchema,
  type DescribedSchema,
  describedSchema,
  fieldsOf,
  inputSchema,
} from './contract/described-schema.ts';

type Schemas = Readonly<Record<string, object>>;

const schemaPrefix = '#/components/schemas/';
const ref = (name: string) => ({ $ref: schemaPrefix + name });

/** The schemas of openapi.json by name: the answers of all calls and the schemas that they use. */
export function sharedSchemas(): Schemas {
  const withOwnAnswer = calls.filter(call => firstWith(call.answer) === call);
  const schemas: Schemas = Object.assign({}, ...withOwnAnswer.map(schemasOf));
  return { Failure, ...basicSchemas, ...schemas };
}

/** A reference to the schema of an answer. Calls with the same answer share a schema, named after the first of them. */
export const answerRef = (answer: object) => ref(nameOf(answer));

const firstWith = (answer: object) => calls.find(call => call.answer === answer) as DocumentedCall;

function nameOf(answer: object): string {
  if (answer === tableBatchAnswer) return 'TableBatch';
  if (answer === formAnswer) return 'FormAnswer';
  const { name } = firstWith(answer);
  return `${name.replace(/^./, letter => letter.toUpperCase())}Answer`;
}

const basicSchemas = { Text: inputSchema(text), Flag: { ...inputSchema(flag), 'x-format': flagFormat } };

function schemasOf(call: DocumentedCall): Schemas {
  const { answer } = call;
  if (answer === tableBatchAnswer) return tableSchemas;
  const name = nameOf(answer);
  const schema = JSON.parse(JSON.stringify(answerSchema(call)), (_, node) =>
    withBasicSchema(withoutAnything(node)),
  );
  if (answer === formAnswer) return { [name]: { description: formAnswerDescription, ...schema } };
  return withItems(name, schema);
}

const formAnswerDescription =
  'Used instead of a redirect. `redirect` (or `redirectUrl`, or `url`) is the address to go to, on this site. `"success": false`, or a `result` other than `success`, is a refusal; its `message` is shown.';

/** An answer may be a bare list or a list under `data`; the schema of its items is shared. */
function withItems(name: string, schema: DescribedSchema): Schemas {
  const itemName = name.replace('Answer', 'Item');
  let item: object | undefined;
  const withRef = (list: DescribedSchema): DescribedSchema => {
    const { data } = list.properties ?? {};
    if (data) return { ...list, properties: { ...list.properties, data: withRef(data) } };
    if (list.type !== 'array') return list;
    item = list.items;
    return { ...list, items: ref(itemName) };
  };
  const answer = schema.anyOf ? { ...schema, anyOf: schema.anyOf.map(withRef) } : withRef(schema);
  return item ? { [itemName]: item, [name]: answer } : { [name]: answer };
}

/** Refers to the schema of texts or flags instead of repeating it beside each description. */
function withBasicSchema(node: DescribedSchema): DescribedSchema {
  const found = Object.entries(basicSchemas).find(
    ([, { anyOf }]) => node?.anyOf && JSON.stringify(node.anyOf) === JSON.stringify(anyOf),
  );
  if (!found) return node;
  const { anyOf: _, ...texts } = node;
  return { ...ref(found[0]), ...texts };
}

/** A schema that allows anything, null too, says no more than its description. */
function withoutAnything(node: DescribedSchema): DescribedSchema {
  if (!node?.anyOf?.some(one => !Object.keys(one).length)) return node;
  const { anyOf: _, ...texts } = node;
  return texts;
}

const Cell = {
  type: 'object',
  properties: { ...cellFields, type: { ...cellFields.type, examples: cellTypeNames } },
};

const count = { type: ['integer', 'string', 'null'] };

// The schema of the answer accepts any values, because the table reads them one by one.
const batchTypes: Readonly<Record<string, object>> = {
  data: { type: 'array', items: ref('Row') },
  columns: {
    type: ['array', 'null'],
    items: {
      type: 'object',
      properties: {
        data: { type: 'string' },
        title: { type: ['string', 'null'] },
        type: { type: ['string', 'null'], examples: cellTypeNames },
      },
      required: ['data'],
    },
  },
  total: count,
  skip: count,
  rowIds: { type: ['array', 'null'], items: { type: ['string', 'number'] } },
};

const batchProperties = fieldsOf(describedSchema(tableBatchAnswer, batchFields)).map(
  ({ path, description }) => [path, { ...batchTypes[path], description }],
);

const tableSchemas: Schemas = {
  Cell,
  Row: {
    description: 'A cell for each column, under the key of the column, and the id of the row.',
    type: 'object',
    properties: {
      id: { anyOf: [{ type: ['string', 'number'] }, ref('Cell')] },
      _id: { type: 'object', properties: { $oid: { type: 'string' } } },
    },
    additionalProperties: {
      description:
        'A text, number or boolean is short for a cell with this `display`, a list for one with these actions.',
      anyOf: [ref('Cell'), { type: ['string', 'number', 'boolean', 'null', 'array'] }],
    },
  },
  TableBatch: {
    type: 'object',
    properties: Object.fromEntries(batchProperties),
    required: ['data'],
    examples: [exampleBatch],
  },
};

const Failure = {
  type: 'object',
  properties: {
    message: { type: 'string', description: 'Shown to the user as text, up to 300 characters.' },
    errors: {
      type: 'object',
      description:
        'Of a 400 or 422: messages by the name of a posted field, shown beside the field, or above the form if it has no such field.',
      additionalProperties: { type: 'array', items: { type: 'string' } },
      examples: [{ dateStart: ['The start date is too early.'] }],
    },
  },
};
