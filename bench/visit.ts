import type { Sight, Sights } from './expected.ts';
import type { Library } from './libraries.ts';
import { type Findings, medianOf } from './measures.ts';
import type { TableInPage } from './table-in-page.ts';

/** A page that a round visits: how many rows stand in how many tables, and what is done and timed there. */
export interface Visit {
  readonly name: string;
  readonly rows: number;
  readonly tables: number;
  use(table: TableInPage, library: Library, sights: Sights): Promise<Findings>;
}

export const many: Visit = { name: 'many', rows: 100_000, tables: 1, use: useManyRows };
const few: Visit = { name: 'few', rows: 1000, tables: 1, use: turnFirstPages };
export const eight: Visit = {
  name: 'eight',
  rows: 2500,
  tables: 8,
  use: async table => ({ eightTables: await table.loaded(), eightWork: await table.work() }),
};

/** The pages of a standard round, or those named. */
export const visitsOf = (names: readonly string[]): readonly Visit[] =>
  [many, few, eight].filter(({ name }) => !names.length || names.includes(name));
/** Ten times as many rows, beside which the standard ones are written down. */
export const million: Visit = { name: 'million', rows: 1_000_000, tables: 1, use: useManyRows };

/** All that is measured with all rows on one page, in the order in which a person would do it. */
async function useManyRows(table: TableInPage, library: Library, sights: Sights): Promise<Findings> {
  const found = { ...(await load(table)), heap: await table.heap() };
  if (library.isStill) return found;
  const { surface } = library;
  return {
    ...found,
    ...(await search(table, sights)),
    numberSort: await table.press(surface.amount, sights.byAmount),
    textSort: await table.press(surface.patient, sights.byPatient),
    csv: await table.exportCsv(surface.csv, sights.all.count ?? 0),
    laterTurns: medianOf(await turnPages(table, surface.next, sights.laterPagesByPatient)),
    heapAtEnd: await table.heap(),
  };
}

async function turnFirstPages(table: TableInPage, library: Library, sights: Sights): Promise<Findings> {
  await table.loaded();
  const firstWork = await table.work();
  if (library.isStill) return { firstWork };
  const times = await turnPages(table, library.surface.next, sights.laterPages);
  return { firstWork, firstTurn: times[0] ?? Number.NaN, earlyTurns: medianOf(times) };
}

async function load(table: TableInPage): Promise<Findings> {
  const painted = await table.painted();
  const loaded = await table.loaded();
  const loadedWork = await table.work();
  const tasks = await table.longTasks();
  return { painted, loaded, loadedWork, longest: Math.max(0, ...tasks), longTasks: tasks.length };
}

async function turnPages(table: TableInPage, next: string, pages: readonly Sight[]): Promise<number[]> {
  const times: number[] = [];
  for (const page of pages) times.push(await table.press(next, page));
  return times;
}

/** Types a word letter by letter, then clears it. */
async function search(table: TableInPage, { keys, all }: Sights): Promise<Findings> {
  const times: number[] = [];
  for (const { text, sight } of keys) times.push(await table.type(text, sight));
  const [firstKey, ...laterKeys] = times;
  return { firstKey, laterKeys: medianOf(laterKeys), cleared: await table.type('', all) };
}
