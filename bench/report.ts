import { type Findings, type Measure, type MeasureName, measures, medianOf } from './measures.ts';

/** All findings of a library, one of each round. */
export type Rounds = ReadonlyMap<string, readonly Findings[]>;

const floor = 'vanilla';
const ours = 'psp-table';

/** One table, in Markdown: medians as times the vanilla table, in units where the target is one. */
export function tableOf(rounds: Rounds): string {
  const others = [...rounds.keys()].filter(name => name !== floor);
  const head = ['', 'target', floor, ...others.flatMap(name => (name === ours ? [name, 'met'] : [name]))];
  const lines = entries(measures).map(([name, measure]) => {
    const base = medianFor(rounds, floor, name);
    const cells = others.flatMap(other => {
      const value = medianFor(rounds, other, name);
      return other === ours
        ? [cell(measure, value, base), verdict(measure, value, base)]
        : [cell(measure, value, base)];
    });
    return [measure.title, targetText(measure), amount(measure, base), ...cells];
  });
  return aligned([head, ...lines]);
}

const entries = (record: Readonly<Record<MeasureName, Measure>>) =>
  Object.entries(record) as [MeasureName, Measure][];

const medianFor = (rounds: Rounds, library: string, measure: MeasureName): number =>
  medianOf((rounds.get(library) ?? []).flatMap(findings => findings[measure] ?? []));

function cell(measure: Measure, value: number, base: number): string {
  if (Number.isNaN(value)) return '–';
  return isRatio(measure) ? `${ratio(value, base)} (${amount(measure, value)})` : amount(measure, value);
}

const isRatio = ({ target }: Measure): boolean => !target || 'times' in target;

const ratio = (value: number, base: number): string => `${(value / base).toFixed(2)}×`;

function amount({ unit }: Measure, value: number): string {
  if (Number.isNaN(value)) return '–';
  return `${value.toFixed(unit && value < 100 ? 1 : 0)} ${unit}`.trim();
}

function targetText({ target, unit }: Measure): string {
  if (!target) return '';
  return 'times' in target ? `≤ ${target.times}×` : `≤ ${target.atMost} ${unit}`.trim();
}

function verdict({ target }: Measure, value: number, base: number): string {
  if (!target || Number.isNaN(value)) return '';
  return value <= ('times' in target ? target.times * base : target.atMost) ? 'yes' : 'no';
}

function aligned(lines: readonly (readonly string[])[]): string {
  const widths =
    lines[0]?.map((_, column) => Math.max(...lines.map(line => line[column]?.length ?? 0))) ?? [];
  const written = lines.map(
    line => `| ${line.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  const rule = `|${widths.map(width => '-'.repeat(width + 2)).join('|')}|`;
  return written.toSpliced(1, 0, rule).join('\n');
}
