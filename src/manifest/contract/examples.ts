import type { DocumentedCall } from '../../api/docs/documented-call.ts';
import { tableBatchAnswer } from '../../api/schemas/shapes.ts';
import type { CallDefinition } from '../../embed/documented-element.ts';
import { exampleBatch } from '../cells.ts';
import { answerSchema, type DescribedSchema, fieldsOf, rowSchema } from './described-schema.ts';

/** An example of a schema, from the examples of its fields: of all, or of the required ones; undefined if none has one. */
export function exampleOf(schema: DescribedSchema, fields: 'all' | 'required' = 'all'): unknown {
  const { examples = [], properties, items, anyOf = [] } = schema;
  if (examples[0] !== undefined) return examples[0];
  if (properties) {
    const wanted = Object.entries(properties).filter(([, field]) => fields === 'all' || isRequired(field));
    const values = wanted.map(([name, field]) => [name, exampleOf(field, fields)] as const);
    const stated = values.filter(([, value]) => value !== undefined);
    return stated.length ? Object.fromEntries(stated) : undefined;
  }
  if (items) {
    const one = exampleOf(items, fields);
    return one === undefined ? undefined : [one];
  }
  return anyOf.map(each => exampleOf(each, fields)).find(found => found !== undefined);
}

/** Whether a field, or one inside it, is required. */
const isRequired = (field: DescribedSchema): boolean =>
  field['x-required'] || fieldsOf(field).some(({ required }) => required);

/** How an element reads the rows of a batch. */
type Rows = Pick<CallDefinition, 'rowFields' | 'rowsExample' | 'hasDefaultColumns' | 'hasFixedColumns'>;

/** The least that a call has to answer: what is required, and of a record with nothing but an id its first text. */
export function leastAnswer(call: DocumentedCall, rows: Rows = {}): unknown {
  const complete = exampleAnswer(call, rows);
  if (call.answer === tableBatchAnswer) return leastBatch(complete as Batch, rows);
  const required = exampleOf(answerSchema(call), 'required') ?? complete;
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
export const exampleAnswer = (call: DocumentedCall, rows: Rows = {}): unknown =>
  call.answer === tableBatchAnswer ? batchOf(rows) : exampleOf(answerSchema(call));

function batchOf({ rowFields, rowsExample, hasFixedColumns }: Rows) {
  if (rowsExample) return rowsExample.answer;
  if (!rowFields) return exampleBatch;
  const row = exampleOf(rowSchema(rowFields)) as Readonly<Record<string, unknown>>;
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
