import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { allowLogged } from '../support/console.ts';
import { foreignTexts, tooWide } from '../support/foreign-texts.ts';
import { withLanguages } from '../support/languages.ts';
import { pressAll } from '../support/press-all.ts';
import { pseudoTranslation } from '../support/pseudo-language.ts';

type Hook = () => unknown;

interface Story {
  readonly args?: object;
  readonly beforeEach?: Hook | readonly Hook[];
  readonly render?: (args: object, context: object) => unknown;
}

type StoryFile = Readonly<Record<string, Story>> & { readonly default: Story };

const files = import.meta.glob<StoryFile>('../../stories/elements/*.stories.ts', { eager: true });
const texts = import.meta.glob<string>(
  [
    '../../stories/{elements,support}/*.ts',
    '../support/{,answers/}*.ts',
    '../../src/elements/*/*.definition.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
/** What stories and their answers are written with: texts of the host. */
const hostTexts = Object.values(texts).join('\n');

/** Without the interactions of a story, which look for English texts. */
const stories = Object.entries(files).flatMap(([path, { default: meta, ...named }]) =>
  Object.entries(named).map(([name, story], index) => ({
    isFirst: index === 0,
    name: `${path.match(/([\w-]+)\.stories/)?.[1]} ${name}`,
    hooks: [meta.beforeEach, story.beforeEach].flat().filter(hook => hook !== undefined),
    show: () => (story.render ?? meta.render)?.({ ...meta.args, ...story.args }, { globals: {} }),
  })),
);

beforeEach(async () => {
  allowLogged();
  document.documentElement.lang = 'en-XA';
  withLanguages({ shipped: { 'en-xa': async () => ({ translation: pseudoTranslation() }) } });
  await page.viewport(375, 740);
});

afterEach(() => {
  document.documentElement.lang = 'en';
});

const expectTranslated = (shown: HTMLElement, after = 'showing it'): void =>
  expect(foreignTexts(shown, hostTexts), `after ${after}`).toEqual([]);

describe('the first story of an element in the pseudo-language, on a phone', () => {
  it.each(stories.filter(({ isFirst }) => isFirst))(
    '[EMB-15] shows only translated texts, none of them cut: $name',
    story =>
      showStory(story, shown => {
        expectTranslated(shown);
        expect(tooWide(shown)).toEqual([]);
      }),
  );
});

describe('any story in the pseudo-language, on a phone', { tags: ['slow'] }, () => {
  it.each(stories)('[EMB-15] shows only translated texts, also after pressing each button: $name', story =>
    showStory(story, async shown => {
      expectTranslated(shown);
      expect(tooWide(shown)).toEqual([]);
      await pressAll(shown, async pressed => {
        await settled(shown);
        expectTranslated(shown, `pressing ${pressed}`);
      });
    }),
  );
});

async function showStory(
  { hooks, show }: (typeof stories)[number],
  check: (shown: HTMLElement) => unknown,
): Promise<void> {
  const cleanUps: unknown[] = [];
  for (const hook of hooks) cleanUps.push(await hook());
  const shown = show();
  if (!(shown instanceof HTMLElement)) throw new Error('The story shows no element.');
  document.body.append(shown);
  await settled(shown);
  await check(shown);
  shown.remove();
  for (const cleanUp of cleanUps) if (typeof cleanUp === 'function') await cleanUp();
}

/** Resolves when nothing of the story is loading any more, or after a second where it stays so. */
async function settled(shown: HTMLElement): Promise<void> {
  const end = performance.now() + 1000;
  const hosts = [shown, ...shown.querySelectorAll<HTMLElement>('*')].filter(each => each.shadowRoot);
  const isLoading = () =>
    hosts.some(
      ({ shadowRoot }) =>
        !shadowRoot?.querySelector('.root')?.childElementCount ||
        shadowRoot.querySelector('.skeleton, .skeleton-rows, [aria-busy="true"]'),
    );
  do await new Promise(requestAnimationFrame);
  while (isLoading() && performance.now() < end);
}
