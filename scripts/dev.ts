import { run } from './run.ts';

// The portal with the library rebuilt on every change; reload the page to see it.
process.exitCode = Math.max(
  ...(await Promise.all([
    run(['rollup', '-c', '--watch', '--no-watch.clearScreen']),
    run(['node', 'tests/host/start.ts', '--port', '4600', ...process.argv.slice(2)]),
  ])),
);
