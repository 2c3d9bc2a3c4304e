import type { Browser } from 'playwright';
import { inNewPage, timeoutFor } from './browser.ts';
import { type ExpectedViews, expectedViewsOf } from './expected.ts';
import type { Library } from './libraries.ts';
import type { Findings } from './measures.ts';
import { tableIn } from './table-in-page.ts';
import type { Visit } from './visit.ts';

/** The results of each library, one per round. */
export type Rounds = ReadonlyMap<string, readonly Findings[]>;

export interface Plan {
  readonly libraries: readonly Library[];
  readonly visits: readonly Visit[];
  readonly rounds: number;
}

/**
 * Runs all libraries in each round, so that a temporary disturbance of the machine affects all of them. The order
 * differs in each round, since a page after a heavy one is some 40 ms slower than after a light one.
 */
export async function runRounds(browser: Browser, url: string, plan: Plan): Promise<Rounds> {
  const findings = new Map(plan.libraries.map(({ name }) => [name, [] as Findings[]]));
  const visiting = visitor(browser, url);
  for (let round = 1; round <= plan.rounds; round++)
    for (const library of shuffled(plan.libraries)) {
      const startedAt = performance.now();
      const found: Findings = {};
      for (const visit of plan.visits) Object.assign(found, await visiting(library, visit));
      findings.get(library.name)?.push(found);
      console.log(
        `round ${round}, ${library.name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`,
      );
    }
  return findings;
}

const shuffled = <T>(items: readonly T[]): readonly T[] =>
  items
    .map(item => ({ item, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);

function visitor(browser: Browser, url: string) {
  const failedVisits = new Set<string>();
  const views = new Map<number, ExpectedViews>();

  /** Returns the results; none after the library has failed at this visit. */
  return async (library: Library, visit: Visit): Promise<Findings> => {
    const both = `${library.name}, ${visit.name}`;
    if (failedVisits.has(both)) return {};
    const expected = views.get(visit.rows) ?? expectedViewsOf(visit.rows);
    views.set(visit.rows, expected);
    try {
      return await inNewPage(browser, url, { library, visit }, async ({ page, session, go }) => {
        await go();
        return visit.use(tableIn(page, session), library, expected);
      });
    } catch (error) {
      failedVisits.add(both);
      if (!library.packageName) process.exitCode = 1;
      console.error(
        `${both}, failed after ${timeoutFor(visit) / 1000} s or less: ${String(error).slice(0, 1000)}`,
      );
      return {};
    }
  };
}
