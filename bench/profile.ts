import type { Browser } from 'playwright';
import { inNewPage } from './browser.ts';
import { emptyPage } from './files.ts';
import type { Library } from './libraries.ts';
import { type Origin, originsIn } from './origins.ts';
import type { Visit } from './visit.ts';

/** Which page to profile, until which moment of the stopwatch, and how often. */
export interface ProfilePlan {
  readonly title: string;
  readonly library: Library;
  readonly visit: Visit;
  readonly until: 'painted' | 'loaded';
  readonly runs: number;
}

/** The parts of a Chromium CPU profile that are read here. */
interface Profile {
  readonly nodes: readonly { readonly id: number; readonly callFrame: Frame }[];
  readonly samples?: readonly number[];
  readonly timeDeltas?: readonly number[];
}

/** A position in a built file. */
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
/** Percent; smaller shares are not listed. */
const leastShare = 0.2;

/**
 * The time until the page is shown, by module and then by function: the mean of all runs, per table.
 *
 * A busy machine slows everything down alike, so the shares are more reliable than the milliseconds.
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
  inNewPage(browser, url, plan, async ({ page, session, go }) => {
    // Opens another page of the same site first, so that the profiled page loads in the same process.
    await page.goto(url + emptyPage);
    await session.send('Profiler.enable');
    await session.send('Profiler.setSamplingInterval', { interval: samplingMicroseconds });
    await session.send('Profiler.start');
    await go();
    await page.evaluate(moment => stopwatch[moment], plan.until);
    return (await session.send('Profiler.stop')).profile;
  });

/** The self time of each function in milliseconds. A sample counts until the next one. */
function selfTimes({ nodes, samples = [], timeDeltas = [] }: Profile): Map<Frame, number> {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const times = new Map<Frame, number>();
  samples.forEach((id, index) => {
    const frame = frames.get(id);
    if (frame) times.set(frame, (times.get(frame) ?? 0) + (timeDeltas[index + 1] ?? 0) / 1000);
  });
  return times;
}

/** The sums by key, largest first. */
function summed(spent: readonly Spent[], keyOf: (origin: Origin) => string): Sum[] {
  const sums = new Map<string, number>();
  for (const { origin, milliseconds } of spent)
    sums.set(keyOf(origin), (sums.get(keyOf(origin)) ?? 0) + milliseconds);
  return [...sums]
    .map(([key, milliseconds]) => ({ key, milliseconds }))
    .sort((left, right) => right.milliseconds - left.milliseconds);
}
