import { newestOf } from './newest.ts';
import { run } from './run.ts';
import { build } from './steps.ts';

// Builds the library if its sources are newer than dist, then starts the reference portal; `--reset` seeds it again.
const stale =
  newestOf('src', 'scripts/build', 'rollup.config.mjs', 'package-lock.json') > newestOf('dist/manifest.json');
if (stale) console.log('Building the library.');
process.exitCode =
  (stale && (await run(build.command))) ||
  (await run(['node', 'tests/host/start.ts', '--port', '4600', ...process.argv.slice(2)]));
