import { currencyText } from '../domain/display/currency.ts';
import { signedCents } from '../domain/display/signed-amount.ts';
import { nearlyOne } from '../domain/nearest-name.ts';
import { isJsonApi } from './key-mistakes.ts';
import { mistakes } from './mistakes.ts';
import {
  cellKeys,
  type FirstRows,
  firstRecords,
  typedCells,
  unknownCellKeys,
  zonedCells,
} from './suspicious-rows.ts';

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
