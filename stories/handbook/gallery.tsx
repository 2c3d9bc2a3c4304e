import { definitions } from '../../src/cli/definitions.generated.ts';
import { groupBy } from '../../src/domain/group-by.ts';
import { useGlobals } from './globals.ts';
import { guidanceByTag } from './guidance/by-tag.ts';
import type { Tag } from './guidance/guidance.ts';
import { Section } from './sections.tsx';
import { lastOf, type StoryEntry, useStoryIndex } from './story-index.ts';

/** All elements, by task: the titles of their stories say which. */
export function Gallery() {
  const entries = useStoryIndex();
  const pages = entries.filter(({ type, title }) => type === 'docs' && lastOf(title).startsWith('psp-'));
  const tasks = groupBy(pages, ({ title }) => title.split('/')[0] ?? '');
  return [...tasks].map(([task, elements]) => (
    <Section key={task} title={task}>
      <ul className="hb-gallery">
        {elements.map(page => (
          <Card
            key={page.id}
            page={page}
            ready={entries.find(
              ({ type, title, tags }) =>
                type === 'story' && title === page.title && tags?.includes('autodocs'),
            )}
          />
        ))}
      </ul>
    </Section>
  ));
}

function Card({ page, ready }: { readonly page: StoryEntry; readonly ready: StoryEntry | undefined }) {
  const tag = lastOf(page.title);
  const guidance = guidanceByTag[tag as Tag];
  const definition = definitions.find(each => each.tag === tag);
  const isSmall =
    page.title.startsWith('Helpers/') || definition?.formAssociated || tag === 'psp-legacy-report-form';
  const isNarrow = isSmall || 'isForPhones' in guidance;
  const shows = tag === 'psp-cookie-consent' ? 'foot' : isSmall ? 'first-lines' : !isNarrow && 'corner';
  const theme = useGlobals().theme === 'dark' ? 'dark' : 'light';
  const summary = definition?.summary ?? '';
  return (
    <li>
      <a href={`./?path=/docs/${page.id}`} target="_top">
        {ready && (
          <span className="hb-thumbnail" data-shows={shows || undefined}>
            <img src={`pictures/${ready.id}/${theme}-${isNarrow ? 375 : 1280}.png`} alt="" loading="lazy" />
          </span>
        )}
        <span className="hb-name">
          <strong>{tag}</strong>
          <small>{firstSentence(summary)}</small>
        </span>
      </a>
    </li>
  );
}

const firstSentence = (text: string): string => text.split('. ')[0]?.replace(/\.?$/, '.') ?? text;
