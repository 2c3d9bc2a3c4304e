// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { definitions } from '../../scripts/sources.ts';
import { elements } from '../../src/elements.ts';
import { commonAttributes, partsOf } from '../../src/embed/attributes/common-attributes.ts';

const tags = Object.keys(elements);
const folders = readdirSync('src/elements');
const reference = readFileSync('docs/elements.md', 'utf8');
const budgets = JSON.parse(readFileSync('budgets.json', 'utf8'));
const list = readFileSync('src/elements.ts', 'utf8');

describe('the list of elements', () => {
  it('has every folder of src/elements, and no other', () => {
    expect(tags.toSorted()).toEqual(folders.map(folder => `psp-${folder}`).toSorted());
  });

  it('is sorted, and imports each tag from its own folder', () => {
    expect(tags).toEqual(tags.toSorted());
    const imports = [
      ...list.matchAll(/'(psp-[\w-]+)': \(\) => import\('\.\/elements\/([\w-]+)\/index\.ts'\)/g),
    ];
    expect(imports.map(([, tag]) => tag)).toEqual(tags);
    expect(imports.filter(([, tag, folder]) => tag !== `psp-${folder}`)).toEqual([]);
  });
});

describe.each(folders)('psp-%s', folder => {
  it.each([
    ['a definition', `src/elements/${folder}/${folder}.definition.ts`],
    ['an index', `src/elements/${folder}/index.ts`],
    ['stories', `stories/elements/${folder}.stories.ts`],
    ['a test through its tag', `tests/elements/${folder}.test.ts`],
  ])('has %s', (what, path) => {
    expect(existsSync(path) || existsSync(`${path}x`), `psp-${folder} has not ${what}. Add ${path}.`).toBe(
      true,
    );
  });

  it('has a budget of bytes', () => {
    expect(budgets, `Add psp-${folder} to budgets.json.`).toHaveProperty(`psp-${folder}`);
  });

  it('[UI-06] has form support exactly if its definition is form-associated', async () => {
    const index = readFileSync(`src/elements/${folder}/index.ts`, 'utf8');
    const definition = (await definitions()).find(({ tag }) => tag === `psp-${folder}`);
    expect(index.includes('form: formSupport')).toBe(definition?.formAssociated === true);
  });

  it('[SHIP-02] is in the reference', () => {
    expect(reference.includes(`\n## psp-${folder}\n`), 'Run `npm run generate`.').toBe(true);
  });

  it('has files of known roles only', () => {
    const roles = new RegExp(
      `^((index|texts)\\.ts|${folder}\\.(definition|fields|state|lists)\\.ts|[a-z-]+\\.rules\\.ts|${folder}\\.css|[a-z-]+\\.tsx)$`,
    );
    expect(readdirSync(`src/elements/${folder}`).filter(file => !roles.test(file))).toEqual([]);
  });
});

describe.each(await definitions())('the definition of $tag', definition => {
  const attributes = Object.entries(definition.attributes);

  it('bears the tag of its folder', () => {
    expect(tags).toContain(definition.tag);
  });

  it('[SHIP-02] describes everything in sentences', () => {
    const texts = [
      definition.summary,
      ...attributes.map(([, { description }]) => description),
      ...Object.values(partsOf(definition)),
      ...Object.values(definition.events),
    ];
    expect(texts.filter(text => !/^[A-Z].*\.$/s.test(text))).toEqual([]);
  });

  it('[EMB-07] has JSON examples that match their schemas', async () => {
    for (const [name, attribute] of attributes) {
      if (attribute.type !== 'json') continue;
      const { issues } = await attribute.schema['~standard'].validate(JSON.parse(attribute.example));
      expect(issues, `The example of ${name} in ${definition.tag}`).toBeUndefined();
    }
  });

  it('[EMB-06] has examples and defaults that are values of their choice', () => {
    const invalid = attributes.filter(
      ([, attribute]) =>
        attribute.type === 'choice' &&
        ![attribute.example, attribute.default ?? attribute.example].every(value =>
          attribute.values.includes(value),
        ),
    );
    expect(invalid).toEqual([]);
  });

  it('[EMB-12] has no data attribute that scripts of old pages act on, such as Bootstrap or Turbo', () => {
    const taken = /^(action|controller|toggle|target|dismiss|method|remote|confirm|hx.*|turbo.*|bs.*)$/;
    expect(
      Object.keys({ ...definition.attributes, ...commonAttributes }).filter(name => taken.test(name)),
    ).toEqual([]);
  });

  it('[ROOM-01] reserves space until it is ready, unless it overlays the page', () => {
    const isOverlay = definition.tag === 'psp-cookie-consent';
    const { reservedSpace } = definition;
    const pixels =
      'narrow' in reservedSpace
        ? [reservedSpace.narrow, reservedSpace.wide]
        : [reservedSpace.mouse, reservedSpace.finger];
    for (const size of pixels) expect(size > 0).toBe(!isOverlay);
  });
});
