import { DataTable, exportCSV } from 'simple-datatables';
import 'simple-datatables/dist/style.css';
import type { Row } from '../rows.ts';
import { batchesOf, type Column, places } from './batches.ts';
import { shownText } from './cell.ts';

const cellsOf = (columns: readonly Column[], row: Row) =>
  columns.map(({ data }) => ({
    data: shownText(row[data]),
    text: shownText(row[data]),
    order: row[data].sort,
  }));

async function makeTable(place: HTMLElement, endpoint: string): Promise<void> {
  const button = Object.assign(document.createElement('button'), { textContent: 'Export CSV' });
  const element = document.createElement('table');
  place.append(button, element);
  let table: DataTable | undefined;
  button.addEventListener('click', () => {
    const text = table && exportCSV(table, { download: false });
    if (text) URL.createObjectURL(new Blob([text]));
  });
  const later: ReturnType<typeof cellsOf>[] = [];
  for await (const { columns, data } of batchesOf(endpoint)) {
    const rows = data.map(row => cellsOf(columns, row));
    if (table) later.push(...rows);
    else
      table = new DataTable(element, {
        data: { headings: columns.map(({ title }) => title), data: rows },
        type: 'string',
        perPage: 10,
        perPageSelect: [10, 25, 50, 100],
      });
  }
  // All rows at once: inserting each batch takes longer than the one before, minutes for all of them.
  if (later.length) table?.insert({ data: later });
}

for (const [place, endpoint] of places()) makeTable(place, endpoint);
