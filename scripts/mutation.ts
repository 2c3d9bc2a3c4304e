import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { mutationRuns } from './mutation-modules.ts';
import { hasPassed, type MutatedFileReport, type MutationReport, mutationScores } from './mutation-scores.ts';
import { run } from './run.ts';

// `npm run mutation [-- --only <run>] [-- --force]`: would the tests notice a change in the code?
// Results of changes whose code and tests are still the same are kept in reports/mutation; --force tries all again.
const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true }, force: { type: 'boolean' } },
});
const names = mutationRuns.map(({ name }) => name);
const unknown = values.only?.filter(name => !names.includes(name)) ?? [];
if (unknown.length) {
  console.error(`There is no mutation run "${unknown.join(', ')}". Runs: ${names.join(', ')}.`);
  process.exit(1);
}

mkdirSync('reports/mutation', { recursive: true });
const failed: string[] = [];
for (const name of values.only ?? names) {
  console.log(`== ${name}`);
  const options = values.force ? ['--force'] : [];
  // A run that ends early must not count with its earlier scores.
  rmSync(`reports/mutation/${name}.json`, { force: true });
  if (await run(['stryker', 'run', ...options], { MUTATION_RUN: name })) failed.push(name);
}
const report = joinedReport();
writeFileSync('reports/mutation.json', JSON.stringify(report));
const scores = mutationScores(report);
console.table(scores);
if (failed.length) console.error(`These runs failed: ${failed.join(', ')}.`);
process.exitCode = failed.length || !scores.every(hasPassed) ? 1 : 0;

/** The reports of all runs so far in one, so that --only replaces only its own part. */
function joinedReport(): MutationReport {
  const files: Record<string, MutatedFileReport> = {};
  for (const { name, module } of mutationRuns) {
    const path = `reports/mutation/${name}.json`;
    if (!existsSync(path)) continue;
    const { files: own } = JSON.parse(readFileSync(path, 'utf8')) as MutationReport;
    for (const [file, { mutants }] of Object.entries(own)) files[file] = { module, mutants };
  }
  return { files };
}
