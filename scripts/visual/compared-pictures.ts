import { relative } from 'node:path';

/** A picture that differs from its baseline, or has none. Paths are from the root. */
export interface ChangedPicture {
  /** Path below the folder of baselines: `lists-psp-table--ready/light-375.png`. */
  readonly picture: string;
  /** Missing where no baseline was accepted yet. */
  readonly expected?: string;
  readonly actual?: string;
  readonly difference?: string;
}

/** The parts of Playwright's JSON report that contain pictures. */
interface Suite {
  readonly specs?: readonly { readonly tests: readonly { readonly results?: readonly Result[] }[] }[];
  readonly suites?: readonly Suite[];
}

interface Result {
  readonly attachments?: readonly { readonly name: string; readonly path?: string }[];
}

const roles = { expected: 'expected', actual: 'actual', diff: 'difference' } as const;

/** The changed pictures in a report of Playwright; none in any other report. */
export function changedPictures(report: object): ChangedPicture[] {
  const changed = new Map<string, ChangedPicture>();
  for (const { attachments = [] } of resultsOf(report as Suite))
    for (const { name, path } of attachments) {
      const [, stem, role] = /^(.+)-(expected|actual|diff)\.png$/.exec(name) ?? [];
      if (!stem || !path) continue;
      const picture = `${stem}.png`;
      const file = { [roles[role as keyof typeof roles]]: fromRoot(path) };
      changed.set(picture, { ...changed.get(picture), ...file, picture });
    }
  return [...changed.values()].toSorted((one, other) => one.picture.localeCompare(other.picture));
}

const resultsOf = ({ specs = [], suites = [] }: Suite): Result[] => [
  ...specs.flatMap(({ tests }) => tests.flatMap(({ results = [] }) => results)),
  ...suites.flatMap(resultsOf),
];

/** Reports contain absolute paths, of this folder or of the one that the report was copied from. */
const fromRoot = (path: string): string =>
  relative('.', path)
    .replaceAll('\\', '/')
    .replace(/^\.\.\/.*?\/((?:tests|reports)\/)/, '$1');
