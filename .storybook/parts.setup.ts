import { afterAll, afterEach, expect, type TestContext } from 'vitest';
import { elements, type LoadElement } from '../src/elements.ts';
import { partsOf } from '../src/embed/attributes/common-attributes.ts';
import { loadDiagnostics } from '../src/embed/diagnostics/lazy-diagnostics.ts';

/*
 * Parts are public: every part that a story shows has to be declared in its element's definition, and the stories of an
 * element have to show every declared part. [EMB-09]
 */
const shownPartsByTag = new Map<string, Set<string>>();
let file: TestContext['task']['file'];

afterEach(async ({ task }) => {
  ({ file } = task);
  // The messages about invalid attributes are a lazy chunk.
  await loadDiagnostics();
  await new Promise(requestAnimationFrame);
  for (const host of document.querySelectorAll(Object.keys(elements).join())) {
    const tag = host.localName;
    const shown = partsIn(host);
    const declared = await declaredParts(tag);
    shownPartsByTag.set(tag, new Set([...(shownPartsByTag.get(tag) ?? []), ...shown]));
    expect(
      shown.filter(part => !declared.includes(part)),
      `${tag} shows parts that its definition does not declare. Declare them.`,
    ).toEqual([]);
  }
});

afterAll(async () => {
  const tag = `psp-${file.filepath.match(/elements\/(.+)\.stories/)?.[1]}`;
  const ranAllStories = file.tasks.every(({ mode }) => mode === 'run');
  if (!(tag in elements) || !ranAllStories) return;
  const declared = await declaredParts(tag);
  expect(
    declared.filter(part => !shownPartsByTag.get(tag)?.has(part)),
    `${tag} declares parts that no story of it shows. Add a story, or delete them.`,
  ).toEqual([]);
});

async function declaredParts(tag: string): Promise<string[]> {
  const load = (elements as unknown as Record<string, LoadElement>)[tag];
  return Object.keys(partsOf((await load?.())?.element.definition ?? { parts: {} }));
}

const partsIn = (host: Element): string[] =>
  [...(host.shadowRoot?.querySelectorAll('[part]') ?? [])].flatMap(({ part }) => [...part]);
