import { describedBatch } from '../api/docs/shared-answers.ts';
import { tableBatch } from '../api/tables.ts';
import { cellTypeDocs } from '../table/engine/cell-types.ts';
import { cellFields, exampleBatch } from './cells.ts';
import { fieldTable } from './contract/contract.ts';
import { fieldsOf } from './contract/fields.ts';
import { code, codeRows, table } from './markdown.ts';

/** The chapter of docs/elements.md on the rows and cells that a host sends. [TBL-10] */
export const rowsAndCells = (): string =>
  [
    '## Rows and cells',
    'How batches follow each other, and what a row needs: [hosts.md](hosts.md#lists). The parameters of a request for rows:',
    table(['Parameter', 'Meaning'], codeRows(tableBatch.query)),
    'An answer:',
    `\`\`\`json\n${JSON.stringify(exampleBatch, null, 2)}\n\`\`\``,
    fieldTable(fieldsOf(describedBatch)),
    'The fields of a cell:',
    table(
      ['Field', 'Type', 'Meaning'],
      Object.entries(cellFields).map(([name, { type, description }]) => [
        code(name),
        code([type].flat().join(' | ')),
        description,
      ]),
    ),
    'The types of cells; a column may have one of them, too:',
    table(['Type', 'How `display` is shown'], codeRows(cellTypeDocs)),
  ].join('\n\n');
