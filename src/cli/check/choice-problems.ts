import { kindOf } from '../../domain/mistakes/kind-of.ts';
import { type OddChoice, oddChoices } from '../../domain/mistakes/odd-choices.ts';
import type { SchemaNode } from '../../domain/mistakes/unknown-keys.ts';
import { nearlyOne } from '../../domain/nearest-name.ts';
import { pathText } from '../json-place.ts';
import type { AnswerProblem } from './answer-problem.ts';
import { isRecord } from './rows.ts';

/** Problems with the choices that a host-paged list states for its filters. [TBL-24] */
export function choiceProblems(answer: unknown, { entries = {} }: SchemaNode): AnswerProblem[] {
  if (!isRecord(answer)) return [];
  const keys = [...columnKeys(answer), ...Object.keys(entries)];
  return oddChoices(answer.filters, keys).flatMap(odd => {
    // Without columns and rows, nothing is known of the keys.
    if (odd.hasNoColumn && !columnKeys(answer).length) return [];
    return [odd.hasNoColumn ? noColumn(odd, keys) : wrongShape(odd)];
  });
}

/** The keys of columns: those that the answer states, and those of its rows, which the page may name. */
const columnKeys = ({ columns, data }: Readonly<Record<string, unknown>>): string[] => [
  ...(Array.isArray(columns) ? columns.map(column => String(Object(column).data)) : []),
  ...(Array.isArray(data) ? new Set(data.filter(isRecord).flatMap(Object.keys)) : []),
];

function noColumn({ path }: OddChoice, keys: readonly string[]): AnswerProblem {
  const meant = nearlyOne(String(path.at(-1)), keys);
  return {
    path,
    isKey: true,
    rule: 'filter-choices',
    message: `${pathText(path)} is the key of no column: no filter is shown for it.`,
    fix: meant === undefined ? 'Name the key of a column, or take it away.' : `Write ${meant}.`,
  };
}

const wrongShape = ({ path, value }: OddChoice): AnswerProblem => ({
  path,
  rule: 'filter-choices',
  message: `${pathText(path)} is ${kindOf(value)}, where ${wanted[path.length - 1]} belongs.`,
  fix: 'Send {"column": [value, …]}, each value a text or a number as the cells of the column have it.',
});

/** What belongs at each depth of `filters`. */
const wanted = ['an object', 'a list of values', 'a text or a number'];
