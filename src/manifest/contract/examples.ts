import type { DocumentedCall } from '../../api/docs/documented-call.ts';
import { describedBatch } from '../../api/docs/shared-fields.ts';
import type { CallDefinition } from '../../embed/documented-element.ts';
import { exampleBatch } from '../cells.ts';
import { exampleOf } from './schema-tree.ts';

/** How an element reads the rows of a batch. */
type Rows = Pick<CallDefinition, 'rowFields' | 'rowsExample' | 'hasFixedColumns'>;

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
