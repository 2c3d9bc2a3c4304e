import { afterAll, afterEach, expect, type TestContext } from 'vitest';
import { definitions } from '../src/cli/definitions.generated.ts';
import { loadRules } from '../src/diagnostics/warn.ts';
import { partsOf } from '../src/embed/parts.ts';

/*
 * Parts are public: every part that a story shows has to be declared in its element's definition, and the stories of an
 * element have to show every declared part. [EMB-09]
 */
const shownPartsByTag = new Map<string, Set<string>>();
let file: TestContext['task']['file'];

afterEach(async ({ task }) => {
  ({ file } = task);
  // The messages about invalid attributes are a lazy chunk.
  await loadRules();
  await new Promise(requestAnimationFrame);
  for (const host of document.querySelectorAll(definitions.map(({ tag }) => tag).join())) {
    const tag = host.localName;
    const shown = partsIn(host);
    const declared = declaredParts(tag);
    shownPartsByTag.set(tag, new Set([...(shownPartsByTag.get(tag) ?? []), ...shown]));
    expect(
      shown.filter(part => !declared.includes(part)),
      `${tag} shows parts that its definition does not declare. Declare them.`,
    ).toEqual([]);
  }
});

afterAll(() => {
  const tag = `psp-${file.filepath.match(/elements\/(.+)\.stories/)?.[1]}`;
  // `npm test` leaves these stories out; they show the same parts as the others.
  const isVariant = (name: string) => /(Dark|Right To Left)$/.test(name);
  const ranAllStories = file.tasks.every(({ mode, name }) => mode === 'run' || isVariant(name));
  if (!ranAllStories) return;
  const declared = declaredParts(tag);
  expect(
    declared.filter(part => !shownPartsByTag.get(tag)?.has(part)),
    `${tag} declares parts that no story of it shows. Add a story (failure: one without a required attribute), or delete them.`,
  ).toEqual([]);
});

function declaredParts(tag: string): string[] {
  const definition = definitions.find(each => each.tag === tag);
  return definition ? Object.keys(partsOf(definition)) : [];
}

const partsIn = (host: Element): string[] =>
  [...(host.shadowRoot?.querySelectorAll('[part]') ?? [])].flatMap(({ part }) => [...part]);
