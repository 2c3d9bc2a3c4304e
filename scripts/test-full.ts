import { parseArgs } from 'node:util';
import { chromiumPath } from './chromium.ts';
import { enginePaths } from './engines.ts';
import { languagePaths } from './languages.ts';
import { runSteps } from './run-steps.ts';
import { fullStages } from './steps.ts';

// `npm run test:full [-- --only <step>]`: runs everything, slow tests included.
const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
const names = fullStages.flat().map(({ name }) => name);
const unknown = values.only?.filter(name => !names.includes(name)) ?? [];
if (unknown.length) {
  console.error(`There is no step "${unknown.join(', ')}". Steps: ${names.join(', ')}.`);
  process.exit(1);
}

// Every selected step also runs the build, since journeys use dist.
const isWanted = (name: string) => !values.only || name === 'build' || values.only.includes(name);
const wantedEngines = () =>
  isWanted('firefox-journeys') || isWanted('webkit-journeys') ? enginePaths() : undefined;
const wantedLanguages = () => (isWanted('examples') || isWanted('recipes') ? languagePaths() : undefined);
await runSteps(
  fullStages.map(stage => stage.filter(({ name }) => isWanted(name))),
  {
    environment: { CHROMIUM: await chromiumPath(), ...(await wantedEngines()), ...(await wantedLanguages()) },
    continuesAfterFailedTests: true,
  },
);
