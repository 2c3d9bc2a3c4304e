import { useState } from 'react';
import { sentence } from './sentence.ts';
import { StoryFrame } from './story-frame.tsx';
import { type StoryEntry, useStoryIndex } from './story-index.ts';
import { isVariant, mainStories, storiesBySubject } from './story-subjects.ts';

interface StatesProps {
  readonly title: string;
  readonly narrow: boolean;
  /** Of their frame, in CSS pixels. */
  readonly minHeight?: number;
}

/** All states of a component: their names, and the chosen one in a window of its own. */
export function States({ title, narrow, minHeight = 240 }: StatesProps) {
  const stories = useStoryIndex()
    .filter(entry => entry.type === 'story' && entry.title === title)
    // The component's own file first, then those with further stories of it.
    .toSorted((one, other) => Number(isOfDocs(other)) - Number(isOfDocs(one)));
  const [chosenId, setChosenId] = useState<string>();
  const main = mainStories(stories);
  const first = main.find(isCalm) ?? main[0];
  const chosen = stories.find(({ id }) => id === chosenId) ?? first;
  if (!chosen) return null;
  const choices = { chosenId: chosen.id, choose: setChosenId };
  return (
    <div className="hb-states">
      <nav aria-label="States">
        <Choices stories={main} {...choices} />
        {main.length < stories.length && (
          <details>
            <summary>All stories ({stories.length})</summary>
            {[...storiesBySubject(stories)].map(([subject, entries]) => (
              <Choices key={subject} subject={subject} stories={entries} {...choices} />
            ))}
          </details>
        )}
      </nav>
      <div className="hb-stage">
        <StoryFrame
          key={chosen.id}
          id={chosen.id}
          title={chosen.name}
          height={640}
          minHeight={minHeight}
          {...(narrow || /phone/i.test(chosen.name) ? { width: 375 } : {})}
        />
        <a href={`./?path=/story/${chosen.id}`} target="_top">
          Open “{sentence(chosen.name)}” alone
        </a>
      </div>
    </div>
  );
}

interface ChoicesProps {
  readonly subject?: string;
  readonly stories: readonly StoryEntry[];
  readonly chosenId: string;
  choose(id: string): void;
}

const Choices = ({ subject, stories, chosenId, choose }: ChoicesProps) => (
  <>
    {subject && <h3>{subject}</h3>}
    <ul>
      {stories.map(({ id, name }) => (
        <li key={id}>
          <button type="button" aria-pressed={id === chosenId} onClick={() => choose(id)}>
            {sentence(name)}
          </button>
        </li>
      ))}
    </ul>
  </>
);

/** Whether a state can be shown unasked: nobody acts in it, which would move the focus into its frame. */
const isCalm = (story: StoryEntry, index: number): boolean =>
  index > 0 &&
  !story.tags?.includes('play-fn') &&
  !isVariant(story) &&
  !/without|missing|invalid|cross|malformed|loading/i.test(story.name);

const isOfDocs = ({ tags }: StoryEntry): boolean => tags?.includes('autodocs') ?? false;
