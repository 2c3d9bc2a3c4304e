import type { TestCounts } from './test-reports.ts';

/** The minimum mutation score of each file, in percent. */
const requiredScores: Readonly<Record<string, number>> = {
  'src/domain/display/currency.ts': 95,
  'src/domain/display/money.ts': 95,
  'src/domain/platform/same-origin.ts': 100,
  'src/table/engine/store/cell-column.ts': 90,
  'src/table/engine/store/row-store.ts': 90,
  'src/table/engine/store/shown-text.ts': 90,
};

/** The part of Stryker's JSON report that is read here. */
interface MutationReport {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
}

export interface MutationScore {
  readonly file: string;
  readonly score: number;
  readonly required: number;
}

/** The score of each file in Stryker's report, in percent, beside the one it needs. */
export function mutationScores(json: string): MutationScore[] {
  const { files } = JSON.parse(json) as MutationReport;
  return Object.entries(requiredScores).map(([file, required]) => ({
    file,
    score: scoreOf((files[file]?.mutants ?? []).map(({ status }) => status)),
    required,
  }));
}

/** Counts files, not mutants: a file passes when it reaches its score. */
export function countMutationScores(json: string): TestCounts {
  const scores = mutationScores(json);
  const passed = scores.filter(({ score, required }) => score >= required).length;
  return { passed, failed: scores.length - passed };
}

function scoreOf(statuses: readonly string[]): number {
  const counted = statuses.filter(status => status !== 'Ignored');
  const noticed = counted.filter(status => status === 'Killed' || status === 'Timeout');
  return counted.length ? Math.floor((noticed.length / counted.length) * 1000) / 10 : 0;
}
