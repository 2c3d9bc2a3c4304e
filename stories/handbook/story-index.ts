import { use } from 'react';

/** An entry of Storybook's index.json. */
export interface StoryEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
  readonly tags?: readonly string[];
}

const load = async (): Promise<readonly StoryEntry[]> => {
  const response = await fetch('index.json');
  const { entries }: { entries: Readonly<Record<string, StoryEntry>> } = await response.json();
  return Object.values(entries);
};

// Sent when the module is loaded, before a story on the page replaces fetch by its own answers.
const loading = load();

/** All stories and docs pages, in the order of the sidebar; suspends the page until they are loaded. */
export const useStoryIndex = (): readonly StoryEntry[] => use(loading);

/** `Lists/psp-table` → `psp-table`. */
export const lastOf = (title: string): string => title.split('/').at(-1) ?? title;
