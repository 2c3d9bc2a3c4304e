import { useState } from 'react';
import { sentence } from './sentence.ts';
import { StoryFrame } from './story-frame.tsx';
import { isVariant, type StoryEntry, useStoryIndex } from './story-index.ts';

/** All states of a component: their names, and the chosen one in a window of its own. */
export function States({ title, narrow }: { readonly title: string; readonly narrow: boolean }) {
  const stories = useStoryIndex()
    .filter(entry => entry.type === 'story' && entry.title === title)
    // The component's own file first, then those with further stories of it.
    .toSorted((one, other) => Number(isOfDocs(other)) - Number(isOfDocs(one)));
  const [chosenId, setChosenId] = useState<string>();
  const first = stories.find(isCalm) ?? stories[0];
  const chosen = stories.find(({ id }) => id === chosenId) ?? first;
  if (!chosen) return null;
  const groupOf = (heading: string, entries: readonly StoryEntry[]) =>
    entries.length > 0 && (
      <>
        <p className="hb-eyebrow">{heading}</p>
        <ul>
          {entries.map(({ id, name }) => (
            <li key={id}>
              <button type="button" aria-pressed={id === chosen.id} onClick={() => setChosenId(id)}>
                {sentence(name)}
              </button>
            </li>
          ))}
        </ul>
      </>
    );
  return (
    <div className="hb-states">
      <nav aria-label="States">
        {groupOf(
          'States',
          stories.filter(story => !isVariant(story)),
        )}
        {groupOf('Phone, dark, right to left', stories.filter(isVariant))}
      </nav>
      <div className="hb-stage">
        <StoryFrame
          key={chosen.id}
          id={chosen.id}
          title={chosen.name}
          height={640}
          {...(narrow || /phone/i.test(chosen.name) ? { width: 375 } : {})}
        />
        <a href={`./?path=/story/${chosen.id}`} target="_top">
          Open “{sentence(chosen.name)}” alone
        </a>
      </div>
    </div>
  );
}

/** Whether a state can be shown unasked: nobody acts in it, which would move the focus into its frame. */
const isCalm = (story: StoryEntry, index: number): boolean =>
  index > 0 &&
  !story.tags?.includes('play-fn') &&
  !isVariant(story) &&
  !/without|missing|invalid|cross|malformed/i.test(story.name);

const isOfDocs = ({ tags }: StoryEntry): boolean => tags?.includes('autodocs') ?? false;
