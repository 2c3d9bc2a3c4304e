import type { Browser } from 'playwright';
import { inFreshPage } from './browser.ts';
import { emptyPage } from './files.ts';
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

interface Sum {
  readonly key: string;
  readonly milliseconds: number;
}

const samplingMicroseconds = 100;
const functionsListed = 40;
/** Percent; what takes less is not worth a line. */
const leastShare = 0.2;

/**
 * Where the time goes until the page is there: by module, then by function; the mean of some runs, for each table.
 *
 * A busy machine lengthens everything alike, so the shares say more than the milliseconds.
 */
export async function profileText(browser: Browser, url: string, plan: ProfilePlan): Promise<string> {
  const originOf = await originsIn(plan.library.dist ?? 'dist');
  const spent: Spent[] = [];
  for (let run = 0; run < plan.runs; run += 1)
    for (const [frame, milliseconds] of selfTimes(await profileOf(browser, url, plan)))
      spent.push({ origin: originOf(frame), milliseconds: milliseconds / plan.runs / plan.visit.tables });
  const busy = spent.filter(({ origin }) => origin.group !== '(idle)');
  const whole = busy.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  const functions = summed(
    busy.filter(({ origin }) => origin.place),
    ({ group, place, name }) => `${group}  ${name}  ${place}`,
  );
  return [
    `${plan.title}: ${whole.toFixed(1)} ms`,
    ...linesOf(
      summed(busy, ({ group }) => group),
      whole,
    ),
    '',
    ...linesOf(functions.slice(0, functionsListed), whole),
  ].join('\n');
}

const linesOf = (sums: readonly Sum[], whole: number): string[] =>
  sums
    .map(({ key, milliseconds }) => ({ key, milliseconds, share: (100 * milliseconds) / whole }))
    .filter(({ share }) => share >= leastShare)
    .map(
      ({ key, milliseconds, share }) =>
        `${share.toFixed(1).padStart(6)} % ${milliseconds.toFixed(2).padStart(9)} ms  ${key}`,
    );

const profileOf = (browser: Browser, url: string, plan: ProfilePlan): Promise<Profile> =>
  inFreshPage(browser, url, plan, async ({ page, session, go }) => {
    // Another page of the same site is there first, so that the one that is profiled comes into the same process.
    await page.goto(url + emptyPage);
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
function summed(spent: readonly Spent[], keyOf: (origin: Origin) => string): Sum[] {
  const sums = new Map<string, number>();
  for (const { origin, milliseconds } of spent)
    sums.set(keyOf(origin), (sums.get(keyOf(origin)) ?? 0) + milliseconds);
  return [...sums]
    .map(([key, milliseconds]) => ({ key, milliseconds }))
    .sort((left, right) => right.milliseconds - left.milliseconds);
}
