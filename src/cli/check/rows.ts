import { hasMarkup } from '../../domain/mistakes/rows/suspicious-rows.ts';
import type { SchemaNode } from '../../domain/mistakes/unknown-keys.ts';
import { nearlyOne } from '../../domain/nearest-name.ts';
import { cellFields, cellTypes } from '../../manifest/cells.ts';
import { groupBy } from '../../manifest/group-by.ts';
import type { JsonPath } from '../json-place.ts';
import type { AnswerProblem } from './answer-problem.ts';

type Row = Readonly<Record<string, unknown>>;

/** Whether a value of JSON is an object or a list. */
export const isRecord = (value: unknown): value is Readonly<Record<string | number, unknown>> =>
  typeof value === 'object' && value !== null;

/** The problems with the rows, columns and cells of a table's answer. */
export function rowProblems(answer: unknown, isTable: boolean): AnswerProblem[] {
  if (!isRecord(answer) || !Array.isArray(answer.data)) return [];
  const rows: readonly unknown[] = answer.data;
  return [
    ...(isTable ? [...rowKinds(rows), ...columnProblems(answer, rows), ...totalProblems(answer, rows)] : []),
    ...repeatedIds(rows),
    ...firstOfEach(rows.flatMap(cellProblems), rows.length),
  ];
}

const isRow = (row: unknown): row is Row => isRecord(row) && !Array.isArray(row);

const rowKinds = (rows: readonly unknown[]): AnswerProblem[] => {
  const index = rows.findIndex(row => !isRow(row));
  return index < 0
    ? []
    : [
        problem(
          ['data', index],
          'answer-shape',
          `Row ${index + 1} is no object.`,
          'Send {column: cell, …} for each row.',
        ),
      ];
};

/** Columns that no row has a cell for. */
function columnProblems({ columns }: Row, rows: readonly unknown[]): AnswerProblem[] {
  if (!Array.isArray(columns) || rows.length === 0) return [];
  const keys = [...new Set(rows.filter(isRow).flatMap(row => Object.keys(row)))];
  const stated = columns.map(column => (isRecord(column) ? String(column.data ?? '') : ''));
  return stated.flatMap((key, index) => {
    if (key === '' || keys.includes(key)) return [];
    const meant = nearlyOne(
      key,
      keys.filter(each => !stated.includes(each)),
    );
    const fix = meant
      ? `Write "data": "${meant}", as the rows do.`
      : 'Name a key of the rows, or leave the column out.';
    return [
      problem(['columns', index, 'data'], 'empty-column', `No row has a cell for the column ${key}.`, fix),
    ];
  });
}

/** Keys that the element reads by name and that no row has, where the rows have a similar key. */
export function misspelledRowKeys(answer: unknown, { entries = {} }: SchemaNode): AnswerProblem[] {
  if (!isRecord(answer) || !Array.isArray(answer.data)) return [];
  const data: readonly unknown[] = answer.data;
  const rows = data.filter(isRow);
  const columns = Array.isArray(answer.columns) ? answer.columns.map(column => column?.data) : [];
  const sent = [...new Set(rows.flatMap(row => Object.keys(row)))];
  const unread = sent.filter(key => !Object.hasOwn(entries, key) && !columns.includes(key));
  return Object.keys(entries).flatMap(key => {
    const written = sent.includes(key) ? undefined : nearlyOne(key, unread);
    if (written === undefined) return [];
    const index = data.findIndex(row => isRow(row) && written in row);
    const message = `Row ${index + 1} has a key ${written} that nothing reads.`;
    return [
      { ...problem(['data', index, written], 'near-key', message, `Write ${key}.`), isKey: true as const },
    ];
  });
}

/** A number of rows as elements read it: a whole number, also as a text of digits. */
export function countIn(stated: unknown): number | undefined {
  const count = typeof stated === 'string' && /^\d+$/.test(stated) ? Number(stated) : stated;
  return Number.isSafeInteger(count) && Number(count) >= 0 ? Number(count) : undefined;
}

function totalProblems({ total, totalAll }: Row, rows: readonly unknown[]): AnswerProblem[] {
  const problems = [countProblem('total', total), countProblem('totalAll', totalAll)];
  const matching = countIn(total);
  const all = countIn(totalAll);
  if (matching !== undefined && rows.length > matching)
    problems.push(
      problem(
        ['total'],
        'wrong-total',
        `total is ${matching}, and ${rows.length} rows are sent.`,
        'Send the number of all rows, not of a page.',
      ),
    );
  if (matching !== undefined && all !== undefined && all < matching)
    problems.push(
      problem(
        ['totalAll'],
        'wrong-total',
        `totalAll is ${all}, less than total, ${matching}.`,
        'Send the number of rows without search and filters, or leave totalAll out.',
      ),
    );
  return problems.filter(found => found !== undefined);
}

const countProblem = (key: string, stated: unknown): AnswerProblem | undefined =>
  stated === undefined || stated === null || countIn(stated) !== undefined
    ? undefined
    : problem(
        [key],
        'wrong-total',
        `${key} is no whole number.`,
        `Send ${key} as a number: a count of rows.`,
      );

/** The id of a row as the library reads it. [NET-08] */
export function idOf(row: unknown): string | undefined {
  if (!isRow(row)) return undefined;
  const id = isRecord(row.id) ? row.id.display : row.id;
  const oid = isRecord(row._id) ? row._id.$oid : undefined;
  return String(id ?? '') || (oid === undefined || oid === null ? undefined : String(oid));
}

function repeatedIds(rows: readonly unknown[]): AnswerProblem[] {
  const seen = new Map<string, number>();
  for (const [index, row] of rows.entries()) {
    const id = idOf(row);
    const earlier = id === undefined ? undefined : seen.get(id);
    if (earlier !== undefined)
      return [
        problem(
          ['data', index],
          'repeated-id',
          `Row ${index + 1} has the id of row ${earlier + 1}: only one of them is shown.`,
          'Send an id of its own for each row.',
        ),
      ];
    if (id !== undefined) seen.set(id, index);
  }
  return [];
}

function cellProblems(row: unknown, index: number): AnswerProblem[] {
  if (!isRow(row)) return [];
  return Object.entries(row).flatMap(([key, cell]) => {
    const path: JsonPath = ['data', index, key];
    if (typeof cell === 'string') return markup(cell, path, key, index);
    return isRow(cell) && !key.startsWith('_') ? objectCell(cell, path, key, index) : [];
  });
}

function objectCell(cell: Row, path: JsonPath, key: string, index: number): AnswerProblem[] {
  const { type, display } = cell;
  return [
    ...nearFields(cell, path, whereOf(key, index)),
    ...(typeof type === 'string' ? unknownType(type, path, whereOf(key, index)) : []),
    ...(typeof display === 'string' ? markup(display, [...path, 'display'], key, index) : []),
  ];
}

const whereOf = (key: string, index: number): string => `The cell ${key} of row ${index + 1}`;

function nearFields(cell: Row, path: JsonPath, where: string): AnswerProblem[] {
  const fields = Object.keys(cellFields);
  const free = fields.filter(name => !(name in cell));
  return Object.keys(cell).flatMap(name => {
    const meant = fields.includes(name) ? undefined : nearlyOne(name, free);
    if (meant === undefined) return [];
    const message = `${where} has a key ${name} that nothing reads.`;
    return [{ ...problem([...path, name], 'near-key', message, `Write ${meant}.`), isKey: true as const }];
  });
}

function unknownType(type: string, path: JsonPath, where: string): AnswerProblem[] {
  const types = Object.keys(cellTypes);
  if (types.includes(type)) return [];
  const fix = `Write ${nearlyOne(type, types) ?? `one of ${types.join(', ')}`}.`;
  return [problem([...path, 'type'], 'cell-type', `${where} has an unknown type and is shown as text.`, fix)];
}

/** Texts are shown literally, so users would see the HTML tags. */
const markup = (text: string, path: JsonPath, key: string, index: number): AnswerProblem[] =>
  hasMarkup(text)
    ? [
        problem(
          path,
          'html-in-cell',
          `${whereOf(key, index)} contains HTML, which is shown as text.`,
          'Send {"display": text, "href": address}.',
        ),
      ]
    : [];

/**
 * Most problems repeat in every row: only the first of each kind is reported. HTML in a few rows was typed by users;
 * HTML from the host is in most rows of a column.
 */
function firstOfEach(problems: readonly AnswerProblem[], rowCount: number): AnswerProblem[] {
  const places = groupBy(
    problems,
    ({ rule, path }) => `${rule} ${path.filter(step => typeof step === 'string').join('.')}`,
  );
  return [...places.values()].flatMap(([first, ...others]) =>
    first && (first.rule !== 'html-in-cell' || others.length + 1 > rowCount / 3) ? [first] : [],
  );
}

const problem = (path: JsonPath, rule: string, message: string, fix: string): AnswerProblem => ({
  path,
  rule,
  message,
  fix,
});
