import { beforeEach, describe, expect, it } from 'vitest';
import { allowLogged, logged } from '../support/console.ts';
import { pressAll } from '../support/press-all.ts';
import { isTypical, settled, showStory, stories } from '../support/shown-stories.ts';

beforeEach(allowLogged);

/** Replaces each text in the shadow roots of `shown` by an element, as the translation of a browser does. [UI-21] */
function translate(shown: Element): void {
  for (const text of textsIn(shown).filter(({ data }) => data.trim())) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/**
 * The texts that React keeps as nodes of their own, because they stand among siblings or are all that a component
 * returns. Where such a node has been replaced, React changes one that nobody sees, or fails to remove it. [UI-21]
 */
const textNodesOfReact = (shown: Element): string[] =>
  textsIn(shown)
    .filter(text => Object.keys(text).some(key => key.startsWith('__reactFiber')))
    .map(
      ({ data, parentElement: parent }) => `"${data}" in <${parent?.localName} class="${parent?.className}">`,
    );

const textsIn = (shown: Element): Text[] =>
  [shown, ...shown.querySelectorAll('*')].flatMap(({ shadowRoot }) => {
    const texts: Text[] = [];
    const walker = shadowRoot && document.createTreeWalker(shadowRoot, NodeFilter.SHOW_TEXT);
    while (walker?.nextNode()) texts.push(walker.currentNode as Text);
    return texts.filter(({ parentElement }) => parentElement?.localName !== 'font');
  });

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
