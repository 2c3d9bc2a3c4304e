import { countMutationScores } from './mutation-scores.ts';
import { countAttack, countPlaywright, countVitest, type TestReport } from './test-reports.ts';

/** One command that has to succeed, and the report it writes if it runs tests. */
export interface Step {
  /** Short and unique: what `--only` takes, and the name of the report. */
  readonly name: string;
  readonly title: string;
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly report?: TestReport;
}

/** Steps that may run side by side. */
export type Stage = readonly Step[];

/** Lets property tests try all their cases: tests/support/runs.ts. */
const full = { FULL: '1' };
/** Delays frames and React's work, as on a busy machine: tests/support/late.ts. */
const late = { LATE: '1' };

export const build: Step = { name: 'build', title: 'build', command: ['rollup', '-c', '--silent'] };
const types: Step = { name: 'types', title: 'types', command: ['tsc', '-p', '.'] };
const lint: Step = { name: 'lint', title: 'lint', command: ['biome', 'check', '.'] };
const deadCode: Step = { name: 'dead-code', title: 'dead code', command: ['knip'] };
const layers: Step = { name: 'layers', title: 'layers', command: ['depcruise', 'src'] };
const folders: Step = { name: 'folders', title: 'folders', command: ['node', 'scripts/folders.ts'] };
const sizes: Step = { name: 'sizes', title: 'sizes', command: ['node', 'scripts/size.ts'] };
const unit = vitest('unit', 'unit and contract tests', 'unit');
const fullUnit = vitest('full-unit', 'unit and contract tests, all cases', 'unit', full);
const elements = vitest('elements', 'elements in Chromium', 'browser');
const lateElements = vitest('late-elements', 'elements with late frames', 'browser', late);
const stories = vitest('stories', 'stories in Chromium', 'stories');
const journeys = playwright('journeys', 'journeys in Chromium');
const lateJourneys = playwright('late-journeys', 'journeys with late frames', late);
const released = vitest('package', 'the released package in an empty project', 'package');
const firefoxJourneys = engineJourneys('firefox', 'journeys in Firefox');
const webkitJourneys = engineJourneys('webkit', 'journeys in WebKit');
const examples: Step = {
  ...playwright('examples', 'example hosts in PHP and Python'),
  command: ['playwright', 'test', '--reporter=list,json', '--config=playwright.examples.config.ts'],
};
const recipes = vitest('recipes', 'recipes in their template engines', 'recipes');
const mutation: Step = {
  name: 'mutation',
  title: 'mutation tests',
  command: ['node', 'scripts/mutation.ts'],
  report: { file: 'reports/mutation.json', count: countMutationScores },
};

const attack: Step = {
  name: 'attack',
  title: 'attacks on every element',
  command: ['node', 'scripts/attack.ts'],
  report: { file: 'reports/attack.json', count: countAttack },
};

export const handbook: Step = {
  name: 'handbook',
  title: 'handbook',
  command: ['storybook', 'build', '--quiet'],
};
const handbookPages: Step = {
  ...playwright('handbook-pages', 'pages of the handbook'),
  command: ['playwright', 'test', '--reporter=list,json', '--config=playwright.handbook.config.ts'],
};

export const visual: Step = {
  ...playwright('visual', 'pictures of stories'),
  command: ['node', 'scripts/visual.ts'],
};

const staticChecks: Stage = [build, types, lint, deadCode, layers, folders];

/** `npm run check`: everything that needs no browser. */
export const checkStages: readonly Stage[] = [staticChecks, [sizes, quick(unit)]];

/** `npm test`: everything except what is tagged as slow. The longest step of a stage comes first. */
export const testStages: readonly Stage[] = [...checkStages, [quick(journeys), quick(elements), stories]];

/** `npm run test:full`: all tests, the attacks, journeys in other engines, browser tests under delays, mutation tests. */
export const fullStages: readonly Stage[] = [
  staticChecks,
  [sizes, fullUnit, handbook],
  [journeys, elements, stories, visual, handbookPages],
  // In a stage of its own, since it builds dist again.
  [released],
  // In a stage of its own: it uses all cores, and parts of it measure time.
  [attack],
  [firefoxJourneys, webkitJourneys],
  [examples, recipes],
  [quick(lateJourneys), quick(lateElements)],
  [mutation],
];

/** Excludes what is tagged as slow. */
function quick(step: Step): Step {
  const option = step.command[0] === 'playwright' ? '--grep-invert=@slow' : '--tags-filter=!slow';
  return { ...step, command: [...step.command, option] };
}

function vitest(name: string, title: string, project: string, environment = {}): Step {
  const file = `reports/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return {
    name,
    title,
    command: ['vitest', 'run', '--project', project, ...reporters],
    environment,
    report: { file, count: countVitest },
  };
}

function playwright(name: string, title: string, environment = {}): Step {
  const file = `reports/${name}.json`;
  return {
    name,
    title,
    command: ['playwright', 'test', '--reporter=list,json'],
    environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    report: { file, count: countPlaywright },
  };
}

/** A project of playwright.engines.config.ts. */
function engineJourneys(engine: string, title: string): Step {
  const step = playwright(`${engine}-journeys`, title);
  return {
    ...step,
    command: [...step.command, '--config=playwright.engines.config.ts', `--project=${engine}`],
  };
}
