import { RequestError } from '../../http/errors.ts';

/** A column as the screen or the host's answer states it. [TBL-01] */
export interface Column {
  /** The key of its cells in a row. */
  readonly key: string;
  readonly title: string;
  /** The type that the screen gives its cells; one that the host states counts if it says more than text, number or date. */
  readonly type?: string | null | undefined;
  /** The type that the answer states for the column: that of cells that state none. [TBL-22] */
  readonly statedType?: unknown;
  /**
   * Which cells call the screen's `open`. By default those of type modal that have no details of their own; `always`:
   * those with details, too; `figures`: also those of type text, number and amount; `never`: none. [AU-01] [UR-03]
   */
  readonly opens?: 'always' | 'figures' | 'never' | undefined;
  /** For amounts: the row's key that states the currency of cells that state none. [UI-14] */
  readonly currency?: string | undefined;
  /** Shows a filter with the texts of the column, or with the listed ones. [TBL-04] */
  readonly filter?: boolean | readonly string[] | null | undefined;
  /** Of a host-paged list: the texts of the filter are values as the host sends them. [TBL-24] */
  readonly hasRawFilter?: boolean | undefined;
  /** Stays in view while other columns scroll; without any pinned column, the first one does. */
  readonly pinned?: boolean | undefined;
  /** Shown on closed cards. A list that states it for one column states it for all such facts. [UI-19] */
  readonly isCardFact?: boolean | undefined;
}

interface StatedColumn {
  readonly data: string;
  readonly title?: string | null | undefined;
  readonly type?: unknown;
}

/** The columns cannot be used: a mistake of the page or the host that a retry does not fix. [NET-13] */
export class ColumnsError extends RequestError {
  constructor(problem: string) {
    super('ERR_COLUMNS', 'not done', { text: { sentence: `ERR_COLUMNS: ${problem}` } });
  }
}

/** The columns of an answer. Throws a `ColumnsError` for a missing or duplicate key. */
export function columnsIn(stated: readonly StatedColumn[]): Column[] {
  const numbers = new Map<string, number>();
  stated.forEach(({ data }, index) => {
    const number = index + 1;
    if (!data) throw new ColumnsError(`Column ${number} of the answer has no key. ${keysOfTheirOwn}`);
    if (numbers.has(data))
      throw new ColumnsError(
        `Columns ${numbers.get(data)} and ${number} of the answer have the same key. ${keysOfTheirOwn}`,
      );
    numbers.set(data, number);
  });
  return stated.map(({ data, title, type }) => ({
    key: data,
    title: title ?? data,
    ...(type ? { statedType: type } : {}),
  }));
}

const keysOfTheirOwn = 'The host has to send a "data" of its own for each.';
