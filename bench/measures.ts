/** What is to be reached: at most so many times the vanilla table, or at most so much. */
type Target = { readonly times: number } | { readonly atMost: number };

export interface Measure {
  readonly title: string;
  readonly unit: 'ms' | 'MB' | '';
  readonly target?: Target;
}

/** Everything that is measured, in the order of the report. */
export const measures = {
  painted: { title: 'first page painted', unit: 'ms', target: { times: 1.4 } },
  loaded: { title: '100,000 rows loaded', unit: 'ms', target: { times: 1.1 } },
  longest: { title: 'longest task while loading', unit: 'ms', target: { atMost: 50 } },
  longTasks: { title: 'tasks over 50 ms while loading', unit: '', target: { atMost: 0 } },
  heap: { title: 'heap after loading', unit: 'MB', target: { times: 1 } },
  pageOfMany: { title: 'page change at 100,000 rows', unit: 'ms', target: { atMost: 2.5 } },
  pageOfFew: { title: 'page change at 1,000 rows', unit: 'ms', target: { atMost: 2.5 } },
  firstKey: { title: 'search: the first key ever', unit: 'ms', target: { times: 2.5 } },
  laterKeys: { title: 'search: later keys', unit: 'ms', target: { times: 2.5 } },
  cleared: { title: 'search cleared', unit: 'ms', target: { atMost: 3 } },
  numberSort: { title: 'number sort', unit: 'ms', target: { times: 3 } },
  textSort: { title: 'text sort', unit: 'ms', target: { times: 2 } },
  csv: { title: 'CSV of 100,000 rows', unit: 'ms', target: { times: 1.5 } },
  heapAtEnd: { title: 'heap after all of that', unit: 'MB' },
  eightTables: { title: 'eight tables of 2,500 rows', unit: 'ms', target: { times: 1.15 } },
} as const satisfies Readonly<Record<string, Measure>>;

export type MeasureName = keyof typeof measures;

/** What one visit of one library gave. */
export type Findings = Partial<Record<MeasureName, number>>;

/** The middle one of some numbers; NaN of none. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle) - 1] ?? Number.NaN)) / 2;
}
