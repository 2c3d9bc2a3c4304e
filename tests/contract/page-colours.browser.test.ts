import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tableBatch } from '../../src/api/tables.ts';
import darkTheme from '../../src/ui/styles/dark.css?inline';
import { answering } from '../support/answers/answering.ts';
import { batchFrom, numbersTo } from '../support/answers/batches.ts';
import { silence, to } from '../support/answers/host.ts';
import { allowLogged } from '../support/console.ts';
import { everyElement } from '../support/every-element.ts';
import { shown } from '../support/screen.ts';
import { specimensOf } from '../support/specimens.ts';
import { people, renderLoadedTable } from '../support/table-screen.ts';
import { inFullRunUnlessTypical } from '../support/typical-tags.ts';
import { textContrasts } from './text-contrast.ts';

const pages = [
  ['a light page with the dark theme', { theme: 'dark', background: '#fff', color: '#333' }],
  ['a dark page without the dark theme', { theme: '', background: '#14171d', color: '#e6e6e6' }],
] as const;

const tags = everyElement.map(element => [element.definition.tag, element] as const);
const tooPale = (root: ShadowRoot) => textContrasts(root).filter(({ ratio }) => ratio < 4.5);

describe.each(pages)('on %s', (_, { theme, ...colours }) => {
  beforeEach(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(darkTheme);
    document.adoptedStyleSheets = [sheet];
    document.documentElement.dataset.pspTheme = theme;
    Object.assign(document.body.style, colours);
  });

  afterEach(() => {
    document.documentElement.removeAttribute('data-psp-theme');
    document.body.removeAttribute('style');
  });

  describe.each(tags)('%s', (tag, element) => {
    it('[EMB-09] has no text that cannot be read', inFullRunUnlessTypical(tag), async () => {
      allowLogged();
      answering(silence);
      const [least, most = least] = specimensOf(element.documented);
      const { root } = await shown(element, most?.attributes);
      expect(tooPale(root)).toEqual([]);
    });
  });

  it('[EMB-09] each text around the rows of psp-table can be read', async () => {
    answering(to(tableBatch, request => batchFrom(people, numbersTo(95), request)));
    const { root } = await renderLoadedTable({ 'data-title': 'People' });
    expect(tooPale(root)).toEqual([]);
  });

  it('[EMB-09] the error of a field of the page can be read', async () => {
    for (const tag of ['psp-month-picker', 'psp-phone-code'] as const) {
      const [, element] = tags.find(([name]) => name === tag) ?? expect.fail(tag);
      const { host, root, findByText } = await shown(element, {
        'data-name': 'field',
        'data-required': true,
      });
      (host as HTMLInputElement).reportValidity();
      await findByText(/^(Please )?(S|s)elect/, { selector: '.error *' });
      expect(tooPale(root)).toEqual([]);
    }
  });
});
