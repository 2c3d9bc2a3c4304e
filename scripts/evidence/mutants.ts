import type { MutationModule } from '../mutation-modules.ts';
import {
  type MutationReport,
  type MutationScore,
  mutationScores,
  type ReportedMutant,
  scoreOf,
} from '../mutation-scores.ts';
import { reasonFor } from './equivalent-mutants.ts';

/** What mutation tests found. */
export interface MutationEvidence {
  readonly modules: readonly MutationScore[];
  readonly files: readonly MutatedFile[];
}

/** What mutation tests found in a file. */
export interface MutatedFile {
  readonly file: string;
  readonly module: MutationModule;
  /** Percentage of changes that made a test fail; undefined if all were left out. */
  readonly score: number | undefined;
  /** Changes that no test noticed; with a reason if no test could. */
  readonly survivors: readonly Mutant[];
  /** Changes that were left out, with the reason that the code gives. */
  readonly explained: readonly Mutant[];
  /** How many changes of what is computed once, when a module is loaded, were left out. */
  readonly ignoredStatic: number;
}

export interface Mutant {
  readonly line: number;
  readonly change: string;
  readonly reason?: string;
}

/** Reads the joined report of mutation tests; undefined for any other report. */
export function mutationEvidence(report: object): MutationEvidence | undefined {
  if (!isMutationReport(report)) return undefined;
  return { modules: mutationScores(report), files: Object.entries(report.files).map(mutatedFile) };
}

const isMutationReport = (report: object): report is MutationReport => 'files' in report;

function mutatedFile([file, { module, source, mutants }]: [
  string,
  MutationReport['files'][string],
]): MutatedFile {
  const having = (...states: string[]) => mutants.filter(({ status }) => states.includes(status));
  const ignored = having('Ignored');
  const isStatic = ({ statusReason = '' }: ReportedMutant) => /^Static mutant/.test(statusReason);
  return {
    file,
    module,
    score: scoreOf(mutants).score,
    survivors: having('Survived', 'NoCoverage').map(mutant =>
      described(mutant, reasonFor(file, source, mutant)),
    ),
    explained: ignored.filter(mutant => !isStatic(mutant)).map(one => described(one, one.statusReason)),
    ignoredStatic: ignored.filter(isStatic).length,
  };
}

const described = ({ location, mutatorName, replacement = '' }: ReportedMutant, reason = ''): Mutant => ({
  line: location.start.line,
  change: `${mutatorName}: ${replacement}`,
  ...(reason && { reason }),
});
