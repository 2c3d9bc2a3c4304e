// @vitest-environment jsdom
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { elements } from '../../src/elements.ts';
import { documentedCommonAttributes } from '../../src/embed/attributes/common-attributes.docs.ts';
import { partsOf } from '../../src/embed/parts.ts';
import { everyElement } from '../support/every-element.ts';

const folders = readdirSync('src/elements');
const elementTests = readdirSync('tests/elements');
const budgets = JSON.parse(readFileSync('scripts/budgets.json', 'utf8'));

it('the list of elements has every folder of src/elements, sorted', () => {
  expect(Object.keys(elements)).toEqual(folders.map(folder => `psp-${folder}`).toSorted());
});

describe.each(folders)('psp-%s', folder => {
  it('has stories', () => {
    const path = `stories/elements/${folder}.stories.ts`;
    expect(existsSync(path) || existsSync(`${path}x`), `Add ${path}.`).toBe(true);
  });

  it('has a test through its tag', () => {
    const isThere = elementTests.some(file => file === `${folder}.test.ts` || file.startsWith(`${folder}-`));
    expect(isThere, `Add tests/elements/${folder}.test.ts.`).toBe(true);
  });

  it('has a budget of bytes', () => {
    expect(budgets, `Add psp-${folder} to scripts/budgets.json.`).toHaveProperty(`psp-${folder}`);
  });

  it('[SHIP-02] is in the reference', () => {
    expect(existsSync(`docs/elements/psp-${folder}.md`), 'Run `npm run generate`.').toBe(true);
  });
});

describe.each(everyElement.map(element => ({ ...element, tag: element.definition.tag })))('$tag', element => {
  const { definition, documented } = element;
  const attributes = Object.entries(documented.attributes);

  it('is listed under the tag of its definition', async () => {
    const listed = await elements[element.tag as keyof typeof elements]();
    expect(listed.element.definition).toBe(definition);
  });

  it('[UI-06] has form support exactly if its definition is form-associated', () => {
    expect(element.form !== undefined).toBe(documented.formAssociated === true);
  });

  it('[SHIP-02] describes everything in sentences', () => {
    const texts = [
      documented.summary,
      ...attributes.map(([, { description }]) => description),
      ...Object.values(partsOf(documented)),
      ...Object.values(documented.events),
    ];
    expect(texts.filter(text => !/^[A-Z].*\.$/s.test(text))).toEqual([]);
  });

  it('[EMB-06] [EMB-07] has examples and defaults that are valid', async () => {
    for (const [name, attribute] of attributes) {
      const { type, example } = attribute;
      if (type === 'choice') {
        expect(attribute.values, name).toContain(example);
        expect(attribute.values, name).toContain(attribute.default ?? example);
      }
      if (type !== 'json') continue;
      const { issues } = await attribute.schema['~standard'].validate(JSON.parse(example));
      expect(issues, name).toBeUndefined();
    }
  });

  it('[EMB-12] has no data attribute that scripts of old pages act on, such as Bootstrap or Turbo', () => {
    const taken = /^(action|controller|toggle|target|dismiss|method|remote|confirm|hx.*|turbo.*|bs.*)$/;
    const names = Object.keys({ ...definition.attributes, ...documentedCommonAttributes });
    expect(names.filter(name => taken.test(name))).toEqual([]);
  });

  it('[ROOM-01] reserves space until it is ready, unless it overlays the page', () => {
    const isOverlay = element.tag === 'psp-cookie-consent';
    const { reservedSpace: space } = documented;
    const sizes = 'narrow' in space ? [space.narrow, space.wide] : [space.mouse, space.finger];
    for (const size of sizes) expect(size > 0).toBe(!isOverlay);
  });
});
