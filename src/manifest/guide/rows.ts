import { tableBatchAnswer } from '../../api/schemas/shapes.ts';
import { tableBatch } from '../../api/tables.ts';
import type { ParameterDescriptions } from '../../http/endpoint.ts';
import { type CellField, cellFields, cellTypes, exampleBatch } from '../cells.ts';
import { fieldTable } from '../contract/contract.ts';
import { fieldsOf } from '../contract/fields.ts';
import { code, table } from '../markdown.ts';

/** The chapter on the rows and cells that a host sends. */
export const rowsAndCells = (): string =>
  [
    '## Rows and cells',
    'A table requests one batch of rows after another, by a GET with these parameters in its address:',
    parameterTable(tableBatch.query),
    'Lists with a path of their own send `limit`, `skip` and `total`, and what their chapters name. A first request is `?limit=2500&skip=0`, the next one `?limit=2500&skip=2500&total=6120`. The host answers with JSON:',
    `\`\`\`json\n${JSON.stringify(exampleBatch, null, 2)}\n\`\`\``,
    fieldTable(fieldsOf(tableBatchAnswer)),
    'A row has an `id` (or `_id.$oid`, or an entry in `rowIds`), and for each column a text, a number or a cell. Rows without an id are shown, but actions on them are disabled. Rows with the same id are shown once. Keep the order of the list from batch to batch.',
    'The fields of a cell:',
    cellTable(cellFields),
    'The types of cells; a column may have one of them, too:',
    table(
      ['Type', 'How `display` is shown'],
      Object.entries(cellTypes).map(([name, shown]) => [code(name), shown]),
    ),
  ].join('\n\n');

const parameterTable = (parameters: ParameterDescriptions): string =>
  table(
    ['Parameter', 'Meaning'],
    Object.entries(parameters).map(([name, meaning]) => [code(name), meaning]),
  );

const cellTable = (fields: Readonly<Record<string, CellField>>): string =>
  table(
    ['Field', 'Type', 'Meaning'],
    Object.entries(fields).map(([name, { type, description }]) => [
      code(name),
      code([type].flat().join(' | ')),
      description,
    ]),
  );
