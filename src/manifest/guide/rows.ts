import { tableBatchAnswer } from '../../api/schemas/shapes.ts';
import { type CellField, cellFields, cellTypes, exampleBatch } from '../cells.ts';
import { fieldTable } from '../contract/contract.ts';
import { fieldsOf } from '../contract/fields.ts';
import { code, table } from '../markdown.ts';

/** The chapter on the rows and cells that a host sends. */
export const rowsAndCells = (): string =>
  [
    '## Rows and cells',
    'A table requests one batch of rows after another; the host answers with JSON:',
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

const cellTable = (fields: Readonly<Record<string, CellField>>): string =>
  table(
    ['Field', 'Type', 'Meaning'],
    Object.entries(fields).map(([name, { type, description }]) => [
      code(name),
      code([type].flat().join(' | ')),
      description,
    ]),
  );
