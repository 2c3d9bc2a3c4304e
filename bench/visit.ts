import { allOf, found, pageOf, type Sight, sorted, typed } from './expected.ts';
import type { Surface } from './libraries.ts';
import { type Findings, medianOf } from './measures.ts';
import type { Row } from './rows.ts';
import type { TableInPage } from './table-in-page.ts';

/** How many rows stand in how many tables on the pages that a round visits. */
export const visits = { many: [100_000, 1], few: [1000, 1], eight: [2500, 8] } as const;

export type VisitName = keyof typeof visits;

/** What has to be seen at each step; worked out once for all libraries and rounds. */
export function sightsOf(rows: readonly Row[]) {
  const byPatient = sorted(rows, 'patient');
  return {
    all: allOf(rows),
    keys: typed.map(text => ({ text, sight: found(rows, text) })),
    byAmount: pageOf(sorted(rows, 'amount'), 0),
    byPatient: pageOf(byPatient, 0),
    laterPages: laterPagesOf(rows),
    laterPagesByPatient: laterPagesOf(byPatient),
  };
}

const laterPagesOf = (rows: readonly Row[]): readonly Sight[] =>
  Array.from({ length: 9 }, (_, index) => pageOf(rows, index + 1));

type Sights = ReturnType<typeof sightsOf>;

/** What is done and timed on each page. */
export const uses: Readonly<
  Record<VisitName, (table: TableInPage, surface: Surface, sights: Sights) => Promise<Findings>>
> = {
  many: useManyRows,
  few: async (table, { next }, { laterPages }) => ({ pageOfFew: await turnPages(table, next, laterPages) }),
  eight: async table => ({ eightTables: await table.loaded() }),
};

/** All that is measured with all rows on one page, in the order in which a person would do it. */
async function useManyRows(table: TableInPage, surface: Surface, sights: Sights): Promise<Findings> {
  return {
    ...(await load(table)),
    heap: await table.heap(),
    ...(await search(table, sights)),
    numberSort: await table.press(surface.amount, sights.byAmount),
    textSort: await table.press(surface.patient, sights.byPatient),
    csv: await table.exportCsv(surface.csv, visits.many[0]),
    pageOfMany: await turnPages(table, surface.next, sights.laterPagesByPatient),
    heapAtEnd: await table.heap(),
  };
}

async function load(table: TableInPage): Promise<Findings> {
  const painted = await table.painted();
  const loaded = await table.loaded();
  const tasks = await table.longTasks();
  return { painted, loaded, longest: Math.max(0, ...tasks), longTasks: tasks.length };
}

/** The middle one of the times that some pages take, turned one after the other. */
async function turnPages(table: TableInPage, next: string, pages: readonly Sight[]): Promise<number> {
  await table.loaded();
  const times: number[] = [];
  for (const page of pages) times.push(await table.press(next, page));
  return medianOf(times);
}

/** Types a word letter by letter, then clears it. */
async function search(table: TableInPage, { keys, all }: Sights): Promise<Findings> {
  const times: number[] = [];
  for (const { text, sight } of keys) times.push(await table.type(text, sight));
  const [firstKey, ...laterKeys] = times;
  return { firstKey, laterKeys: medianOf(laterKeys), cleared: await table.type('', all) };
}
