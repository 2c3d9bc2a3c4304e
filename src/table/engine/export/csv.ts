import { isAmount } from '../../../domain/display/money.ts';
import type { Language } from '../../../domain/language/language.ts';
import { type TimeSlice, timeSlice } from '../../../http/time-slice.ts';
import type { TableColumn } from '../columns.ts';
import type { CellColumn } from '../store/cell-column.ts';
import type { RowStore } from '../store/row-store.ts';

type ExportedColumn = Pick<TableColumn, 'key' | 'title' | 'type' | 'sharesCurrency'>;

interface CsvOptions {
  readonly signal?: AbortSignal | undefined;
  readonly isContinued?: boolean | undefined;
  readonly language?: Language | undefined;
}

// Columns of controls, which contain no values.
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
 * are shown: labels of statuses, amounts with their currency only where the rows have several.
 *
 * The work is split into time slices. Rejects with the signal's reason when it was aborted. `isContinued`: these rows follow
 * others in the same file, so without byte order mark and titles. `language`: that of the titles.
 */
export async function csvOf(
  store: RowStore,
  columns: readonly ExportedColumn[],
  rows: Uint32Array,
  { signal, isContinued = false, language }: CsvOptions = {},
): Promise<Blob> {
  const slice = timeSlice(signal);
  const exported = columns.filter(({ key }) => !controlColumns.includes(key.toLowerCase()));
  const cells = exported.map(({ key }) => store.column(key));
  const namesCurrency: boolean[] = [];
  for (const column of exported)
    namesCurrency.push(await areCurrenciesNamed(column, store.column(column.key), rows, slice));
  const groups = isContinued ? [] : [`\uFEFF${recordOf(exported.map(({ title }) => title))}`];
  for (let first = 0; first < rows.length; first += rowsPerGroup) {
    let group = '';
    for (const row of rows.subarray(first, first + rowsPerGroup))
      group += recordOf(
        cells.map((column, index) => (column ? textAt(column, row, namesCurrency[index], language) : '')),
      );
    groups.push(group);
    await slice.yieldIfOver();
  }
  return new Blob(groups, { type: 'text/csv;charset=utf-8' });
}

/** Whether amounts name their currency: where the header names none, or one of these rows has another. [UI-14] */
async function areCurrenciesNamed(
  column: ExportedColumn,
  cells: CellColumn | undefined,
  rows: Uint32Array,
  slice: TimeSlice,
): Promise<boolean> {
  if (column.type !== 'amount' || !cells) return true;
  for (let first = 0; first < rows.length; first += rowsPerGroup) {
    for (const row of rows.subarray(first, first + rowsPerGroup))
      if (!column.sharesCurrency(cells.currencyAt(row)) && isAmountAt(cells, row)) return true;
    await slice.yieldIfOver();
  }
  return false;
}

function textAt(cells: CellColumn, row: number, namesCurrency?: boolean, language?: Language): string {
  const shown = cells.shownAt(row, language);
  return namesCurrency && isAmountAt(cells, row) ? `${shown} ${cells.currencyAt(row)}`.trimEnd() : shown;
}

const isAmountAt = (cells: CellColumn, row: number): boolean =>
  cells.typeAt(row) === 'amount' && isAmount(cells.shownAt(row));

const rowsPerGroup = 256;

function recordOf(values: readonly string[]): string {
  const record = values.map(fieldOf).join(',');
  return `${opensFormula.test(record) ? record.replace('-', "'-") : record}\r\n`;
}

// In a program that splits at semicolons, a record may be one cell: its leading negative number must not begin a
// formula that later fields continue.
const opensFormula = /^"?-(?=[\s\S]*[(|!])/;

// Most values need neither an apostrophe nor quotes; this test first takes half the time.
const needsCare = /^[0\s\p{Cf}=+\-@\0＝＋－＠]|[",;\t\r\n]/u;

function fieldOf(value: string): string {
  if (!needsCare.test(value)) return value;
  const safe = guarded(value);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

// A formula may follow quotes, spaces and characters that nobody sees.
const misreadStart = /^(?:0|["\s\p{Cf}]*[=+\-@\t\r\n\0＝＋－＠])/u;
// That of a fragment follows no separator: the search takes linear time.
// Stryker disable next-line Regex: of \v it makes \V, which does not parse.
const formulasInside = /([,;\t\n]|\r\n?)(["\v\f\u2028\u2029\p{Zs}\p{Cf}]*[=+\-@\0＝＋－＠])/gu;
// Without this test first, exporting 62,000 rows takes a sixth longer.
const hasFormulaSign = /[=+\-@\0＝＋－＠]/;
const negativeNumber = /^-(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;

/**
 * The text with an apostrophe before each fragment that a spreadsheet would misread, also when it splits the file at other
 * separators than commas: as a formula, or as a number without its leading zeros. A plain negative number is safe.
 */
function guarded(value: string): string {
  if (negativeNumber.test(value)) return value;
  const safe = hasFormulaSign.test(value) ? value.replace(formulasInside, "$1'$2") : value;
  return misreadStart.test(value) ? `'${safe}` : safe;
}
