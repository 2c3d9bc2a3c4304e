import type { GenericSchema } from 'valibot';
import { tableBatchAnswer } from '../../api/schemas/shapes.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { exampleBatch } from '../cells.ts';
import { exampleOf } from './schema-tree.ts';

/** A complete example of the answer of a call; `rowFields` are those of its rows, if an element reads some by name. */
export function exampleAnswer({ answer }: Pick<Endpoint, 'answer'>, rowFields?: object): unknown {
  if (answer === tableBatchAnswer) return rowFields ? batchOf(rowFields) : exampleBatch;
  return exampleOf(answer);
}

function batchOf(rowFields: object) {
  const row = exampleOf(rowFields) as Readonly<Record<string, unknown>>;
  const keys = Object.keys((rowFields as { entries: Readonly<Record<string, GenericSchema>> }).entries);
  return {
    data: [row],
    columns: keys
      .filter(key => key in row && key !== 'id' && key !== 'activityId')
      .map(key => ({ data: key, title: titleOf(key) })),
    total: 1,
    skip: 0,
  };
}

/** `patientId` → `Patient id`. */
const titleOf = (key: string): string => {
  const words = key.replace(/(?<=[a-z])(?=[A-Z][a-z])/g, ' ');
  return (
    words.charAt(0).toUpperCase() + words.slice(1).replace(/ [A-Z](?=[a-z])/g, found => found.toLowerCase())
  );
};
