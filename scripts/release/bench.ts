/** What `npm run bench` has written: our results as multiples of those of the table written by hand, by measure. */
export interface BenchReport {
  readonly machine: string;
  readonly ratios: Readonly<Record<string, number>>;
}

/** How much worse than that of the last release a ratio may be; rounds of the same build differ by less. */
const maxRatio = 1.2;

/**
 * What is more than a fifth slower or larger than in the last release. Nothing on another machine, whose ratios differ for
 * reasons of its own, and nothing that was 0: tasks below 50 ms are not counted, so one above says nothing of those below.
 */
export function regressionsSince(last: BenchReport, now: BenchReport): string[] {
  if (last.machine !== now.machine) return [];
  return Object.entries(now.ratios).flatMap(([title, ratio]) => {
    const before = last.ratios[title];
    return before && ratio > before * maxRatio
      ? [`${title}: ${ratio.toFixed(2)} in place of ${before.toFixed(2)}`]
      : [];
  });
}
