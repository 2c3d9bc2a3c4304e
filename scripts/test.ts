import { parseArgs } from 'node:util';
import { install } from './programs.ts';
import { runSteps } from './run-steps.ts';
import { allStages, quickStages, type Step } from './steps.ts';

// `npm test` and `npm run test:all`; `-- --only <step>` runs one step, with what it needs.
const { values } = parseArgs({
  options: { all: { type: 'boolean' }, only: { type: 'string', multiple: true } },
});
const stages = values.all ? allStages : quickStages;
const steps = stages.flat();
const unknown = values.only?.filter(name => !steps.some(step => step.name === name)) ?? [];
if (unknown.length) {
  console.error(
    `There is no step "${unknown.join(', ')}". Steps: ${steps.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}

const isChosen = ({ name }: Step): boolean => values.only?.includes(name) ?? true;
const needed = steps.filter(isChosen).flatMap(({ needs = [] }) => needs);
const isWanted = (step: Step): boolean => isChosen(step) || needed.includes(step.name);
const programs = steps.filter(isWanted).flatMap(step => step.programs ?? []);
const missing = await install(new Set(['Chromium', ...programs]));
for (const sentence of missing) console.log(sentence);
await runSteps(
  stages.map(stage => stage.filter(isWanted)),
  missing,
);
