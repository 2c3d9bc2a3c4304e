import { floor, ours } from './libraries.ts';
import { type Findings, type Measure, type MeasureName, measures, medianOf } from './measures.ts';
import type { Rounds } from './rounds.ts';

/** Under the table: what its cells mean, and what nobody can read from it. */
export const legend = `Ratios are to the table by hand. \`met\` tells by the medians, with the ratio to the table named, and in how many
of the rounds. Work is what the main thread did until then, waiting left out. \`–\`: not there, or not within a minute.
Not known: what else the machine did meanwhile, other processors and browsers, a network, a screen.`;

/** One table, in Markdown. */
export const tableOf = (rounds: Rounds): string => aligned(linesOf(rounds));

/** Medians as times the vanilla table, in units where the target is one; the first line is the head. */
export function linesOf(rounds: Rounds): string[][] {
  const others = [...rounds.keys()].filter(name => name !== floor);
  const head = ['', 'target', floor, ...others.flatMap(name => (name === ours ? [name, 'met'] : [name]))];
  const lines = entries(measures).map(([name, measure]) => {
    const cells = others.flatMap(other => {
      const shown = cell(measure, medianFor(rounds, other, name), medianFor(rounds, floor, name));
      return other === ours ? [shown, verdict(rounds, name, measure)] : [shown];
    });
    return [measure.title, targetText(measure), amount(measure, medianFor(rounds, floor, name)), ...cells];
  });
  return [head, ...lines];
}

/** One table, in Markdown: what each library takes for many rows, and for how many more. */
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
          cell(measure, medianFor(rounds, library, name), medianFor(rounds, floor, name), library),
        ),
      ),
    ]);
  return aligned([['', ...titles], ...lines]);
}

/** Rounds over so many rows. */
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
  return isRatio(measure) && library !== floor
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

/** Whether the medians meet the target, by what ratio where it is one, and in how many of the rounds it was met. */
function verdict(rounds: Rounds, name: MeasureName, { target }: Measure): string {
  if (!target) return '';
  const limitOf = (base: number) => ('times' in target ? target.times * base : target.atMost);
  const other = 'times' in target ? (target.of ?? floor) : ours;
  const value = medianFor(rounds, ours, name);
  const base = medianFor(rounds, other, name);
  if (Number.isNaN(value + base)) return 'unknown';
  const pairs = pairsOf(rounds.get(ours) ?? [], rounds.get(other) ?? [], name);
  const met = pairs.filter(([one, two]) => one <= limitOf(two)).length;
  const ratio = other === ours || other === floor ? '' : ` ${(value / base).toFixed(2)}×`;
  return `${value <= limitOf(base) ? 'yes' : 'no'}${ratio}, ${met}/${pairs.length}`;
}

/** What two libraries gave in the same rounds. */
const pairsOf = (one: readonly Findings[], other: readonly Findings[], name: MeasureName) =>
  one.flatMap((findings, round): (readonly [number, number])[] => {
    const [value, base] = [findings[name], other[round]?.[name]];
    return value === undefined || base === undefined ? [] : [[value, base]];
  });

/** A table in Markdown with columns of equal width; the first line is its head. */
export function aligned(lines: readonly (readonly string[])[]): string {
  const widths =
    lines[0]?.map((_, column) => Math.max(...lines.map(line => line[column]?.length ?? 0))) ?? [];
  const written = lines.map(
    line => `| ${line.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  const rule = `|${widths.map(width => '-'.repeat(width + 2)).join('|')}|`;
  return written.toSpliced(1, 0, rule).join('\n');
}
