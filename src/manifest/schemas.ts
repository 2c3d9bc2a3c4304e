import type { JsonSchema } from '@valibot/to-json-schema';
import { flag, formAnswer, tableBatchAnswer, text } from '../api/schemas/shapes.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { batchFields, cellFields, cellTypes, type DescribedField, exampleBatch } from './cells.ts';
import { inputSchema } from './input-schema.ts';

type Schemas = Readonly<Record<string, object>>;

const place = '#/components/schemas/';
const ref = (name: string) => ({ $ref: place + name });

/** The schemas of openapi.json by name: what these calls are answered with, and what that is made of. */
export function sharedSchemas(endpoints: readonly Endpoint[]): Schemas {
  const answers = [...new Set(endpoints.map(({ answer }) => answer))];
  const schemas: Schemas = Object.assign({}, ...answers.map(answer => schemasOf(answer, endpoints)));
  const said = JSON.stringify(schemas);
  const used = Object.entries(bricks).filter(([name]) => said.includes(JSON.stringify(place + name)));
  return {
    Failure,
    ...Object.fromEntries(used.map(([name, brick]) => [name, inputSchema(brick)])),
    ...schemas,
  };
}

/** Refers to the schema of an answer; calls that are answered alike share one, named after the first of them. */
export const answerRef = (answer: object, endpoints: readonly Endpoint[]) => ref(nameOf(answer, endpoints));

function nameOf(answer: object, endpoints: readonly Endpoint[]): string {
  if (answer === tableBatchAnswer) return 'TableBatch';
  if (answer === formAnswer) return 'FormAnswer';
  const { name } = endpoints.find(endpoint => endpoint.answer === answer) as Endpoint;
  return `${name.replace(/^./, letter => letter.toUpperCase())}Answer`;
}

const bricks = { Text: text, Flag: flag };

function schemasOf(answer: object, endpoints: readonly Endpoint[]): Schemas {
  if (answer === tableBatchAnswer) return tableSchemas;
  const name = nameOf(answer, endpoints);
  const schema = inputSchema(answer, { schemas: bricks, place });
  if (answer === formAnswer) return { [name]: { description: formAnswerMeans, ...schema } };
  return withItems(name, schema);
}

const formAnswerMeans =
  'In place of a redirect. `redirect` (or `redirectUrl`, or `url`) is where the browser goes, on this site. `"success": false`, or a `result` other than `success`, is a refusal, and `message` is shown.';

// A list may stand bare or under `data`: its items are described once.
function withItems(name: string, schema: object): Schemas {
  const itemName = name.replace('Answer', 'Item');
  let item: object | undefined;
  const answer = JSON.parse(JSON.stringify(schema), (key, stated) => {
    const value = withoutAnything(stated);
    if (key !== 'items' || (value as JsonSchema).type !== 'object') return value;
    item = value;
    return ref(itemName);
  });
  return item ? { [itemName]: item, [name]: answer } : { [name]: answer };
}

// What is passed over when it is no row is still told as a row.
function withoutAnything(value: JsonSchema): JsonSchema {
  const all = value?.anyOf as JsonSchema[] | undefined;
  const some = all?.filter(one => Object.keys(one).length > 0);
  if (!all || some?.length === all.length) return value;
  return some?.find(({ type }) => type === 'object') ?? {};
}

const fieldsOf = (fields: Readonly<Record<string, DescribedField>>) => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, { ...field, ...contentsOf[name] }]),
  ),
});

const contentsOf: Readonly<Record<string, object>> = {
  type: { examples: Object.keys(cellTypes) },
  data: { items: ref('Row') },
  columns: {
    items: {
      type: 'object',
      properties: { data: { type: 'string' }, title: { type: ['string', 'null'] } },
      required: ['data'],
    },
  },
  rowIds: { items: { type: ['string', 'number'] } },
};

const tableSchemas: Schemas = {
  Cell: fieldsOf(cellFields),
  Row: {
    description: 'A cell for each column, by the key of the column, and what identifies the row.',
    type: 'object',
    properties: {
      id: { anyOf: [{ type: ['string', 'number'] }, ref('Cell')] },
      _id: { type: 'object', properties: { $oid: { type: 'string' } } },
    },
    additionalProperties: {
      description: 'A text, number or flag stands for the `display` of a cell.',
      anyOf: [ref('Cell'), { type: ['string', 'number', 'boolean', 'null'] }],
    },
  },
  TableBatch: { ...fieldsOf(batchFields), required: ['data'], examples: [exampleBatch] },
};

const Failure = {
  type: 'object',
  properties: {
    message: { type: 'string', description: 'Shown to the person as text, the first 500 characters of it.' },
  },
};
