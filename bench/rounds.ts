import type { Browser } from 'playwright';
import { inFreshPage, patienceFor } from './browser.ts';
import { type Sights, sightsOf } from './expected.ts';
import type { Library } from './libraries.ts';
import type { Findings } from './measures.ts';
import { tableIn } from './table-in-page.ts';
import type { Visit } from './visit.ts';

/** All findings of each library, one of each round. */
export type Rounds = ReadonlyMap<string, readonly Findings[]>;

export interface Plan {
  readonly libraries: readonly Library[];
  readonly visits: readonly Visit[];
  readonly rounds: number;
}

/**
 * Round by round and library by library, so that what disturbs the machine for a while disturbs all; each round in another
 * order, since a page that comes after a heavy one is some 40 ms later than after a light one.
 */
export async function playRounds(browser: Browser, url: string, plan: Plan): Promise<Rounds> {
  const findings = new Map(plan.libraries.map(({ name }) => [name, [] as Findings[]]));
  const visiting = visitor(browser, url);
  for (let round = 1; round <= plan.rounds; round++)
    for (const library of shuffled(plan.libraries)) {
      const begun = performance.now();
      const found: Findings = {};
      for (const visit of plan.visits) Object.assign(found, await visiting(library, visit));
      findings.get(library.name)?.push(found);
      console.log(`round ${round}, ${library.name}: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    }
  return findings;
}

const shuffled = <T>(items: readonly T[]): readonly T[] =>
  items
    .map(item => ({ item, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);

function visitor(browser: Browser, url: string) {
  const givenUp = new Set<string>();
  const sights = new Map<number, Sights>();

  /** What was found; nothing once a library has failed at this visit. */
  return async (library: Library, visit: Visit): Promise<Findings> => {
    const both = `${library.name}, ${visit.name}`;
    if (givenUp.has(both)) return {};
    const expected = sights.get(visit.rows) ?? sightsOf(visit.rows);
    sights.set(visit.rows, expected);
    try {
      return await inFreshPage(browser, url, { library, visit }, async ({ page, session, go }) => {
        await go();
        return visit.use(tableIn(page, session), library, expected);
      });
    } catch (error) {
      givenUp.add(both);
      if (!library.packageName) process.exitCode = 1;
      console.error(
        `${both}, given up after ${patienceFor(visit) / 1000} s or less: ${String(error).slice(0, 1000)}`,
      );
      return {};
    }
  };
}
