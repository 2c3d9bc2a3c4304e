import { currencyText } from '../domain/display/money.ts';
import { signedCents } from '../domain/display/signed-amount.ts';
import { nearlyOne } from '../domain/nearest-name.ts';
import { isJsonApi } from './key-mistakes.ts';
import { mistakes } from './mistakes.ts';
import {
  cellKeys,
  type FirstRows,
  firstRecords,
  type TypedColumn,
  typedCells,
  unknownCellKeys,
  zonedCells,
} from './suspicious-rows.ts';

/** How many rows an answer or a list has, and how many of them have a problem. */
interface RowCounts {
  readonly size: number;
  readonly rowsWithoutId: number;
  readonly duplicateRows: number;
  readonly invalidRows: number;
}

/** Why loading ended before the host's total was reached. */
type EarlyEnd = keyof typeof endedEarly;

/** What is wrong with a host's rows and how to fix it, for the console; never a value. [NET-13] [NET-14] [TBL-19] */
export function rowProblems(
  { rowsWithoutId, duplicateRows, invalidRows, size }: RowCounts,
  early: EarlyEnd | undefined,
): string[] {
  return [
    rowsWithoutId &&
      `${rowsWithoutId} of ${size} rows have no id, so actions on them are disabled. Send id, _id.$oid or rowIds.`,
    duplicateRows &&
      `${duplicateRows} of ${size + duplicateRows} rows repeat the id of another row, and each id is shown once. Send each row once, with an id of its own.`,
    invalidRows &&
      `${invalidRows} of ${size + duplicateRows + invalidRows} entries of "data" are not rows and are left out. Send each row as {column: cell}.`,
    early && endedEarly[early],
  ].filter(problem => typeof problem === 'string');
}

const endedEarly = {
  stopped: `the host sent fewer rows than its "total". Answer by "skip" and "limit" until all are sent; "skip" counts rows, not pages.`,
  repeated:
    'the host sent the same rows again instead of the next ones. Leave out the first "skip" rows; "skip" counts rows, not pages.',
  endless: 'the "total" grew with every batch, so loading was stopped. Send the number of all rows.',
  tooManyBatches:
    'loading stopped after 1,000 requests. Send as many rows as "limit" asks for, and the number of all rows as "total".',
};

/** Columns of an unknown type, which are shown as text, for the console. [TBL-10] */
export const unknownTypes = (columns: readonly TypedColumn[], cellTypes: readonly string[]): string[] =>
  columns.map(
    ({ key, type }) =>
      `the column "${key}" has an unknown type, so it is shown as text${nearTo(String(type), cellTypes)} Use ${cellTypes.join(', ')}.`,
  );

function nearTo(type: string, cellTypes: readonly string[]): string {
  const meant = nearlyOne(type, cellTypes);
  return meant === undefined ? '.' : `; did you mean "${meant}"?`;
}

/** Columns whose cells are objects without anything to show, for the console. [NET-14] */
export const cellsWithoutDisplay = (unread: readonly { readonly key: string }[]): string[] =>
  unread.map(
    ({ key }) =>
      `the cells of "${key}" are objects without "display", so they show nothing. Send a text, a number or {display}.`,
  );

/** What is wrong with the columns and cells of a list's first rows, one sentence for each mistake and column. */
export function rowMistakes(arrived: FirstRows): string[] {
  const { rows, columns, statedKeys, fields = [] } = arrived;
  const [first] = firstRecords(rows).filter(record => Object.keys(record).length);
  if (!first) return [];
  const keys = columns.map(({ key }) => key);
  if (isJsonApi('attributes', first, [...keys, ...fields]))
    return [mistakes['json-api']('data.0.attributes')];
  const missed = keys.filter(key => !rows.some(row => Object.hasOwn(Object(row), key)));
  const unused = Object.keys(first).filter(key => !keys.includes(key) && !fields.includes(key));
  const near = [...missed, ...fields.filter(key => !Object.hasOwn(first, key))].flatMap(key => {
    const right = nearlyOne(key, unused);
    return right === undefined ? [] : [{ key, right }];
  });
  const isNear = (key: string) => near.some(each => each.key === key);
  return [
    ...near.map(({ key, right }) =>
      statedKeys.includes(key)
        ? mistakes['near-column'](key, right)
        : mistakes['near-key'](`data.0.${right}`, key),
    ),
    ...(missed.length && missed.length === keys.length
      ? [mistakes['no-column-filled'](keys.join(', '))]
      : missed.filter(key => statedKeys.includes(key) && !isNear(key)).map(mistakes['empty-column'])),
    ...keys.flatMap(key => nearCellKeys(rows, key)),
    ...zonedCells(arrived).map(mistakes['zoned-time']),
    ...typedCells(arrived, 'amount', isUnreadable).map(mistakes['unreadable-amount']),
  ];
}

const isUnreadable = (text: string): boolean =>
  /\d/.test(text) && signedCents(currencyText(text)) === undefined;

/** The first mistaken key in the cells of a column. A cell without anything to show has a message of its own. */
function nearCellKeys(rows: readonly unknown[], column: string): string[] {
  const near = firstRecords(rows).flatMap(({ [column]: cell }, index) =>
    (isShown(cell) ? unknownCellKeys(cell) : []).flatMap(key => {
      const right = nearlyOne(
        key,
        cellKeys.filter(each => !Object.hasOwn(Object(cell), each)),
      );
      return right === undefined ? [] : [mistakes['near-key'](`data.${index}.${column}.${key}`, right)];
    }),
  );
  return near.slice(0, 1);
}

const isShown = (cell: unknown): boolean =>
  Object(cell).display !== undefined || Object(cell).type !== undefined;
