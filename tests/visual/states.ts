import type { DocumentedElement } from '../../src/embed/documented-element.ts';
import type { Entry } from '../handbook/handbook.ts';

/** Accepted pictures; each commit changes only those that its change affects. */
export const baselineFolder = 'tests/visual/baselines';

export const themes = ['light', 'dark'] as const;
/** A phone and a desktop. */
const windows = [
  { width: 375, height: 700 },
  { width: 1280, height: 800 },
] as const;

/** The path of a picture below the folder of baselines. */
export const picturePath = (id: string, theme: string, width: number): string =>
  `${id}/${theme}-${width}.png`;

/** The windows in which a story shows anything. */
export const windowsOf = ({ below = Number.POSITIVE_INFINITY }: PicturedStory) =>
  windows.filter(({ width }) => width < below);

/** The paths of all pictures of these stories. */
export const picturePaths = (stories: readonly PicturedStory[]): string[] =>
  stories.flatMap(story =>
    windowsOf(story).flatMap(({ width }) => themes.map(theme => picturePath(story.id, theme, width))),
  );

type State = 'ready' | 'empty' | 'failed';

const defaultNames: Readonly<Record<State, string>> = { ready: 'Ready', empty: 'Empty', failed: 'Failed' };

/** Stories that show a state under a name of their own. */
const ownNames: Readonly<Record<string, Partial<Record<State, string>>>> = {
  'psp-create-err': { empty: 'No Studies', failed: 'Offline' },
  'psp-deposit-form': { empty: 'No Studies' },
  'psp-flash-message': { ready: 'Success', failed: 'Error With Code' },
  'psp-my-studies': { empty: 'No Studies', failed: 'Offline' },
  'psp-quick-actions': { empty: 'No Patients', failed: 'Patients Forbidden' },
  'psp-reimbursement-detail': { empty: 'Related Empty', failed: 'Related Failed' },
  'psp-report-form': { empty: 'No Sites', failed: 'Lookups Forbidden' },
  'psp-sponsor-logo': { empty: 'No Logo', failed: 'Broken Image' },
  'psp-study-list': { empty: 'No Studies', failed: 'Offline' },
};

/** The stories of pieces whose first story shows less than another one. */
const storiesOfPieces: Readonly<Record<string, string>> = {
  Menu: 'Open',
  Select: 'Open',
  Tooltip: 'Focused',
};

/** What the choice of stories depends on. */
type PicturedElement = Pick<DocumentedElement, 'tag' | 'calls' | 'reservedSpace'>;

/** A story that has pictures. */
export interface PicturedStory {
  /** As in Storybook's index: `lists-psp-table--ready`. */
  readonly id: string;
  /** The name under which a reader finds the picture in the report: `psp-table, Ready`. */
  readonly title: string;
  /** The element is hidden in windows that are not narrower. */
  readonly below?: number | undefined;
}

/** The stories that have pictures, and what is missing in the handbook. */
export interface Pictured {
  readonly stories: readonly PicturedStory[];
  readonly problems: readonly string[];
}

/**
 * The stories of which pictures are compared: of each element ready, empty and failed, of each piece one. Elements that
 * ask a host need all three; others have those of which there is a story.
 */
export function picturedStories(
  entries: readonly Entry[],
  definitions: readonly PicturedElement[],
): Pictured {
  const stories = entries.filter(({ type }) => type === 'story');
  const found = [
    ...definitions.flatMap(definition => statesOf(definition, stories)),
    ...pieces(stories.filter(({ title }) => title.startsWith('Pieces/'))),
  ];
  return {
    stories: found.flatMap(({ story }) => story ?? []),
    problems: found.flatMap(({ problem }) => problem ?? []),
  };
}

/** One of both, or neither for a state that an element does not have. */
interface FoundState {
  readonly story?: PicturedStory;
  readonly problem?: string;
}

function statesOf({ tag, calls, reservedSpace }: PicturedElement, stories: readonly Entry[]) {
  const below = 'below' in reservedSpace ? reservedSpace.below : undefined;
  const own = stories.filter(({ title }) => subjectOf(title) === tag);
  const asksHost = calls.some(({ endpoint }) => endpoint.method === 'GET');
  return (Object.keys(defaultNames) as State[]).map((state): FoundState => {
    const named = ownNames[tag]?.[state];
    const name = named ?? defaultNames[state];
    const story = own.find(entry => entry.name === name);
    if (story) return { story: { ...pictured(story), below } };
    const isExpected = named || state === 'ready' || asksHost;
    return isExpected ? missing(tag, name) : {};
  });
}

/** Of each piece the named story, else the first one. */
function pieces(stories: readonly Entry[]): FoundState[] {
  return [...new Set(stories.map(({ title }) => title))].map(title => {
    const own = stories.filter(entry => entry.title === title);
    const named = storiesOfPieces[subjectOf(title)];
    const story = named ? own.find(({ name }) => name === named) : own[0];
    return story ? { story: pictured(story) } : missing(subjectOf(title), named ?? '');
  });
}

const missing = (subject: string, name: string): FoundState => ({
  problem: `${subject} has no story "${name}". Add it, or name another one in tests/visual/states.ts.`,
});

const pictured = ({ id, title, name }: Entry): PicturedStory => ({
  id,
  title: `${subjectOf(title)}, ${name}`,
});

/** `Lists/psp-table` → `psp-table`. */
const subjectOf = (title: string): string => title.split('/').at(-1) ?? title;
