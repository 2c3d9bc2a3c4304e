import { runSteps } from './run-steps.ts';
import { checkStages } from './steps.ts';

// `npm run check`: everything that needs no browser, quick enough to run before each commit.
await runSteps(checkStages);
