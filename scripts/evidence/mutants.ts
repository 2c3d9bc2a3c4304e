import { mutationScores } from '../mutation-scores.ts';

/** What mutation tests found in a file. */
export interface MutatedFile {
  readonly file: string;
  /** Percentage of changes that made a test fail. */
  readonly score: number;
  readonly required: number;
  /** Changes that no test noticed. */
  readonly survivors: readonly Mutant[];
  /** Mutants that were excluded, with the reason that the code states. */
  readonly explained: readonly Mutant[];
}

export interface Mutant {
  readonly line: number;
  readonly change: string;
  readonly reason?: string;
}

interface MutationReport {
  readonly files: Readonly<Record<string, { readonly mutants: readonly ReportedMutant[] }>>;
}

interface ReportedMutant {
  readonly status: string;
  readonly statusReason?: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number } };
}

/** Reads Stryker's report; empty for a report without files, which an interrupted run leaves behind. */
export const mutatedFiles = (report: object): MutatedFile[] =>
  'files' in report
    ? mutationScores(JSON.stringify(report)).map(each => {
        const mutants = (report as MutationReport).files[each.file]?.mutants ?? [];
        const having = (...states: string[]) =>
          mutants.filter(({ status }) => states.includes(status)).map(mutant);
        return { ...each, survivors: having('Survived', 'NoCoverage'), explained: having('Ignored') };
      })
    : [];

const mutant = ({ location, mutatorName, replacement = '', statusReason }: ReportedMutant): Mutant => ({
  line: location.start.line,
  change: `${mutatorName}: ${replacement}`,
  ...(statusReason && { reason: statusReason }),
});
