import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readJson } from '../read-json.ts';
import { hashOfSources } from './hash-of-sources.ts';

/** Information about a run that its report does not contain. */
export interface RunRecord {
  /** SHA-256 of the report: tells whether the report still is the one of this run. */
  readonly report: string;
  /** HEAD when the step ended; '' outside of a Git repository. */
  readonly commit: string;
  /** `hashOfSources` when the step ended. */
  readonly sources: string;
  /** When the step ended, in ISO 8601. */
  readonly date: string;
  /** The Node version, such as `24.21.0`. */
  readonly node: string;
  /** What the browser calls itself, such as `Chromium 156.0.8078.79`; '' for steps without one. */
  readonly chromium: string;
}

type Records = Readonly<Record<string, RunRecord>>;

const recordsFile = 'reports/runs.json';

/** Stores in reports/runs.json from which code, when and with which versions a report was made. */
export function recordRun(reportFile: string, chromiumPath?: string): void {
  if (!existsSync(reportFile)) return;
  const records = { ...readRecords(recordsFile), [reportFile]: newRecord(reportFile, chromiumPath) };
  writeFileSync(recordsFile, `${JSON.stringify(records, null, 2)}\n`);
}

/** The record of a run that has just written its report. */
export const newRecord = (reportFile: string, chromiumPath = ''): RunRecord => ({
  report: hashOfFile(reportFile),
  commit: gitCommit(),
  sources: hashOfSources(),
  date: new Date().toISOString(),
  node: process.versions.node,
  chromium: versionOf(chromiumPath),
});

/** The record of the run that wrote exactly this report; undefined for any other report. */
export function recordOf(reportFile: string, records = readRecords(recordsFile)): RunRecord | undefined {
  const record = records[reportFile];
  return record?.report === hashOfFile(reportFile) ? record : undefined;
}

/** The commit of HEAD; '' outside of a Git repository. */
export function gitCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
}

const readRecords = (path: string): Records => readJson<Records>(path) ?? {};

const hashOfFile = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');

function versionOf(chromiumPath: string): string {
  if (!chromiumPath) return '';
  try {
    const options = { encoding: 'utf8', stdio: 'pipe', timeout: 20_000 } as const;
    const told = execFileSync(chromiumPath, ['--version', '--no-sandbox'], options);
    return /[A-Z]\w+(?: \w+)? [\d.]+/.exec(told)?.[0] ?? told.trim();
  } catch {
    return '';
  }
}
