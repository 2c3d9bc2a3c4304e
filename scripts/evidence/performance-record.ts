import { type PageSizes, pageSizes, type SizeHistory } from '../page-sizes.ts';
import { readJson } from '../read-json.ts';
import { hashOfSources } from './hash-of-sources.ts';
import { recordOf } from './run-records.ts';

/** When, where and how something was measured. */
interface Measured {
  readonly date: string;
  /** Processors, browser and versions. */
  readonly machine: string;
  /** The load average before and after the measurement. */
  readonly load: readonly string[];
  readonly rounds: number;
}

/** reports/bench.json, of a whole run of `npm run bench`. */
export interface BenchReport extends Measured {
  /** The table, whose first line is its head. */
  readonly lines: readonly (readonly string[])[];
}

/** Milliseconds and bytes: bench/visits/visit-page.ts describes them. */
export interface VisitTimes {
  readonly firstContent: number;
  readonly ready: number;
  readonly usable: number;
  readonly bytes: number;
  readonly ownBytes: number;
}

/** reports/visits.json */
export interface VisitsReport extends Measured {
  readonly throttling: {
    readonly processor: number;
    readonly latency: number;
    readonly downloadKilobits: number;
    readonly uploadKilobits: number;
  };
  readonly visits: readonly {
    readonly page: string;
    readonly path: string;
    readonly tag: string;
    readonly cold: VisitTimes;
    readonly warm: VisitTimes;
  }[];
}

/** A report, and the code that it measured. */
interface OfCode<Report> {
  readonly report: Report;
  /** '' if it is unknown. */
  readonly commit: string;
  readonly isOfThisCode: boolean;
}

/** The measurements; undefined for those that nobody has made. */
export interface PerformanceRecord {
  readonly sizes: PageSizes | undefined;
  readonly budgets: PageSizes;
  readonly released: SizeHistory;
  readonly bench: OfCode<BenchReport> | undefined;
  readonly visits: OfCode<VisitsReport> | undefined;
}

/** Reads the sizes of dist and of the releases, and the reports of the last measurements. */
export function performanceRecord(): PerformanceRecord {
  const manifest = readJson<Parameters<typeof pageSizes>[0]>('dist/manifest.json');
  return {
    sizes: manifest && pageSizes(manifest),
    budgets: readJson<PageSizes>('budgets.json') ?? {},
    released: readJson<SizeHistory>('docs/sizes.json') ?? {},
    bench: ofCode<BenchReport>('reports/bench.json'),
    visits: ofCode<VisitsReport>('reports/visits.json'),
  };
}

function ofCode<Report>(path: string): OfCode<Report> | undefined {
  const report = readJson<Report>(path);
  if (!report) return undefined;
  const record = recordOf(path);
  return { report, commit: record?.commit ?? '', isOfThisCode: record?.sources === hashOfSources() };
}
