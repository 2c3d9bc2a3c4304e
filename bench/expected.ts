import { columns, type Row } from './rows.ts';

/** What a table has to show after a step: the numbers of its rows and the count of those found. */
export interface ExpectedView {
  readonly numbers: readonly string[];
  readonly count: number;
}

/** What has to be shown after each step. */
export type ExpectedViews = ReturnType<typeof expectedViews>;

const pageSize = 10;
/** The search texts, one more letter each; each finds fewer rows than the one before. */
const typed = ['m', 'ma', 'mar', 'mart', 'marti', 'martin', 'martine'];
const collator = new Intl.Collator(undefined, { numeric: true });

export function expectedViews(rows: readonly Row[]) {
  const byAmount = rows.toSorted((left, right) => Number(left.amount.sort) - Number(right.amount.sort));
  const byPatient = rows.toSorted((left, right) =>
    collator.compare(left.patient.display, right.patient.display),
  );
  const search = (text: string) => ({ text, view: pageOf(rows.filter(row => has(row, text))) });
  return {
    all: pageOf(rows),
    keys: typed.map(search),
    word: search('martine'),
    byAmount: pageOf(byAmount),
    byPatient: pageOf(byPatient),
    earlyPages: laterPagesOf(rows, 9),
    laterPages: laterPagesOf(byPatient, 27),
  };
}

const has = (row: Row, text: string): boolean =>
  columns.some(({ data }) => row[data].display.toLowerCase().includes(text));

/** The pages after the first. */
const laterPagesOf = (rows: readonly Row[], length: number): ExpectedView[] =>
  Array.from({ length }, (_, page) => pageOf(rows, page + 1));

/** A page of these rows; the first page is 0. */
const pageOf = (rows: readonly Row[], page = 0): ExpectedView => ({
  numbers: rows.slice(page * pageSize, (page + 1) * pageSize).map(({ number }) => number.display),
  count: rows.length,
});
