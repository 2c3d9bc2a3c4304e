import { baseline, ours } from './libraries.ts';
import {
  type Findings,
  lowerQuartileOf,
  type Measure,
  type MeasureName,
  measures,
  medianOf,
} from './measures.ts';

/** The results of each library, page by page. */
export type Results = ReadonlyMap<string, readonly Findings[]>;

const entries = Object.entries(measures) as [MeasureName, Measure][];

/**
 * Our results as multiples of those of the table written by hand, by the title of the measure: lower quartiles, which a
 * busy machine changes less than medians, since it makes steps longer and none shorter.
 */
export function ratiosOf(results: Results): Record<string, number> {
  const typical = (library: string, name: MeasureName) => lowerQuartileOf(valuesOf(results, library, name));
  const ratios = entries.map(
    ([name, { title }]) => [title, typical(ours, name) / typical(baseline, name)] as const,
  );
  return Object.fromEntries(ratios.filter(([, ratio]) => Number.isFinite(ratio)));
}

/** The medians, as multiples of the table written by hand or, if the target is a fixed limit, in their unit. */
export function reportOf(results: Results): string {
  const others = [...results.keys()].filter(name => name !== baseline);
  const head = ['', 'target', baseline, ...others.flatMap(name => (name === ours ? [name, 'met'] : [name]))];
  const lines = entries.map(([name, measure]) => {
    const median = (library: string) => medianOf(valuesOf(results, library, name));
    const cells = others.flatMap(library => {
      const shown = cell(measure, median(library), median(baseline));
      return library === ours ? [shown, verdict(measure, median)] : [shown];
    });
    return [measure.title, targetText(measure), amount(measure, median(baseline)), ...cells];
  });
  return aligned([head, ...lines]);
}

const valuesOf = (results: Results, library: string, name: MeasureName): number[] =>
  (results.get(library) ?? []).flatMap(found => found[name] ?? []);

function cell(measure: Measure, value: number, base: number): string {
  const isRatio = !measure.target || 'times' in measure.target;
  if (!isRatio || Number.isNaN(value)) return amount(measure, value);
  return `${(value / base).toFixed(2)}× (${amount(measure, value)})`;
}

/** `–` is not done within a minute. */
const amount = ({ unit }: Measure, value: number): string =>
  Number.isNaN(value) ? '–' : `${value.toFixed(unit && value < 100 ? 1 : 0)} ${unit}`.trim();

function targetText({ target, unit }: Measure): string {
  if (!target) return '';
  if ('atMost' in target) return `≤ ${target.atMost} ${unit}`.trim();
  return `≤ ${target.times}× ${target.of ?? ''}`.trim();
}

/** Whether our median meets the target. */
function verdict({ target }: Measure, median: (library: string) => number): string {
  if (!target) return '';
  const limit = 'atMost' in target ? target.atMost : target.times * median(target.of ?? baseline);
  return median(ours) <= limit ? 'yes' : 'no';
}

/** A Markdown table with columns of equal width; the first line is its head. */
export function aligned(lines: readonly (readonly string[])[]): string {
  const widths =
    lines[0]?.map((_, column) => Math.max(...lines.map(line => line[column]?.length ?? 0))) ?? [];
  const written = lines.map(
    line => `| ${line.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  const rule = `|${widths.map(width => '-'.repeat(width + 2)).join('|')}|`;
  return written.toSpliced(1, 0, rule).join('\n');
}
