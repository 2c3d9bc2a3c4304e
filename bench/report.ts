import { baseline, ours } from './libraries.ts';
import { type Findings, type Measure, type MeasureName, measures, medianOf } from './measures.ts';
import type { Rounds } from './rounds.ts';

/** The text below the table: what its cells mean, and what it cannot show. */
export const legend = `Ratios compare with the hand-written table. \`met\` says whether the medians meet the target, with the ratio to a named table,
and in how many rounds. Work is the CPU time of the main thread until then. \`–\`: not supported, or not done within a minute.
Not measured: other load on the machine, other processors and browsers, the network, a physical screen.`;

/** The results as one Markdown table. */
export const tableOf = (rounds: Rounds): string => aligned(linesOf(rounds));

/**
 * The medians as multiples of the baseline, or in their unit if the target is a fixed limit; the first line is the
 * head.
 */
export function linesOf(rounds: Rounds): string[][] {
  const others = [...rounds.keys()].filter(name => name !== baseline);
  const head = ['', 'target', baseline, ...others.flatMap(name => (name === ours ? [name, 'met'] : [name]))];
  const lines = entries(measures).map(([name, measure]) => {
    const cells = others.flatMap(other => {
      const shown = cell(measure, medianFor(rounds, other, name), medianFor(rounds, baseline, name));
      return other === ours ? [shown, verdict(rounds, name, measure)] : [shown];
    });
    return [measure.title, targetText(measure), amount(measure, medianFor(rounds, baseline, name)), ...cells];
  });
  return [head, ...lines];
}

/** One Markdown table with the results of each library for a small and a large number of rows. */
export function growthOf(few: Growth, more: Growth): string {
  const names = [...more.rounds.keys()];
  const titles = names.flatMap(name =>
    [few, more].map(({ rows }) => `${name}, ${rows.toLocaleString('en')}`),
  );
  const lines = entries(measures)
    .filter(([name]) => names.some(library => !Number.isNaN(medianFor(more.rounds, library, name))))
    .map(([name, measure]) => [
      measure.title,
      ...names.flatMap(library =>
        [few, more].map(({ rounds }) =>
          cell(measure, medianFor(rounds, library, name), medianFor(rounds, baseline, name), library),
        ),
      ),
    ]);
  return aligned([['', ...titles], ...lines]);
}

/** The rounds with this number of rows. */
interface Growth {
  readonly rows: number;
  readonly rounds: Rounds;
}

const entries = (record: Readonly<Record<MeasureName, Measure>>) =>
  Object.entries(record) as [MeasureName, Measure][];

const medianFor = (rounds: Rounds, library: string, measure: MeasureName): number =>
  medianOf((rounds.get(library) ?? []).flatMap(findings => findings[measure] ?? []));

function cell(measure: Measure, value: number, base: number, library?: string): string {
  if (Number.isNaN(value)) return '–';
  return isRatio(measure) && library !== baseline
    ? `${(value / base).toFixed(2)}× (${amount(measure, value)})`
    : amount(measure, value);
}

const isRatio = ({ target }: Measure): boolean => !target || 'times' in target;

function amount({ unit }: Measure, value: number): string {
  if (Number.isNaN(value)) return '–';
  return `${value.toFixed(unit && value < 100 ? 1 : 0)} ${unit}`.trim();
}

function targetText({ target, unit }: Measure): string {
  if (!target) return '';
  if ('atMost' in target) return `≤ ${target.atMost} ${unit}`.trim();
  return `≤ ${target.times}× ${target.of ?? ''}`.trim();
}

/** Whether the medians meet the target, the ratio to a named table, and in how many rounds the target was met. */
function verdict(rounds: Rounds, name: MeasureName, { target }: Measure): string {
  if (!target) return '';
  const limitOf = (base: number) => ('times' in target ? target.times * base : target.atMost);
  const other = 'times' in target ? (target.of ?? baseline) : ours;
  const value = medianFor(rounds, ours, name);
  const base = medianFor(rounds, other, name);
  if (Number.isNaN(value + base)) return 'unknown';
  const pairs = pairsOf(rounds.get(ours) ?? [], rounds.get(other) ?? [], name);
  const met = pairs.filter(([one, two]) => one <= limitOf(two)).length;
  const ratio = other === ours || other === baseline ? '' : ` ${(value / base).toFixed(2)}×`;
  return `${value <= limitOf(base) ? 'yes' : 'no'}${ratio}, ${met}/${pairs.length}`;
}

/** The values of two libraries from the same rounds. */
const pairsOf = (one: readonly Findings[], other: readonly Findings[], name: MeasureName) =>
  one.flatMap((findings, round): (readonly [number, number])[] => {
    const [value, base] = [findings[name], other[round]?.[name]];
    return value === undefined || base === undefined ? [] : [[value, base]];
  });

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
