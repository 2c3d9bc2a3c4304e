import { batchFields, cellFields, cellTypes, type DescribedField, exampleBatch } from '../cells.ts';
import { code, table } from '../markdown.ts';

/** What a host answers with rows, and what a cell is. */
export const rowsAndCells = (): string =>
  [
    '## Rows and cells',
    'A table asks for one batch after another and is answered with JSON:',
    `\`\`\`json\n${JSON.stringify(exampleBatch, null, 2)}\n\`\`\``,
    fieldTable(batchFields),
    'A row has an `id` (or `_id.$oid`, or its entry in `rowIds`), and for each column a text, a number or a cell. Rows without any id are shown; what acts on a row is off for them. Rows that repeat an id are shown once. Keep the order of the list from batch to batch.',
    'What a cell may hold:',
    fieldTable(cellFields),
    'Its types, which columns have as well:',
    table(
      ['Type', 'How `display` is shown'],
      Object.entries(cellTypes).map(([name, shown]) => [code(name), shown]),
    ),
  ].join('\n\n');

const fieldTable = (fields: Readonly<Record<string, DescribedField>>): string =>
  table(
    ['Field', 'Type', 'What it says'],
    Object.entries(fields).map(([name, { type, description }]) => [
      code(name),
      code([type].flat().join(' | ')),
      description,
    ]),
  );
