import { parseArgs } from 'node:util';
import { chromiumPath } from './chromium.ts';
import { enginePaths } from './engines.ts';
import { FinishedSteps } from './finished-steps.ts';
import { languagePaths } from './languages.ts';
import { runSteps } from './run-steps.ts';
import { fullStages } from './steps.ts';

// `npm run test:full [-- --only <step>] [-- --fresh]`: runs everything, slow tests included. Resumes after the last
// step that passed.
const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true }, fresh: { type: 'boolean' } },
});
const names = fullStages.flat().map(({ name }) => name);
const unknown = values.only?.filter(name => !names.includes(name)) ?? [];
if (unknown.length) {
  console.error(`There is no step "${unknown.join(', ')}". Steps: ${names.join(', ')}.`);
  process.exit(1);
}
if (values.fresh) FinishedSteps.forget();

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
    earlier: new FinishedSteps({ repeat: values.only ?? [] }),
  },
);
