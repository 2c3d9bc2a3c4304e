import { timeSlice } from '../../http/time-slice.ts';
import type { RowStore } from './store/row-store.ts';

/** A column of the exported file. */
export interface CsvColumn {
  /** Its number in the store. */
  readonly column: number;
  readonly key: string;
  readonly title: string;
}

// Columns of controls, which hold no values.
const controlColumns = [
  'actions',
  'approvereject',
  'bulkinvoice',
  'markpaid',
  'remove',
  'removefee',
  'select',
];

/**
 * The rows as a CSV file: titles first, RFC 4180 with CRLF, UTF-8 with a byte order mark. [TBL-07] Cells are written as they
 * are shown: labels of statuses, amounts without their currency.
 *
 * The work is split into time slices. Rejects with the signal's reason when it was aborted.
 */
export async function csvOf(
  store: RowStore,
  columns: readonly CsvColumn[],
  rows: Uint32Array,
  signal?: AbortSignal,
): Promise<Blob> {
  const slice = timeSlice(signal);
  const exported = columns.filter(({ key }) => !controlColumns.includes(key.toLowerCase()));
  const records: string[] = [];
  // Reading rows in memory order takes half the time of reading them in sorted order.
  for (const some of partsOf(rows.toSorted())) {
    for (const row of some) records[row] = recordOf(exported.map(({ column }) => store.shownAt(row, column)));
    await slice.yieldIfOver();
  }
  const parts = [`\uFEFF${recordOf(exported.map(({ title }) => title))}`];
  for (const some of partsOf(rows)) {
    let part = '';
    for (const row of some) part += records[row];
    parts.push(part);
    await slice.yieldIfOver();
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}

const rowsPerPart = 256;

function* partsOf(rows: Uint32Array) {
  for (let first = 0; first < rows.length; first += rowsPerPart)
    yield rows.subarray(first, first + rowsPerPart);
}

const recordOf = (values: readonly string[]): string => `${values.map(fieldOf).join(',')}\r\n`;

// Most values need neither a guard nor quotes; asking that first takes half the time.
const needsCare = /^[0\s=+\-@\0]|[",\r\n]/;

function fieldOf(value: string): string {
  if (!needsCare.test(value)) return value;
  const safe = isMisread(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Whether a spreadsheet would misread the text: as a formula, or as a number without its leading zeros. A plain negative
 * number is safe.
 */
function isMisread(value: string): boolean {
  return /^(0|\s*[=+\-@\t\r\n\0])/.test(value) && !/^-\d+(\.\d+)?$/.test(value);
}
