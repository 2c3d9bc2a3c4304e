import type { RowStore } from './row-store.ts';
import { timeSlice } from './time-slice.ts';

/** A column of the file. */
export interface CsvColumn {
  /** Its number in the store. */
  readonly column: number;
  readonly key: string;
  readonly title: string;
}

// What stands in these is a control or its state, not a value.
const leftOut = ['actions', 'approvereject', 'bulkinvoice', 'markpaid', 'remove', 'removefee', 'select'];

/**
 * The rows as a spreadsheet reads them: titles first, RFC 4180 with CRLF, UTF-8 with a byte order mark. [TBL-07] Cells are
 * written as they show: labels of statuses, amounts without their currency.
 *
 * Any number of rows: the work is cut into time slices. Rejects with the signal's reason when it was aborted.
 */
export async function csvOf(
  store: RowStore,
  columns: readonly CsvColumn[],
  rows: Uint32Array,
  signal?: AbortSignal,
): Promise<Blob> {
  const slice = timeSlice(signal);
  const exported = columns.filter(({ key }) => !leftOut.includes(key.toLowerCase()));
  const parts = [`\uFEFF${recordOf(exported.map(({ title }) => title))}`];
  let part = '';
  for (const [index, row] of rows.entries()) {
    part += recordOf(exported.map(({ column }) => store.shownAt(row, column)));
    if (index % rowsPerPart) continue;
    parts.push(part);
    part = '';
    await slice.yieldIfOver();
  }
  return new Blob([...parts, part], { type: 'text/csv;charset=utf-8' });
}

const rowsPerPart = 256;

const recordOf = (values: readonly string[]): string => `${values.map(fieldOf).join(',')}\r\n`;

function fieldOf(value: string): string {
  const safe = isTaken(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Whether a spreadsheet would take the text for something else: a formula, or a number without its leading zeros. A
 * plain negative number is what it looks like.
 */
function isTaken(value: string): boolean {
  return /^(0|\s*[=+\-@\t\r\n\0])/.test(value) && !/^-\d+(\.\d+)?$/.test(value);
}
