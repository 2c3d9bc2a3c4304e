import { chromiumPath } from './chromium.ts';
import {
  build,
  deadCode,
  elements,
  journeys,
  lint,
  runSteps,
  sizes,
  stories,
  types,
  units,
} from './steps.ts';

// Everything that has to hold, the quick things first. The longest of those beside each other begins first.
await runSteps(
  [
    [build, types, lint, deadCode],
    [sizes, units],
    [journeys, elements, stories],
  ],
  { CHROMIUM: await chromiumPath() },
);
