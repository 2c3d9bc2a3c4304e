import { existsSync } from 'node:fs';
import { chromiumPath } from './chromium.ts';
import {
  build,
  deadCode,
  elementsAndStories,
  journeys,
  lint,
  runSteps,
  sizes,
  types,
  units,
} from './steps.ts';

// Everything that has to hold, the quick things first.
await runSteps(
  [
    build,
    types,
    lint,
    deadCode,
    units,
    sizes,
    elementsAndStories,
    ...(existsSync('playwright.config.ts') ? [journeys] : []),
  ],
  {
    CHROMIUM: await chromiumPath(),
  },
);
