import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';

// Builds the library if its sources are newer than dist, then starts the reference portal; `--reset` seeds it again.
const isStale = ['src', 'scripts/build', 'rollup.config.mjs', 'package-lock.json'].some(
  path => changedAt(path) > changedAt('dist/manifest.json'),
);
if (isStale) console.log('Building the library (about a minute).');
process.exitCode =
  (isStale && (await run(['rollup', '-c', '--silent']))) ||
  (await run(['node', 'tests/host/start.ts', '--port', '4600', ...process.argv.slice(2)]));

/** The time of the latest change of a file or of the files in a folder, in milliseconds; 0 without it. */
function changedAt(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats?.mtimeMs ?? 0;
  return Math.max(...readdirSync(path).map(name => changedAt(join(path, name))));
}
