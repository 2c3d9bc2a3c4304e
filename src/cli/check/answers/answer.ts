import type { SchemaNode } from '../../../diagnostics/found-keys.ts';
import { keyMistakes } from '../../../diagnostics/key-mistakes.ts';
import { rowMistakes, rowProblems } from '../../../diagnostics/list-problems.ts';
import { kindOf, typeWords } from '../../../diagnostics/mistakes.ts';
import { choiceMistakes } from '../../../diagnostics/odd-choices.ts';
import type { CallDefinition } from '../../../embed/documented-element.ts';
import { type Endpoint, type ShapeProblem, shapeProblems } from '../../../http/request.ts';
import { cellTypeNames } from '../../../table/engine/cell-types.ts';
import { totalIn } from '../../../table/engine/loading/batches.ts';
import { RowStore } from '../../../table/engine/store/row-store.ts';
import type { Problem } from '../finding.ts';
import { isRecord, type Row } from '../lists/list-answer.ts';

/** A call and its endpoint. */
export interface ReadAnswer {
  readonly endpoint: Endpoint;
  readonly call: Pick<CallDefinition, 'rowFields' | 'hasFixedColumns'>;
}

/** What is wrong with an answer: its shape, and what elements name on the console. Never a value of a record. */
export async function answerProblems({ endpoint, call }: ReadAnswer, answer: unknown): Promise<Problem[]> {
  const isTable = endpoint.method === 'GET' && 'skip' in (endpoint.query ?? {});
  const shape = (await shapeProblems(endpoint, answer)).map(problem => wrongShape(problem, answer));
  return [
    ...new Set(shape),
    ...keyMistakes(answer, endpoint.answer as SchemaNode, 'the answer'),
    ...(isTable && isRecord(answer) ? tableMistakes(answer, call) : []),
  ].map(message => ({ message }));
}

/** The items of a list share one sentence, with the first of them as the example of what was sent. */
function wrongShape({ path, expected = 'another shape' }: ShapeProblem, answer: unknown): string {
  const name = path.map(step => (typeof step === 'number' ? '[]' : step)).join('.') || 'The answer';
  const value = path.reduce<unknown>((within, key) => Object(within)[key], answer);
  const wanted = expected
    .replace(/[()]/g, '')
    .replace(/\w+/g, type => typeWords[type] ?? type)
    .replace(/ \| /g, ' or ');
  return `${name} is ${kindOf(value)}, where the element reads ${wanted}.`;
}

const maxColumns = 200;

function tableMistakes(answer: Row, { rowFields, hasFixedColumns }: ReadAnswer['call']): string[] {
  if (!Array.isArray(answer.data)) return [];
  const rows: readonly unknown[] = answer.data;
  const fields = rowFields ? ['id', '_id', ...Object.keys(rowFields)] : [];
  const stated = columnsIn(answer);
  const store = new RowStore([]);
  store.append(rows, 0, { ids: Array.isArray(answer.rowIds) ? answer.rowIds : [] });
  const keys = [
    ...new Set([...stated.map(({ key }) => key), ...rows.flatMap(row => Object.keys(Object(row)))]),
  ];
  const others = keys.filter(key => !stated.some(column => column.key === key)).map(key => ({ key }));
  return [
    ...rowProblems(store, undefined),
    ...totalMistakes(answer, rows.length),
    ...rowMistakes({
      rows,
      columns: stated,
      statedKeys: hasFixedColumns ? [] : stated.map(({ key }) => key),
      fields,
    }),
    ...rowMistakes({ rows, columns: others.slice(0, maxColumns), statedKeys: [] }),
    ...keys.slice(0, maxColumns).flatMap(key => typeMistakes(rows, key)),
    ...(keys.length ? choiceMistakes(answer.filters, [...keys, ...fields]) : []),
  ];
}

const columnsIn = ({ columns }: Row): { readonly key: string; readonly type: string }[] =>
  Array.isArray(columns)
    ? columns
        .slice(0, maxColumns)
        .filter(isRecord)
        .map(({ data, type }) => ({ key: String(data ?? ''), type: String(type ?? '') }))
    : [];

function typeMistakes(rows: readonly unknown[], key: string): string[] {
  const index = rows.findIndex(row => {
    const { type } = Object(Object(row)[key]);
    return typeof type === 'string' && !cellTypeNames.includes(type);
  });
  if (index < 0) return [];
  const types = cellTypeNames.join(', ');
  return [`The cell "${key}" of row ${index + 1} has an unknown type, and is shown as text. Use ${types}.`];
}

function totalMistakes({ total, totalAll }: Row, count: number): string[] {
  const stated = Object.entries({ total, totalAll }).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  const unreadable = stated.filter(([, value]) => totalIn(value) === undefined);
  const [matching, all] = [totalIn(total), totalIn(totalAll)];
  const tooSmall = matching !== undefined && count > matching;
  return [
    ...unreadable.map(([key]) => `"${key}" is not a whole number. Send a count of rows.`),
    ...(tooSmall ? [`"total" is ${matching}, and ${count} rows are sent. Send the number of all rows.`] : []),
    ...(matching !== undefined && all !== undefined && all < matching
      ? [`"totalAll" is ${all}, less than "total". Send the number of rows without search and filters.`]
      : []),
  ];
}
