import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answering } from '../support/answers/answering.ts';
import { silence } from '../support/answers/host.ts';
import { allowLogged } from '../support/console.ts';
import { everyElement } from '../support/every-element.ts';
import { shown } from '../support/screen.ts';
import { specimensOf } from '../support/specimens.ts';
import { inFullRunUnlessTypical } from '../support/typical-tags.ts';

/* Old pages use layout tables and floats, which depend on the intrinsic width of their content: there, too, an
   element has its natural width, and never more than the available width. [ROOM-02] */

// A banner on top of the page, a form that belongs to the page, and an image that has not loaded.
const withoutWidth = ['psp-cookie-consent', 'psp-legacy-report-form', 'psp-sponsor-logo'];
const tags = everyElement
  .filter(({ definition }) => !withoutWidth.includes(definition.tag))
  .map(element => [element.definition.tag, element] as const);

const places: Readonly<Record<string, string>> = {
  'a cell of a layout table': 'display: table-cell',
  'a float': 'float: left',
  'an item of a row': 'display: flex',
};

describe.each(tags)('%s in a container that is sized by its content', (tag, element) => {
  const isVisibleIn = (width: number) => async () => {
    await page.viewport(width, 800);
    allowLogged();
    answering(silence);
    const [needed, all = needed] = specimensOf(element.documented);
    const attributes = all?.attributes ?? {};
    const { host } = await shown(element, attributes);
    const container = document.createElement('div');
    document.body.append(container);
    container.append(host);
    for (const [name, style] of Object.entries(places)) {
      container.style.cssText = style;
      const isHidden = getComputedStyle(host).display === 'none';
      expect(host.offsetWidth > 60 || isHidden, `${name}: ${host.offsetWidth}`).toBe(true);
      expect(host.getBoundingClientRect().right, name).toBeLessThanOrEqual(width);
    }
  };

  it('[ROOM-02] is visible on a phone', inFullRunUnlessTypical(tag), isVisibleIn(320));
  it('[ROOM-02] is visible on a desktop', { tags: ['slow'] }, isVisibleIn(1200));
});
