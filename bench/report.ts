import { baseline, ours } from './libraries.ts';
import { type Findings, type Measure, type MeasureName, measures, medianOf } from './measures.ts';

/** The results of each library, page by page. */
export type Results = ReadonlyMap<string, readonly Findings[]>;

/** Our medians as multiples of those of the table written by hand, by the title of the measure. */
export function ratiosOf(results: Results): Record<string, number> {
  const median = (library: string, name: MeasureName) =>
    medianOf((results.get(library) ?? []).flatMap(found => found[name] ?? []));
  const ratios = (Object.entries(measures) as [MeasureName, Measure][]).map(
    ([name, { title }]) => [title, median(ours, name) / median(baseline, name)] as const,
  );
  return Object.fromEntries(ratios.filter(([, ratio]) => Number.isFinite(ratio)));
}

/** The medians, as multiples of the table written by hand or, if the target is a fixed limit, in their unit. */
export function reportOf(results: Results): string {
  const others = [...results.keys()].filter(name => name !== baseline);
  const head = ['', 'target', baseline, ...others.flatMap(name => (name === ours ? [name, 'met'] : [name]))];
  const lines = (Object.entries(measures) as [MeasureName, Measure][]).map(([name, measure]) => {
    const median = (library: string) =>
      medianOf((results.get(library) ?? []).flatMap(found => found[name] ?? []));
    const cells = others.flatMap(library => {
      const shown = cell(measure, median(library), median(baseline));
      return library === ours ? [shown, verdict(measure, median)] : [shown];
    });
    return [measure.title, targetText(measure), amount(measure, median(baseline)), ...cells];
  });
  return aligned([head, ...lines]);
}

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
