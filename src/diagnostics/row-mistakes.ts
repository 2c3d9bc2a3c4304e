import { nearlyOne } from '../domain/nearest-name.ts';
import { mistakes } from './mistakes.ts';
import {
  cellKeys,
  type FirstRows,
  firstRecords,
  hasMarkup,
  unknownCellKeys,
  zonedCells,
} from './suspicious-rows.ts';

/** What is wrong with the columns and cells of a list's first rows, one sentence for each mistake and column. */
export function rowMistakes(arrived: FirstRows): string[] {
  const { rows, columns, statedKeys, fields = [] } = arrived;
  const [first] = firstRecords(rows).filter(record => Object.keys(record).length);
  if (!first) return [];
  const keys = columns.map(({ key }) => key);
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
    ...keys.flatMap(key => cellMistakes(rows, key)),
    ...zonedCells(arrived).map(mistakes['zoned-time']),
  ];
}

function cellMistakes(rows: readonly unknown[], column: string): string[] {
  const cells = firstRecords(rows).map(({ [column]: cell }) => cell);
  const marked = cells.map(hasMarkup);
  return [
    ...(isCommon(marked) ? [mistakes['html-in-cell'](column, `${marked.indexOf(true) + 1}`)] : []),
    ...cells.flatMap((cell, index) => nearCellKeys(cell, `data.${index}.${column}`)).slice(0, 1),
  ];
}

/**
 * Whether more than a third of the rows have it. HTML in a few rows was typed by users; HTML from the host is in most
 * rows.
 */
const isCommon = (marked: readonly boolean[]): boolean => marked.filter(Boolean).length > marked.length / 3;

/** A cell without anything to show has a message of its own. */
const nearCellKeys = (cell: unknown, place: string): string[] =>
  isShown(cell)
    ? unknownCellKeys(cell).flatMap(key => {
        const free = cellKeys.filter(each => !Object.hasOwn(Object(cell), each));
        const right = nearlyOne(key, free);
        return right === undefined ? [] : [mistakes['near-key'](`${place}.${key}`, right)];
      })
    : [];

const isShown = (cell: unknown): boolean =>
  Object(cell).display !== undefined || Object(cell).type !== undefined;
