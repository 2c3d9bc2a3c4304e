import { readMutationScores } from './mutation-scores.ts';
import type { ProgramName } from './programs.ts';
import { readTests, type TestOutcome } from './test-reports.ts';

/** One command that has to succeed. */
export interface Step {
  /** Short and unique: what `--only` takes. */
  readonly name: string;
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Reads reports/<name>.json, which the command writes; left out by a step without tests. */
  readonly read?: (json: string) => TestOutcome;
  /** Steps whose output it needs: `--only` runs them too. */
  readonly needs?: readonly string[];
  /** What it starts besides Node and Chromium. */
  readonly programs?: readonly ProgramName[];
}

/** Steps that may run side by side; the longest comes first. */
export type Stage = readonly Step[];

const checks: Stage = [
  { name: 'build', command: ['rollup', '-c', '--silent'] },
  { name: 'types', command: ['tsc', '-p', '.'] },
  { name: 'browser-types', command: ['tsc', '-p', 'src'] },
  { name: 'lint', command: ['biome', 'check', '.'] },
  { name: 'unused', command: ['knip'] },
  { name: 'layers', command: ['depcruise', '--config', 'scripts/dependency-cruiser.mjs', 'src'] },
  { name: 'folders', command: ['node', 'scripts/folders.ts'] },
];
const sizes: Step = { name: 'sizes', command: ['node', 'scripts/size.ts'], needs: ['build'] };
const unit = vitest('unit', 'unit');
const elements = vitest('elements', 'browser');
const stories = vitest('stories', 'stories');
const journeys = playwright('journeys', ['journeys']);

/** `npm test`: everything except what is tagged as slow. */
export const quickStages: readonly Stage[] = [
  checks,
  [
    withoutSlow(elements),
    withoutSlow(journeys),
    // Contrast takes axe most of its time, and the elements' tests measure it, too. Dark and right-to-left stories differ
    // from the others only in looks, which the pictures of the full run check.
    {
      ...stories,
      command: [...stories.command, '--testNamePattern=^(?!.*(Dark|Right To Left)$)'],
      environment: { SKIP_CONTRAST: '1' },
    },
    withoutSlow(unit),
    sizes,
  ],
];

/** `npm run test:all`: also what takes minutes or needs another program. */
export const allStages: readonly Stage[] = [
  checks,
  // With FULL, property tests try all their cases: tests/support/runs.ts.
  [
    sizes,
    { ...unit, environment: { FULL: '1' } },
    { name: 'storybook', command: ['storybook', 'build', '--quiet'] },
  ],
  [
    journeys,
    elements,
    stories,
    { ...playwright('visual', ['visual']), needs: ['storybook'] },
    { ...playwright('handbook', ['handbook']), needs: ['storybook'] },
  ],
  // In a stage of its own, since it builds dist again.
  [vitest('package', 'package')],
  [
    { ...playwright('hosts', ['hosts', 'php', 'python']), programs: ['PHP', 'Python', 'Ruby', 'Java'] },
    { ...vitest('recipes', 'recipes'), programs: ['PHP', 'Python', 'Ruby', 'Java', 'PostgreSQL'] },
    { ...playwright('webkit', ['webkit'], ['xvfb-run', '-a']), programs: ['WebKitGTK', 'Xvfb'] },
    { ...playwright('firefox', ['firefox']), programs: ['Firefox'] },
  ],
  // Alone: on a busy machine Orca falls behind the keys.
  [
    {
      ...playwright(
        'orca',
        ['orca'],
        ['xvfb-run', '-a', 'dbus-run-session', '--', 'sh', 'tests/orca/session.sh'],
      ),
      programs: ['Orca', 'Xvfb'],
    },
  ],
  [late(playwright('late-journeys', ['journeys'])), late(vitest('late-elements', 'browser'))],
  [{ name: 'mutation', command: ['node', 'scripts/mutation.ts'], read: readMutationScores }],
];

function vitest(name: string, project: string): Step {
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=reports/${name}.json`];
  return {
    name,
    command: ['vitest', 'run', '--project', project, ...report],
    read: readTests,
    needs: ['build'],
  };
}

function playwright(name: string, projects: readonly string[], wrapper: readonly string[] = []): Step {
  const selected = projects.map(project => `--project=${project}`);
  return {
    name,
    command: [...wrapper, 'playwright', 'test', '--reporter=list,json,html', ...selected],
    environment: {
      PLAYWRIGHT_JSON_OUTPUT_FILE: `reports/${name}.json`,
      PLAYWRIGHT_HTML_OUTPUT_DIR: `reports/${name}`,
      PLAYWRIGHT_HTML_OPEN: 'never',
    },
    read: readTests,
    needs: ['build'],
  };
}

/** Delays frames and React's work, as on a busy machine: tests/support/late.ts. */
function late(step: Step): Step {
  return withoutSlow({ ...step, environment: { ...step.environment, LATE: '1' } });
}

function withoutSlow(step: Step): Step {
  const option = step.command.includes('playwright') ? '--grep-invert=@slow' : '--tags-filter=!slow';
  return { ...step, command: [...step.command, option] };
}
