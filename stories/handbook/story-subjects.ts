import { groupBy } from '../../src/domain/group-by.ts';
import type { StoryEntry } from './story-index.ts';

/** Whether a story only repeats another one on a phone, in dark, zoomed or right to left. */
export const isVariant = ({ name }: StoryEntry): boolean => /phone|dark|right to left|400/i.test(name);

/** How many stories a page offers before "All stories". */
const maxMain = 10;

/** The stories that a page offers at once: all if they are few, otherwise the first ones that are not variants of another. */
export const mainStories = (stories: readonly StoryEntry[]): readonly StoryEntry[] =>
  stories.length <= maxMain + 2 ? stories : stories.filter(story => !isVariant(story)).slice(0, maxMain);

/** The stories of a component by subject, in the order of `subjects`. */
export function storiesBySubject(stories: readonly StoryEntry[]): ReadonlyMap<string, readonly StoryEntry[]> {
  const bySubject = groupBy(stories, subjectOf);
  return new Map(
    subjects.flatMap(subject => {
      const entries = bySubject.get(subject);
      return entries ? [[subject, entries] as const] : [];
    }),
  );
}

const otherStates = 'Other states';
const variants = 'Phone, dark, right to left';

/** The first pattern that matches a story's name decides. */
const patterns: readonly (readonly [subject: string, name: RegExp])[] = [
  ['Mistakes of a page or host', /without|missing|invalid attr|cross|malformed|not json|unknown|repeated/i],
  ['Failures', /fail|refus|denied|ended|offline|error|invalid/i],
  ['Loading and empty', /load|empty|^no |nothing/i],
  ['Cells', /cell|typed/i],
  ['Selecting, editing and saving', /select|edit|sav|changes|export/i],
  ['Search, order and pages', /search|sort|filter|page|column/i],
  ['Menus and dialogs', /menu|dialog|confirm|details|open/i],
];

const subjects = [otherStates, ...patterns.map(([subject]) => subject).toReversed(), variants];

const subjectOf = (story: StoryEntry): string =>
  isVariant(story) ? variants : (patterns.find(([, name]) => name.test(story.name))?.[0] ?? otherStates);
