import type { Row } from '../rows.ts';
import { batchesOf, type Column, places } from './batches.ts';
import { contentOf, shownText } from './cell.ts';
import { pagesListed } from './pages-listed.ts';
import { csvOf } from './vanilla-csv.ts';
import './plain.css';

// The baseline of the bench: the same features written by hand, on the parsed objects.

interface Order {
  readonly column: Column;
  readonly descending: boolean;
}

const collator = new Intl.Collator(undefined, { numeric: true });

function makeTable(place: HTMLElement, endpoint: string): void {
  const search = element('input', { type: 'search', placeholder: 'Search', ariaLabel: 'Search' });
  const size = element('select', { ariaLabel: 'Rows per page' });
  const csv = element('button', { textContent: 'Export CSV', className: 'csv' });
  const progress = element('progress', { ariaLabel: 'Loading' });
  const head = element('tr', {});
  const body = element('tbody', {});
  const status = element('p', { role: 'status' });
  const pager = element('nav', { ariaLabel: 'Pages' });
  const table = element('table', {});
  size.append(...[10, 25, 50, 100].map(rows => element('option', { textContent: `${rows}` })));
  table.append(element('thead', {}), body);
  table.tHead?.append(head);
  place.append(search, size, csv, progress, table, status, pager);

  const rows: Row[] = [];
  const indexes = new Map<string, number>();
  let columns: readonly Column[] = [];
  let arranged: readonly Row[] = rows;
  let order: Order | undefined;
  let page = 0;

  search.addEventListener('input', () => turn(0, arrange));
  size.addEventListener('change', () => turn(0));
  csv.addEventListener('click', () => download(csvOf(columns, arranged)));
  load();

  async function load(): Promise<void> {
    for await (const batch of batchesOf(endpoint)) {
      if (!columns.length) showHead(batch.columns);
      for (const row of batch.data) keep(row);
      progress.max = batch.total;
      progress.value = rows.length;
      turn(page, arrange);
    }
    progress.hidden = true;
  }

  /** A row with a known id replaces the earlier one. */
  function keep(row: Row): void {
    const index = indexes.get(row.id) ?? rows.length;
    indexes.set(row.id, index);
    rows[index] = row;
  }

  function arrange(): void {
    const query = search.value.trim().toLowerCase();
    const found = query ? rows.filter(row => columns.some(({ data }) => has(row, data, query))) : rows;
    arranged = order ? found.toSorted(comparison(order)) : found;
  }

  function turn(to: number, first?: () => void): void {
    first?.();
    const rowsPerPage = Number(size.value);
    const pages = Math.max(1, Math.ceil(arranged.length / rowsPerPage));
    page = Math.min(to, pages - 1);
    const start = page * rowsPerPage;
    const shown = arranged.slice(start, start + rowsPerPage);
    body.replaceChildren(...shown.map(rowElement));
    if (!shown.length)
      body.append(message(rows.length ? 'No matching records found' : 'No data available in table'));
    status.textContent = `${(start + 1).toLocaleString()}–${(start + shown.length).toLocaleString()} of ${arranged.length.toLocaleString()}`;
    pager.replaceChildren(...pagerElements(pages));
  }

  function showHead(from: readonly Column[]): void {
    columns = from;
    head.replaceChildren(...columns.map(column => headElement(column)));
  }

  function headElement(column: Column): HTMLElement {
    const cell = element('th', { scope: 'col' });
    const button = element('button', { textContent: column.title });
    cell.dataset.column = column.data;
    cell.append(button);
    button.addEventListener('click', () => {
      const descending = order?.column === column && !order.descending;
      for (const other of head.cells) other.ariaSort = null;
      cell.ariaSort = descending ? 'descending' : 'ascending';
      order = { column, descending };
      turn(0, arrange);
    });
    return cell;
  }

  function rowElement(row: Row): HTMLElement {
    const line = element('tr', {});
    for (const { data } of columns) {
      const cell = element('td', { title: shownText(row[data]) });
      cell.append(contentOf(row[data]));
      cell.dataset.column = data;
      line.append(cell);
    }
    return line;
  }

  function message(text: string): HTMLElement {
    const line = element('tr', {});
    line.append(element('td', { textContent: text, colSpan: columns.length }));
    return line;
  }

  function pagerElements(pages: number): HTMLElement[] {
    const goTo = (text: string, label: string, to: number): HTMLElement => {
      const button = element('button', {
        textContent: text,
        ariaLabel: label,
        disabled: to < 0 || to >= pages,
      });
      if (to === page) button.ariaCurrent = 'page';
      button.addEventListener('click', () => turn(to));
      return button;
    };
    const numbered = pagesListed(page, pages).map(at =>
      at < 0 ? element('span', { textContent: '…' }) : goTo(`${at + 1}`, `Page ${at + 1}`, at),
    );
    return [goTo('‹', 'Previous page', page - 1), ...numbered, goTo('›', 'Next page', page + 1)];
  }
}

const has = (row: Row, column: Column['data'], query: string): boolean =>
  row[column].display.toLowerCase().includes(query);

function comparison({ column: { data }, descending }: Order): (left: Row, right: Row) => number {
  const sign = descending ? -1 : 1;
  return (left, right) => {
    const one = left[data].sort;
    const other = right[data].sort;
    if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
    return sign * collator.compare(String(one), String(other));
  };
}

function download(file: Blob): void {
  const link = element('a', { href: URL.createObjectURL(file), download: 'Exported List.csv' });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(name), properties);
}

for (const [place, endpoint] of places()) makeTable(place, endpoint);
