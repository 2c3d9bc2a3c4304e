import { beforeEach, describe, expect, it } from 'vitest';
import { allowLogged, logged } from '../support/console.ts';
import { pressAll } from '../support/press-all.ts';
import { isTypical, settled, showStory, stories } from '../support/shown-stories.ts';
import { textNodesOfReact, translate } from '../support/translate.ts';

beforeEach(allowLogged);

const withstandsTranslation = (story: (typeof stories)[number]) =>
  showStory(story, async shown => {
    const check = async (pressed: string) => {
      await settled(shown);
      expect(textNodesOfReact(shown), `after ${pressed}`).toEqual([]);
      expect(logged().filter(line => line.includes('the screen failed'))).toEqual([]);
      translate(shown);
    };
    await check('showing it');
    await pressAll(shown, check);
  });

describe('a story translated by the browser', () => {
  it.each(stories.filter(isTypical))('[UI-21] goes on working: $name', withstandsTranslation);
});

describe('any other story translated by the browser', { tags: ['slow'] }, () => {
  it.each(stories.filter(story => !isTypical(story)))(
    '[UI-21] goes on working: $name',
    withstandsTranslation,
  );
});
