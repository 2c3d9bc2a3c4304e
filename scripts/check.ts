import { build, deadCode, lint, runSteps, sizes, types, units } from './steps.ts';

// What holds without a browser: quick enough to run before every commit.
await runSteps([
  [build, types, lint, deadCode],
  [sizes, units],
]);
