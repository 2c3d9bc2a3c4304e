import { typicalTags } from './typical-tags.ts';

type Hook = () => unknown;

interface Story {
  readonly args?: object;
  readonly beforeEach?: Hook | readonly Hook[];
  readonly render?: (args: object, context: object) => unknown;
}

type StoryFile = Readonly<Record<string, Story>> & { readonly default: Story };

const files = import.meta.glob<StoryFile>('../../stories/elements/*.stories.ts', { eager: true });

/** The stories of all elements, without the interactions of a story, which look for English texts. */
export const stories = Object.entries(files).flatMap(([path, { default: meta, ...named }]) =>
  Object.entries(named).map(([name, story], index) => ({
    isFirst: index === 0,
    name: `${path.match(/([\w-]+)\.stories/)?.[1]} ${name}`,
    hooks: [meta.beforeEach, story.beforeEach].flat().filter(hook => hook !== undefined),
    show: () => (story.render ?? meta.render)?.({ ...meta.args, ...story.args }, { globals: {} }),
  })),
);

/** Whether it is the first story of a typical tag. */
export const isTypical = ({ name, isFirst }: (typeof stories)[number]): boolean =>
  isFirst && typicalTags.includes(`psp-${name.split(' ')[0]}`);

/** Shows a story, checks it once nothing is loading any more, and removes it. */
export async function showStory(
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
export async function settled(shown: HTMLElement): Promise<void> {
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
