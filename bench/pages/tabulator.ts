import { TabulatorFull } from 'tabulator-tables';
import 'tabulator-tables/dist/css/tabulator.min.css';
import type { Cell, Row } from '../rows.ts';
import { batchesOf, type Column, places } from './batches.ts';
import { contentOf } from './cell.ts';

interface CellComponent {
  getValue(): Cell;
}

const definitionOf = ({ data, title }: Column) => ({
  title,
  field: data,
  formatter: (cell: CellComponent) => contentOf(cell.getValue()),
  sorter: (left: Cell, right: Cell) => compare(left.sort, right.sort),
  accessorDownload: ({ display }: Cell) => display,
});

const compare = (left: string | number, right: string | number): number =>
  left < right ? -1 : left > right ? 1 : 0;

async function makeTable(place: HTMLElement, endpoint: string): Promise<void> {
  let table: InstanceType<typeof TabulatorFull> | undefined;
  let shown: readonly Column[] = [];
  const search = (text: string): void => {
    const query = text.toLowerCase();
    if (query)
      table?.setFilter((row: Row) =>
        shown.some(({ data }) => row[data].display.toLowerCase().includes(query)),
      );
    else table?.clearFilter(true);
  };
  const input = Object.assign(document.createElement('input'), { type: 'search' });
  input.addEventListener('input', () => search(input.value));
  const button = Object.assign(document.createElement('button'), { textContent: 'Export CSV' });
  button.addEventListener('click', () => table?.download('csv', 'Exported List.csv'));
  place.append(input, button);
  const grid = place.appendChild(document.createElement('div'));
  const rows: Row[] = [];
  for await (const { columns, data } of batchesOf(endpoint)) {
    rows.push(...data);
    if (table) continue;
    shown = columns;
    table = await built(grid, columns, data);
  }
  // All rows at once: adding each batch takes longer than the one before, minutes for all of them.
  if (rows.length > (table?.getDataCount() ?? 0)) await table?.setData(rows);
}

async function built(grid: HTMLElement, columns: readonly Column[], rows: readonly Row[]) {
  const table = new TabulatorFull(grid, {
    columns: columns.map(definitionOf),
    data: [...rows],
    pagination: true,
    paginationCounter: 'rows',
    paginationSize: 10,
    paginationSizeSelector: [10, 25, 50, 100],
  });
  await new Promise<void>(resolve => table.on('tableBuilt', resolve));
  return table;
}

for (const [place, endpoint] of places()) makeTable(place, endpoint);
