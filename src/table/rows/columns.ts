import type { RowStore } from './row-store.ts';

/** A column as the screen or the answer states it. [TBL-01] */
export interface Column {
  /** The key of its cells in a row. */
  readonly key: string;
  readonly title: string;
  /** How its cells are shown, text unless given: number, amount, status, link, email. A cell's own type goes before. [TBL-10] */
  readonly type?: string | null | undefined;
  /** Offers a choice of one of its texts: of those that are there, or of those listed. [TBL-04] */
  readonly filter?: boolean | readonly string[] | null | undefined;
}

interface StatedColumn {
  readonly data: string;
  readonly title?: string | null | undefined;
}

/** The columns of an answer, each key once. */
export function columnsIn(stated: readonly StatedColumn[]): Column[] {
  const columns = stated.map(({ data, title }) => ({ key: data, title: title ?? data }));
  return columns.filter(({ key }, index) => columns.findIndex(column => column.key === key) === index);
}

/** Whether its texts stand at the right, digits under digits. */
export function isNumeric(column: Column | undefined, store: RowStore, index: number): boolean {
  if (column?.type) return column.type === 'number' || column.type === 'amount';
  return typeof store.sortValueAt(0, index) === 'number' && /^\W*\d[\d.,]*\W*$/.test(store.textAt(0, index));
}
