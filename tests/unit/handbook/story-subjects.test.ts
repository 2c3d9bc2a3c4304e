// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { StoryEntry } from '../../../stories/handbook/story-index.ts';
import { mainStories, storiesBySubject } from '../../../stories/handbook/story-subjects.ts';

const story = (name: string): StoryEntry => ({ id: name, title: 'Lists/psp-table', name, type: 'story' });
const namesOf = (stories: readonly StoryEntry[] = []) => stories.map(({ name }) => name);
const many = [...Array(20).keys()].map(number => story(`State ${number}`));

describe('the stories of a docs page', () => {
  it('are all offered at once if they are few', () => {
    const few = [story('Ready'), story('Phone')];
    expect(mainStories(few)).toBe(few);
  });

  it('are folded after ten that are no variant of another', () => {
    expect(namesOf(mainStories([story('Ready In Dark'), ...many]))).toEqual(namesOf(many.slice(0, 10)));
  });

  it('are grouped by subject, each in one group', () => {
    const names = [
      'Ready',
      'Delete Cell Refused',
      'Editing On Phone',
      'Without Endpoint',
      'Editing',
      'Empty',
    ];
    const groups = storiesBySubject(names.map(story));
    expect([...groups].map(([subject, stories]) => [subject, ...namesOf(stories)])).toEqual([
      ['Other states', 'Ready'],
      ['Selecting, editing and saving', 'Editing'],
      ['Loading and empty', 'Empty'],
      ['Failures', 'Delete Cell Refused'],
      ['Mistakes of a page or host', 'Without Endpoint'],
      ['Phone, dark, right to left', 'Editing On Phone'],
    ]);
  });
});
