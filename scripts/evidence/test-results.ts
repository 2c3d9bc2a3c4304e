import { join, relative } from 'node:path';
import { idsIn } from './requirements.ts';

/** A test, a story or an attack on one element, and how it ended. */
export interface TestResult {
  readonly title: string;
  /** The requirements that it verifies. */
  readonly ids: readonly string[];
  /** Path from the root. */
  readonly file: string;
  /** The kind of test, in a word or two that an auditor understands. */
  readonly kind: string;
  /** The browser or runtime, with the version if the report contains it: `Firefox 153.7.0`. */
  readonly engine: string;
  readonly result: 'passed' | 'failed';
}

/** The versions of engines that reports do not contain. */
export interface Engines {
  readonly node: string;
  readonly chromium: string;
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly VitestAssertion[];
  }[];
}

interface VitestAssertion {
  readonly fullName: string;
  readonly status: string;
  readonly meta?: { readonly storyId?: string; readonly reports?: readonly { readonly type: string }[] };
}

interface PlaywrightSuite {
  readonly title: string;
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly status: string;
      /** The name of a browser or of an example host, or ''. */
      readonly projectName?: string;
      readonly annotations: readonly { readonly type: string; readonly description?: string }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  readonly config: { readonly configFile: string; readonly rootDir: string };
  readonly suites: readonly PlaywrightSuite[];
  readonly errors?: readonly { readonly message?: string }[];
}

/** The report of `npm run attack`; `attacks` are all known attacks, `rows` those that ran. */
export interface AttackReport {
  readonly date?: string;
  readonly commit?: string;
  readonly attacks?: readonly { readonly name: string; readonly title: string }[];
  readonly rows: readonly {
    readonly attack: string;
    readonly element: string;
    readonly cases: number;
    readonly faults: readonly string[];
  }[];
}

/**
 * The results in a report of Vitest, Playwright or `npm run attack`; empty for any other file. Skipped tests are left
 * out.
 */
export function resultsIn(report: object, engines: Engines): TestResult[] {
  if ('testResults' in report) return vitestResults(report as VitestReport, engines);
  if ('suites' in report) return playwrightResults(report as PlaywrightReport, engines);
  if ('rows' in report) return attackResults(report as AttackReport, engines);
  return [];
}

const vitestResults = ({ testResults }: VitestReport, engines: Engines): TestResult[] =>
  testResults.flatMap(({ name, status, assertionResults }) => {
    const file = fromRoot(name);
    const about = { file, kind: kindOf(file), engine: inBrowser(file) ? engines.chromium : engines.node };
    const results = assertionResults
      .filter(each => each.status === 'passed' || each.status === 'failed')
      .map(each => ({ ...about, ...named(each), result: each.status as TestResult['result'] }));
    const hasBroken = status === 'failed' && results.every(({ result }) => result === 'passed');
    return hasBroken ? [...results, { ...about, ...couldNotRun(), result: 'failed' }] : results;
  });

/** Stories have no id in their names; axe checks them for ACC-01. */
function named({ fullName, meta = {} }: VitestAssertion): Pick<TestResult, 'title' | 'ids'> {
  const title = meta.storyId ? `${meta.storyId}: ${fullName}` : fullName;
  const isChecked = meta.reports?.some(({ type }) => type === 'a11y');
  return { title, ids: [...idsIn(title), ...(isChecked ? ['ACC-01'] : [])] };
}

function playwrightResults({ config, suites, errors = [] }: PlaywrightReport, { chromium }: Engines) {
  const folder = relative(join(config.configFile, '..'), config.rootDir);
  const results = suites.flatMap(suite => specsOf(suite, folder, chromium));
  const about = { file: folder, kind: kindOf(`${folder}/`), engine: chromium, result: 'failed' as const };
  return [...results, ...errors.map(({ message }) => ({ ...about, ...couldNotRun(message) }))];
}

// The title of the outermost suite is the name of its file.
const specsOf = (suite: PlaywrightSuite, folder: string, chromium: string, path = ''): TestResult[] => [
  ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ status, projectName, annotations }) => ({
        title: `${path} ${title}`.trim(),
        ids: idsIn(`${path} ${title}`),
        file: `${folder}/${file}`,
        kind: kindOf(`${folder}/`),
        engine:
          annotations.find(({ type }) => type === 'engine')?.description ?? engineOf(chromium, projectName),
        result: status === 'expected' ? ('passed' as const) : ('failed' as const),
      })),
  ),
  ...(suite.suites ?? []).flatMap(inner => specsOf(inner, folder, chromium, `${path} ${inner.title}`)),
];

const engineOf = (chromium: string, project = ''): string =>
  /^(?:chromium)?$/.test(project) ? chromium : `${chromium}, ${project}`;

const attackResults = ({ attacks = [], rows }: AttackReport, { chromium }: Engines): TestResult[] =>
  rows.map(({ attack, element, cases, faults }) => {
    const title = attacks.find(({ name }) => name === attack)?.title ?? attack;
    return {
      title: `${title}: ${element}, ${cases} cases${faults.length ? `, ${faults.length} faults` : ''}`,
      ids: idsIn(title),
      file: 'tests/attack',
      kind: 'attack',
      engine: chromium,
      result: faults.length ? 'failed' : 'passed',
    };
  });

const couldNotRun = (message = ''): Pick<TestResult, 'title' | 'ids'> => ({
  title: `The file could not be run to its end. ${message.slice(0, 300)}`.trim(),
  ids: [],
});

const kinds: Readonly<Record<string, string>> = {
  elements: 'element',
  journeys: 'journey',
  engines: 'journey',
  cli: 'command line',
};

function kindOf(file: string): string {
  if (file.startsWith('stories/')) return 'story';
  if (inBrowser(file) && !file.startsWith('tests/contract/')) return 'element';
  const folder = file.split('/')[1] ?? '';
  return kinds[folder] ?? folder;
}

const inBrowser = (file: string): boolean => /^(stories|tests\/elements)\/|\.browser\.test\.tsx?$/.test(file);

/** Reports of Vitest contain absolute paths, of this folder or of the one that the report was copied from. */
const fromRoot = (path: string): string => {
  const inside = relative('.', path);
  return inside.startsWith('..') ? path.replace(/^.*?\/((?:tests|stories)\/)/, '$1') : inside;
};
