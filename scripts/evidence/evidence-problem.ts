import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Evidence } from './evidence.ts';
import { hashOfSources } from './hash-of-sources.ts';

/**
 * Why reports/evidence/evidence.json does not describe the code in this folder; undefined if it does. The release calls
 * it, since it must not be packed without evidence.
 */
export function evidenceProblem(folder = '.'): string | undefined {
  const file = join(folder, 'reports/evidence/evidence.json');
  if (!existsSync(file)) return `There is no reports/evidence/evidence.json. ${remedy}`;
  const { sources, reports, problems }: Evidence = JSON.parse(readFileSync(file, 'utf8'));
  if (sources !== hashOfSources(folder)) return `The evidence was made from other code. ${remedy}`;
  const [other] = problems.reportsOfOtherCode;
  if (other) return `The evidence contains results of other code (${other}). ${remedy}`;
  if (!Object.keys(reports).length) return `The evidence contains no test results. ${remedy}`;
  return undefined;
}

const remedy = 'Run `npm run test:full`, then `npm run evidence`.';
