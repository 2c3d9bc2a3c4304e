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

// Everything that has to hold, the quick things first.
await runSteps([build, types, lint, deadCode, units, sizes, elements, stories, journeys], {
  CHROMIUM: await chromiumPath(),
});
