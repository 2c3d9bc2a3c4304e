/**
 * The target of a measure: at most this multiple of another table's value (the baseline unless named), or a fixed
 * limit.
 */
type Target = { readonly times: number; readonly of?: string } | { readonly atMost: number };

export interface Measure {
  readonly title: string;
  readonly unit: 'ms' | 'MB' | '';
  readonly target?: Target;
}

/** All measures, in the order of the report. */
export const measures = {
  painted: { title: 'first page painted', unit: 'ms', target: { times: 1.2, of: 'tanstack' } },
  firstWork: { title: 'work for one table of 1,000 rows', unit: 'ms' },
  eightTables: { title: 'eight tables of 2,500 rows', unit: 'ms', target: { times: 1.05, of: 'tanstack' } },
  eightWork: { title: 'work for eight tables', unit: 'ms' },
  loaded: { title: 'all rows loaded', unit: 'ms', target: { times: 1 } },
  loadedWork: { title: 'work for all rows', unit: 'ms' },
  longest: { title: 'longest task while loading', unit: 'ms', target: { atMost: 50 } },
  longTasks: { title: 'tasks over 50 ms while loading', unit: '', target: { atMost: 0 } },
  heap: { title: 'heap after loading', unit: 'MB', target: { times: 0.6 } },
  firstTurn: { title: 'page change: the first of a visit', unit: 'ms' },
  earlyTurns: { title: 'page change: the first nine', unit: 'ms', target: { atMost: 5 } },
  laterTurns: { title: 'page change: later', unit: 'ms', target: { atMost: 5 } },
  firstKey: { title: 'search: the first key ever', unit: 'ms', target: { times: 2.5 } },
  laterKeys: { title: 'search: later keys', unit: 'ms', target: { times: 2.5 } },
  cleared: { title: 'search cleared', unit: 'ms', target: { atMost: 3 } },
  numberSort: { title: 'number sort', unit: 'ms', target: { times: 3 } },
  textSort: { title: 'text sort', unit: 'ms', target: { times: 2 } },
  csv: { title: 'CSV of all rows', unit: 'ms', target: { times: 1.2 } },
  heapAtEnd: { title: 'heap after all of that', unit: 'MB' },
} as const satisfies Readonly<Record<string, Measure>>;

export type MeasureName = keyof typeof measures;

/** What was measured of one library on one page; a list if a step was repeated. */
export type Findings = Partial<Record<MeasureName, number | readonly number[] | undefined>>;

/** The median; NaN for an empty list. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle) - 1] ?? Number.NaN)) / 2;
}

/** A value that a quarter of the others do not exceed; NaN for an empty list. */
export const lowerQuartileOf = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor((values.length - 1) / 4)] ?? Number.NaN;
