import { columns, type Row, rowAt } from './rows.ts';

/** What a table has to show for a step to be done: the numbers of its rows and, where it changes, the count. */
export interface Sight {
  readonly numbers: readonly string[];
  readonly count?: number;
}

/** What has to be seen at each step of a visit; worked out once for all libraries and rounds. */
export interface Sights {
  readonly all: Sight;
  readonly keys: readonly { readonly text: string; readonly sight: Sight }[];
  readonly byAmount: Sight;
  readonly byPatient: Sight;
  readonly laterPages: readonly Sight[];
  readonly laterPagesByPatient: readonly Sight[];
}

const pageSize = 10;
const pagesTurned = 9;
/** Typed letter by letter; each letter finds fewer rows than the one before. */
const typed = ['m', 'ma', 'mar', 'mart', 'marti', 'martin', 'martine'];
const collator = new Intl.Collator(undefined, { numeric: true });

/** The first page and the count of all. */
export const allOf = (count: number): Sight => ({ ...pageOf(asReceived, 0), count });

/** The sights of so many rows. */
export function sightsOf(count: number): Sights {
  const amounts = new Float64Array(count);
  const patients: string[] = [];
  const finds = typed.map(() => new Find());
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
    keys: finds.map((find, at) => ({ text: typed[at] ?? '', sight: find.sight() })),
    byAmount: pageOf(byAmount, 0),
    byPatient: pageOf(byPatient, 0),
    laterPages: laterPagesOf(asReceived),
    laterPagesByPatient: laterPagesOf(byPatient),
  };
}

/** What a search has found so far. */
class Find {
  readonly #first: number[] = [];
  #count = 0;

  add(index: number): void {
    if (this.#count < pageSize) this.#first.push(index);
    this.#count += 1;
  }

  sight(): Sight {
    return { ...pageOf(this.#first, 0), count: this.#count };
  }
}

const searchedIn = (row: Row): string =>
  columns.map(({ data }) => row[data].display.toLowerCase()).join('\0');

const asReceived: readonly number[] = Array.from({ length: (pagesTurned + 1) * pageSize }, (_, at) => at);

const laterPagesOf = (order: readonly number[]): readonly Sight[] =>
  Array.from({ length: pagesTurned }, (_, at) => pageOf(order, at + 1));

/** The page that comes first, or a later one, counted from 0. */
const pageOf = (order: readonly number[], page: number): Sight => ({
  numbers: order.slice(page * pageSize, (page + 1) * pageSize).map(index => rowAt(index).number.display),
});

/** The first rows in an order; those that are equal stay as they came. */
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
