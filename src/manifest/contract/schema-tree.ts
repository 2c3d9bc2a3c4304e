import { type GenericSchema, getMetadata } from 'valibot';
import type { DocumentedCall } from '../../api/docs/documented-call.ts';
import { describedBatch } from '../../api/docs/with-fields.ts';
import type { CallDefinition } from '../../embed/documented-element.ts';
import { exampleBatch } from '../cells.ts';

// Reads the texts and the structure of a schema; needs no JSON Schema, so tests in a browser can use it.

/** The schema of a field, and where the field is: `site.siteId`, `expenses[].type`. */
export interface PlacedSchema {
  readonly path: string;
  readonly schema: object;
}

/** The schemas of the described fields in order, with those of nested objects and lists. */
export function describedSchemas(schema: object, parent = ''): PlacedSchema[] {
  const entries = entriesOf(schema);
  if (entries)
    return Object.entries(entries).flatMap(([name, field]) => {
      const path = parent ? `${parent}.${name}` : name;
      const own = metadataOf(field).description ? [{ path, schema: field }] : [];
      return [...own, ...describedSchemas(field, path)];
    });
  const item = itemOf(schema);
  if (item) return describedSchemas(item, parent && `${parent}[]`);
  const alternatives = insideOf(schema).map(each => describedSchemas(each, parent));
  return alternatives.find(found => found.length) ?? [];
}

/** An example of a schema, from the examples of its fields: of all, or of the required ones; undefined if none has one. */
export function exampleOf(schema: object, fields: 'all' | 'required' = 'all'): unknown {
  const [example] = metadataOf(schema).examples ?? [];
  if (example !== undefined) return example;
  const entries = entriesOf(schema);
  if (entries) {
    const wanted = Object.entries(entries).filter(([, field]) => fields === 'all' || isRequired(field));
    const values = wanted.map(([name, field]) => [name, exampleOf(field, fields)] as const);
    const stated = values.filter(([, value]) => value !== undefined);
    return stated.length ? Object.fromEntries(stated) : undefined;
  }
  const item = itemOf(schema);
  if (item) {
    const one = exampleOf(item, fields);
    return one === undefined ? undefined : [one];
  }
  return insideOf(schema)
    .map(each => exampleOf(each, fields))
    .find(found => found !== undefined);
}

/** Whether a field, or one inside it, is required. */
const isRequired = (field: object): boolean =>
  Boolean(metadataOf(field)['x-required']) ||
  describedSchemas(field).some(({ schema }) => metadataOf(schema)['x-required']);

/** What `described` and `formatted` say about a field. */
interface FieldTexts {
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly 'x-format'?: string;
  readonly 'x-required'?: boolean;
}

/** The texts of a field. */
export const metadataOf = (schema: object): FieldTexts => getMetadata(schema as GenericSchema) as FieldTexts;

/** The fields of an object. */
const entriesOf = (schema: object): Readonly<Record<string, object>> | undefined =>
  (schema as { readonly entries?: Readonly<Record<string, object>> }).entries;

/** The items of a list. */
const itemOf = (schema: object): object | undefined => (schema as { readonly item?: object }).item;

/** The schemas that one wraps, chooses from, or begins with. */
function insideOf(schema: object): object[] {
  const {
    wrapped,
    options = [],
    pipe = [],
  } = schema as {
    readonly wrapped?: object;
    readonly options?: readonly object[];
    readonly pipe?: readonly object[];
  };
  return [wrapped, ...options, pipe[0]].filter(each => each !== undefined);
}

/** How an element reads the rows of a batch. */
type Rows = Pick<CallDefinition, 'rowFields' | 'rowsExample' | 'hasDefaultColumns' | 'hasFixedColumns'>;

/** The least that a call has to answer: what is required, and of a record with nothing but an id its first text. */
export function leastAnswer(call: Pick<DocumentedCall, 'answer'>, rows: Rows = {}): unknown {
  const complete = exampleAnswer(call, rows);
  if (call.answer === describedBatch) return leastBatch(complete as Batch, rows);
  const required = exampleOf(call.answer, 'required') ?? complete;
  if (!Array.isArray(required) || Object.keys(required[0]).length > 1) return required;
  const [record] = complete as [object];
  return [Object.fromEntries(Object.entries(record).slice(0, 2))];
}

interface Batch {
  readonly data: readonly [object];
  readonly columns?: readonly { readonly data: string }[];
}

/** The batch with the first three columns of its row. */
function leastBatch({ data: [row], columns }: Batch, { hasDefaultColumns }: Rows) {
  const shown = Object.fromEntries(Object.entries(row).slice(0, 4));
  return {
    data: [shown],
    ...(columns && !hasDefaultColumns && { columns: columns.filter(({ data }) => data in shown) }),
    total: 1,
  };
}

/** A complete example of the answer of a call, as an element reads it. */
export function exampleAnswer({ answer }: Pick<DocumentedCall, 'answer'>, rows: Rows = {}): unknown {
  if (answer === describedBatch) return batchOf(rows);
  return exampleOf(answer);
}

function batchOf({ rowFields, rowsExample, hasFixedColumns }: Rows) {
  if (rowsExample) return rowsExample.answer;
  if (!rowFields) return exampleBatch;
  const row = exampleOf(rowFields) as Readonly<Record<string, unknown>>;
  const keys = Object.keys(row).filter(key => key !== 'id' && key !== 'activityId');
  const columns = keys.map(key => ({ data: key, title: titleOf(key) }));
  return { data: [row], ...(hasFixedColumns ? {} : { columns }), total: 1, skip: 0 };
}

/** `patientId` → `Patient id`. */
const titleOf = (key: string): string => {
  const words = key.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return (
    words.charAt(0).toUpperCase() + words.slice(1).replace(/ [A-Z](?=[a-z])/g, found => found.toLowerCase())
  );
};
