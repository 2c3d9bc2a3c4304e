import type { TestOutcome } from './test-reports.ts';

/** How many changes of a module the tests noticed, beside what they have to notice; reports/mutation.json has them all. */
export interface MutationScore {
  readonly module: string;
  /** In percent; undefined if the module was not measured. */
  readonly score?: number;
  readonly required: number;
  readonly noticed: number;
  readonly counted: number;
}

/** The part of Stryker's JSON report that is read here. */
export interface MutationReport {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
}

/** The score of a module by its report. Changes that were left out, and those that do not compile, do not count. */
export function scoreOf(module: string, required: number, { files }: MutationReport): MutationScore {
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const counted = statuses.filter(status => !uncounted.includes(status)).length;
  const noticed = statuses.filter(status => status === 'Killed' || status === 'Timeout').length;
  const score = counted && { score: Math.floor((noticed / counted) * 1000) / 10 };
  return { module, ...score, required, noticed, counted };
}

const uncounted = ['Ignored', 'CompileError', 'RuntimeError', 'Pending'];

/** Whether the tests of a module notice as much as they have to; a module that was not measured does not pass. */
export const hasPassed = ({ score, required }: MutationScore): boolean =>
  score !== undefined && score >= required;

/** Counts modules, not changes: those that reach their score have passed. */
export function readMutationScores(json: string): TestOutcome {
  const scores: readonly MutationScore[] = JSON.parse(json);
  const failed = scores.filter(score => !hasPassed(score));
  return {
    passed: scores.length - failed.length,
    failed: failed.map(({ module, score, required }) => `${module}: ${score ?? 'no'} of ${required} %`),
  };
}
