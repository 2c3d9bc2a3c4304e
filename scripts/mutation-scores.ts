import { type MutationModule, requiredScores } from './mutation-modules.ts';
import type { TestOutcome } from './test-reports.ts';

/** The reports of all mutation runs in one: the part of Stryker's JSON reports that is read here, and the module. */
export interface MutationReport {
  readonly files: Readonly<Record<string, MutatedFileReport>>;
}

export interface MutatedFileReport {
  readonly module: MutationModule;
  readonly mutants: readonly ReportedMutant[];
}

interface ReportedMutant {
  readonly status: string;
}

/** How many changes of a module the tests noticed, beside what they have to notice. */
export interface MutationScore {
  readonly module: MutationModule;
  /** In percent; undefined if the module was not measured. */
  readonly score: number | undefined;
  readonly required: number;
  readonly noticed: number;
  readonly counted: number;
}

/** The score of each module. */
export function mutationScores({ files }: MutationReport): MutationScore[] {
  return (Object.keys(requiredScores) as MutationModule[]).map(module => {
    const own = Object.values(files).filter(file => file.module === module);
    return { module, ...scoreOf(own.flatMap(({ mutants }) => mutants)), required: requiredScores[module] };
  });
}

/** Whether the tests of a module notice as much as they have to; a module that was not measured does not pass. */
export const hasPassed = ({ score, required }: MutationScore): boolean =>
  score !== undefined && score >= required;

/** Counts modules, not changes: those that reach their score have passed. */
export function readMutationScores(json: string): TestOutcome {
  const scores = mutationScores(JSON.parse(json));
  const failed = scores.filter(score => !hasPassed(score));
  return {
    passed: scores.length - failed.length,
    failed: failed.map(({ module, score, required }) => `${module}: ${score ?? 'no'} of ${required} %`),
  };
}

/** The score of some changes. Those that were left out, and those that do not compile, do not count. */
function scoreOf(mutants: readonly ReportedMutant[]) {
  const counted = mutants.filter(({ status }) => !uncounted.includes(status)).length;
  const noticed = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  return { noticed, counted, score: counted ? Math.floor((noticed / counted) * 1000) / 10 : undefined };
}

const uncounted = ['Ignored', 'CompileError', 'RuntimeError', 'Pending'];
