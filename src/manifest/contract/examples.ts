import type { DocumentedCall } from '../../api/docs/documented-call.ts';
import { describedBatch } from '../../api/docs/shared-answers.ts';
import type { CallDefinition } from '../../embed/documented-element.ts';
import { exampleBatch } from '../cells.ts';
import { exampleOf } from './schema-tree.ts';

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
