import DataTable from 'datatables.net';
import 'datatables.net-buttons';
import type { Cell } from '../rows.ts';
import { batchesOf, type Column, places } from './batches.ts';
import { shownText } from './cell.ts';

async function makeTable(place: HTMLElement, endpoint: string): Promise<void> {
  const element = place.appendChild(document.createElement('table'));
  let table: InstanceType<typeof DataTable> | undefined;
  for await (const { columns, data } of batchesOf(endpoint)) {
    table ??= new DataTable(element, {
      columns: columns.map(definitionOf),
      layout: { topStart: { buttons: [{ extend: 'csv', async: 0 }] } },
      autoWidth: false,
      deferRender: true,
      order: [],
      search: { smart: false },
    });
    table.rows.add(data).draw(false);
  }
}

const definitionOf = ({ data, title }: Column) => ({
  title,
  data,
  render: {
    _: 'display',
    display: htmlOf,
    sort: 'sort',
  },
});

function htmlOf(cell: Cell): string {
  const text = escaped(shownText(cell));
  if (cell.type === 'link') return `<a href="${escaped(cell.href ?? '')}">${text}</a>`;
  return cell.type === 'status' ? `<span class="status">${text}</span>` : text;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

for (const [place, endpoint] of places()) makeTable(place, endpoint);
