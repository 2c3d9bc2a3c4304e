import { columns, type Row, rowAt } from './rows.ts';

/** What a table has to show after a step: the numbers of its rows and, if the step changes it, the row count. */
export interface ExpectedView {
  readonly numbers: readonly string[];
  readonly count?: number;
}

/** What has to be shown after each step of a visit; computed once for all libraries and rounds. */
export interface ExpectedViews {
  readonly all: ExpectedView;
  readonly keys: readonly { readonly text: string; readonly view: ExpectedView }[];
  readonly byAmount: ExpectedView;
  readonly byPatient: ExpectedView;
  readonly laterPages: readonly ExpectedView[];
  readonly laterPagesByPatient: readonly ExpectedView[];
}

const pageSize = 10;
const pagesTurned = 9;
/** The search texts, one more letter each; each finds fewer rows than the one before. */
const typed = ['m', 'ma', 'mar', 'mart', 'marti', 'martin', 'martine'];
const collator = new Intl.Collator(undefined, { numeric: true });

/** The first page, with the count of all rows. */
export const allOf = (count: number): ExpectedView => ({ ...pageOf(asReceived, 0), count });

/** The expected views of a list with this many rows. */
export function expectedViewsOf(count: number): ExpectedViews {
  const amounts = new Float64Array(count);
  const patients: string[] = [];
  const finds = typed.map(() => new Matches());
  for (let index = 0; index < count; index += 1) {
    const row = rowAt(index);
    amounts[index] = Number(row.amount.sort);
    patients.push(String(row.patient.sort));
    const text = searchedIn(row);
    typed.forEach((query, at) => {
      if (text.includes(query)) finds[at]?.add(index);
    });
  }
  const byAmount = ordered(count, (left, right) => Number(amounts[left]) - Number(amounts[right]));
  const ranks = ranksOf(patients);
  const byPatient = ordered(count, (left, right) => Number(ranks[left]) - Number(ranks[right]));
  return {
    all: allOf(count),
    keys: finds.map((find, at) => ({ text: typed[at] ?? '', view: find.view() })),
    byAmount: pageOf(byAmount, 0),
    byPatient: pageOf(byPatient, 0),
    laterPages: laterPagesOf(asReceived),
    laterPagesByPatient: laterPagesOf(byPatient),
  };
}

/** The rows that match a search: the first page of them, and their count. */
class Matches {
  readonly #first: number[] = [];
  #count = 0;

  add(index: number): void {
    if (this.#count < pageSize) this.#first.push(index);
    this.#count += 1;
  }

  view(): ExpectedView {
    return { ...pageOf(this.#first, 0), count: this.#count };
  }
}

const searchedIn = (row: Row): string =>
  columns.map(({ data }) => row[data].display.toLowerCase()).join('\0');

const asReceived: readonly number[] = Array.from({ length: (pagesTurned + 1) * pageSize }, (_, at) => at);

const laterPagesOf = (order: readonly number[]): readonly ExpectedView[] =>
  Array.from({ length: pagesTurned }, (_, at) => pageOf(order, at + 1));

/** A page of rows in this order; the first page is 0. */
const pageOf = (order: readonly number[], page: number): ExpectedView => ({
  numbers: order.slice(page * pageSize, (page + 1) * pageSize).map(index => rowAt(index).number.display),
});

/** The first rows in this order; equal rows keep the order received. */
const ordered = (count: number, compare: (left: number, right: number) => number): readonly number[] =>
  Array.from(
    Uint32Array.from({ length: count }, (_, at) => at)
      .sort(compare)
      .subarray(0, asReceived.length),
  );

function ranksOf(texts: readonly string[]): readonly number[] {
  const distinct = [...new Set(texts)].sort(collator.compare);
  const ranks = new Map(distinct.map((text, rank) => [text, rank]));
  return texts.map(text => ranks.get(text) ?? 0);
}
