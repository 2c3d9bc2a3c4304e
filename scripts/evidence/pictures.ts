import type { ChangedPicture } from '../visual/compared-pictures.ts';
import type { TextFile } from './evidence.ts';
import type { TestResult } from './test-results.ts';

/** An accepted screenshot of a story. */
export interface Picture {
  /** Path below the folder of baselines, and below `pictures` beside the evidence: `lists-psp-table--ready/dark-375.png`. */
  readonly file: string;
  /** As in Storybook's index: `lists-psp-table--ready`. */
  readonly story: string;
  /** Whether the last run took a picture that differs. */
  readonly isChanged: boolean;
}

/** A picture, and the paths of what it shows: folders of elements, files of pieces, and the tests of an element. */
export interface PictureOfCode extends Picture {
  readonly shows: readonly string[];
}

/** What a story file shows follows from its imports. */
export function picturesOfStories(
  files: readonly string[],
  stories: readonly TextFile[],
  changed: readonly ChangedPicture[],
): PictureOfCode[] {
  const shown = new Map(
    stories.flatMap(({ path, text }) => {
      const [, title] = /title: '([^']+)'/.exec(text) ?? [];
      return path.startsWith('stories/') && title ? [[idOf(title), shownBy(text)]] : [];
    }),
  );
  return files.map(file => {
    const [story = ''] = file.split('/');
    const isChanged = changed.some(({ picture }) => picture === file);
    return { file, story, isChanged, shows: shown.get(story.replace(/--.*/, '')) ?? [] };
  });
}

/** As Storybook makes it: `Lists/psp-table` → `lists-psp-table`. */
const idOf = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');

function shownBy(text: string): string[] {
  const [, element] = /from '\.\.\/\.\.\/src\/elements\/([\w-]+)\/index\.ts'/.exec(text) ?? [];
  if (!element)
    return [...text.matchAll(/from '\.\.\/\.\.\/(src\/ui\/[^']+)'/g)].map(([, path = '']) => path);
  // Tests of one element may have several files, such as deposit-form.test.ts and deposit-form-saving.test.ts.
  const tests = [`tests/elements/${element}.test.`, `tests/elements/${element}-`];
  const ofElement = [`src/elements/${element}/`, ...tests];
  return element === 'table' ? [...ofElement, 'src/table/'] : ofElement;
}

/** Groups whose requirements cannot be seen in a picture. */
const unseen = /^(?:EMB|SHIP|CLI|NET|EVI)-/;

/** The pictures of a requirement: of the elements and pieces whose own code or tests name it. */
export function picturesFor(
  id: string,
  code: readonly string[],
  tests: readonly Pick<TestResult, 'file'>[],
  pictures: readonly PictureOfCode[],
): Picture[] {
  if (unseen.test(id)) return [];
  const named = [...code, ...tests.map(({ file }) => file)];
  return pictures
    .filter(({ shows }) => named.some(path => shows.some(shown => path.startsWith(shown))))
    .map(({ shows: _, ...picture }) => picture);
}
