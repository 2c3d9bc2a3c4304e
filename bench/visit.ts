import type { ExpectedView, ExpectedViews } from './expected.ts';
import type { Library } from './libraries.ts';
import { type Findings, medianOf } from './measures.ts';
import type { TableInPage } from './table-in-page.ts';

/** A page that each round visits: the number of rows and tables, and the steps that are measured. */
export interface Visit {
  readonly name: string;
  readonly rows: number;
  readonly tables: number;
  use(table: TableInPage, library: Library, views: ExpectedViews): Promise<Findings>;
}

export const many: Visit = { name: 'many', rows: 100_000, tables: 1, use: useManyRows };
const few: Visit = { name: 'few', rows: 1000, tables: 1, use: turnFirstPages };
export const eight: Visit = {
  name: 'eight',
  rows: 2500,
  tables: 8,
  use: async table => ({ eightTables: await table.loaded(), eightWork: await table.work() }),
};

/** The pages with these names; all pages of a standard round if none is named. */
export const visitsOf = (names: readonly string[]): readonly Visit[] =>
  [many, few, eight].filter(({ name }) => !names.length || names.includes(name));
/** Ten times as many rows, to be compared with the standard number. */
export const million: Visit = { name: 'million', rows: 1_000_000, tables: 1, use: useManyRows };

/** Measures everything with all rows on one page, in the order in which a person would use it. */
async function useManyRows(table: TableInPage, library: Library, views: ExpectedViews): Promise<Findings> {
  const found = { ...(await load(table)), heap: await table.heap() };
  if (library.isStatic) return found;
  const { surface } = library;
  return {
    ...found,
    ...(await search(table, views)),
    numberSort: await table.press(surface.amount, views.byAmount),
    textSort: await table.press(surface.patient, views.byPatient),
    csv: await table.exportCsv(surface.csv, views.all.count ?? 0),
    laterTurns: medianOf(await turnPages(table, surface.next, views.laterPagesByPatient)),
    heapAtEnd: await table.heap(),
  };
}

async function turnFirstPages(table: TableInPage, library: Library, views: ExpectedViews): Promise<Findings> {
  await table.loaded();
  const firstWork = await table.work();
  if (library.isStatic) return { firstWork };
  const times = await turnPages(table, library.surface.next, views.laterPages);
  return { firstWork, firstTurn: times[0] ?? Number.NaN, earlyTurns: medianOf(times) };
}

async function load(table: TableInPage): Promise<Findings> {
  const painted = await table.painted();
  const loaded = await table.loaded();
  const loadedWork = await table.work();
  const tasks = await table.longTasks();
  return { painted, loaded, loadedWork, longest: Math.max(0, ...tasks), longTasks: tasks.length };
}

async function turnPages(
  table: TableInPage,
  next: string,
  pages: readonly ExpectedView[],
): Promise<number[]> {
  const times: number[] = [];
  for (const page of pages) times.push(await table.press(next, page));
  return times;
}

/** Types a word letter by letter, then clears the search. */
async function search(table: TableInPage, { keys, all }: ExpectedViews): Promise<Findings> {
  const times: number[] = [];
  for (const { text, view } of keys) times.push(await table.type(text, view));
  const [firstKey, ...laterKeys] = times;
  return { firstKey, laterKeys: medianOf(laterKeys), cleared: await table.type('', all) };
}
