// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { CallDefinition } from '../../../src/embed/documented-element.ts';
import type { Entry } from '../../handbook/handbook.ts';
import { picturedStories, picturePaths } from '../../visual/states.ts';

const stories = (title: string, ...names: readonly string[]): Entry[] =>
  names.map(name => ({
    id: `${title}--${name}`.toLowerCase().replace(/[^a-z-]/g, '-'),
    title,
    name,
    type: 'story',
  }));

const asks = (method: 'GET' | 'POST') => [{ endpoint: { method } } as CallDefinition];
const reservedSpace = { narrow: 100, wide: 100 };
const ids = (entries: readonly Entry[], tag: `psp-${string}`, calls: readonly CallDefinition[] = []) =>
  picturedStories(entries, [{ tag, calls, reservedSpace }]).stories.map(({ id }) => id);

describe('the stories that have pictures', () => {
  it('[EVI-05] are ready, empty and failed of an element that asks a host', () => {
    const list = stories('Lists/psp-new', 'Ready', 'Loading', 'Empty', 'Failed', 'Dark');
    expect(ids(list, 'psp-new', asks('GET'))).toEqual([
      'lists-psp-new--ready',
      'lists-psp-new--empty',
      'lists-psp-new--failed',
    ]);
  });

  it('[EVI-05] names each state that an element lacks', () => {
    const list = stories('Lists/psp-new', 'Ready');
    const { problems } = picturedStories(list, [{ tag: 'psp-new', calls: asks('GET'), reservedSpace }]);
    expect(problems).toHaveLength(2);
    expect(problems[0]).toMatch(/^psp-new has no story "Empty"/);
    expect(picturedStories([], [{ tag: 'psp-new', calls: [], reservedSpace }]).problems).toHaveLength(1);
  });

  it('[EVI-05] leave out states that an element without a call does not have', () => {
    const { problems } = picturedStories(stories('Helpers/psp-new', 'Ready', 'Empty'), [
      { tag: 'psp-new', calls: asks('POST'), reservedSpace },
    ]);
    expect(problems).toEqual([]);
    expect(ids(stories('Helpers/psp-new', 'Ready', 'Empty'), 'psp-new')).toEqual([
      'helpers-psp-new--ready',
      'helpers-psp-new--empty',
    ]);
  });

  it('[EVI-05] may show a state under another name', () => {
    const form = stories('Forms/psp-create-err', 'Ready', 'No Studies', 'Offline');
    expect(ids(form, 'psp-create-err', asks('GET'))).toHaveLength(3);
    const renamed = stories('Forms/psp-create-err', 'Ready', 'Empty', 'Offline');
    const { problems } = picturedStories(renamed, [
      { tag: 'psp-create-err', calls: asks('GET'), reservedSpace },
    ]);
    expect(problems).toEqual([expect.stringContaining('"No Studies"')]);
  });

  it('[EVI-05] are one of each piece: the first, or the one that shows more', () => {
    const entries = [
      ...stories('Pieces/Button', 'Tones', 'Busy'),
      ...stories('Pieces/Menu', 'Closed', 'Open'),
    ];
    expect(picturedStories(entries, []).stories).toEqual([
      { id: 'pieces-button--tones', title: 'Button, Tones' },
      { id: 'pieces-menu--open', title: 'Menu, Open' },
    ]);
  });

  it('[EVI-05] are shown on a phone and on a desktop, unless the element is hidden there', () => {
    const ready = { id: 'x--ready', title: 'x' };
    expect(picturePaths([ready])).toEqual([
      'x--ready/light-375.png',
      'x--ready/dark-375.png',
      'x--ready/light-1280.png',
      'x--ready/dark-1280.png',
    ]);
    const onlyPhones = {
      tag: 'psp-new',
      calls: [],
      reservedSpace: { ...reservedSpace, below: 768 },
    } as const;
    const { stories: found } = picturedStories(stories('Dashboards/psp-new', 'Ready'), [onlyPhones]);
    expect(picturePaths(found).filter(path => !path.includes('375'))).toEqual([]);
  });

  it('[EVI-05] reports a listed story of a piece that no longer exists', () => {
    const { problems } = picturedStories(stories('Pieces/Menu', 'Closed'), []);
    expect(problems).toEqual([expect.stringMatching(/^Menu has no story "Open"/)]);
  });
});
