import type { Browser } from 'playwright';
import { inFreshPage } from './browser.ts';
import type { Library } from './libraries.ts';
import { type Origin, originsIn } from './origins.ts';
import type { Visit } from './visit.ts';

/** Which page is profiled, from the navigation to a moment of the stopwatch, and how often. */
export interface ProfilePlan {
  readonly title: string;
  readonly library: Library;
  readonly visit: Visit;
  readonly until: 'painted' | 'loaded';
  readonly runs: number;
}

/** What a profile of Chromium's holds, as far as it is read here. */
interface Profile {
  readonly nodes: readonly { readonly id: number; readonly callFrame: Frame }[];
  readonly samples?: readonly number[];
  readonly timeDeltas?: readonly number[];
}

/** A place in a built file. */
export interface Frame {
  readonly functionName: string;
  readonly url: string;
  readonly lineNumber: number;
  readonly columnNumber: number;
}

interface Spent {
  readonly origin: Origin;
  readonly milliseconds: number;
}

const samplingMicroseconds = 100;
const functionsListed = 40;
/** What takes less is not worth a line. */
const leastGroup = 0.2;

/** Where the time goes until the page is there: by module, then by function; the mean of some runs, for each table. */
export async function profileText(browser: Browser, url: string, plan: ProfilePlan): Promise<string> {
  const originOf = await originsIn(plan.library.dist ?? 'dist');
  const spent: Spent[] = [];
  for (let run = 0; run < plan.runs; run += 1)
    for (const [frame, milliseconds] of selfTimes(await profileOf(browser, url, plan)))
      spent.push({ origin: originOf(frame), milliseconds: milliseconds / plan.runs / plan.visit.tables });
  const groups = summed(spent, ({ group }) => group).filter(({ milliseconds }) => milliseconds >= leastGroup);
  const functions = summed(
    spent.filter(({ origin }) => origin.place),
    ({ group, place, name }) => [group, name, place].join('  '),
  ).slice(0, functionsListed);
  const whole = spent.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  return [
    `${plan.title}: ${line(whole, 'in all')}`,
    ...groups.map(({ key, milliseconds }) => line(milliseconds, key)),
    '',
    ...functions.map(({ key, milliseconds }) => line(milliseconds, key)),
  ].join('\n');
}

const line = (milliseconds: number, text: string): string =>
  `${milliseconds.toFixed(2).padStart(9)} ms  ${text}`;

const profileOf = (browser: Browser, url: string, plan: ProfilePlan): Promise<Profile> =>
  inFreshPage(browser, url, plan, async ({ page, session, go }) => {
    // Another page of the same site is there first, so that the one that is profiled comes into the same process.
    await page.goto(`${url}/none`);
    await session.send('Profiler.enable');
    await session.send('Profiler.setSamplingInterval', { interval: samplingMicroseconds });
    await session.send('Profiler.start');
    await go();
    await page.evaluate(moment => stopwatch[moment], plan.until);
    return (await session.send('Profiler.stop')).profile;
  });

/** Milliseconds spent in each function itself. A sample stands until the next one. */
function selfTimes({ nodes, samples = [], timeDeltas = [] }: Profile): Map<Frame, number> {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const times = new Map<Frame, number>();
  samples.forEach((id, index) => {
    const frame = frames.get(id);
    if (frame) times.set(frame, (times.get(frame) ?? 0) + (timeDeltas[index + 1] ?? 0) / 1000);
  });
  return times;
}

/** The sums of what has the same key, the greatest first. */
function summed(spent: readonly Spent[], keyOf: (origin: Origin) => string) {
  const sums = new Map<string, number>();
  for (const { origin, milliseconds } of spent)
    sums.set(keyOf(origin), (sums.get(keyOf(origin)) ?? 0) + milliseconds);
  return [...sums]
    .map(([key, milliseconds]) => ({ key, milliseconds }))
    .sort((left, right) => right.milliseconds - left.milliseconds);
}
