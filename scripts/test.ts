import { chromiumPath } from './chromium.ts';
import { runSteps } from './run-steps.ts';
import { testStages } from './steps.ts';

// `npm test`: quick checks first, then everything that needs a browser.
await runSteps(testStages, { environment: { CHROMIUM: await chromiumPath() } });
