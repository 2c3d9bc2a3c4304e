import { afterAll, afterEach, expect, type TestContext } from 'vitest';
import { elements, type LoadElement } from '../src/elements.ts';
import { partsOf } from '../src/embed/attributes/common-attributes.ts';
import { loadDiagnostics } from '../src/embed/diagnostics/lazy-diagnostics.ts';

/*
 * Parts are public. Whatever part a story shows is declared in its element's definition, and the stories of an element
 * show every part that it declares. [EMB-09]
 */
const seen = new Map<string, Set<string>>();
let file: TestContext['task']['file'];

afterEach(async ({ task }) => {
  ({ file } = task);
  // An attribute that cannot be used is told when the advice has come.
  await loadDiagnostics();
  await new Promise(requestAnimationFrame);
  for (const host of document.querySelectorAll(Object.keys(elements).join())) {
    const tag = host.localName;
    const shown = partsIn(host);
    const declared = await declaredParts(tag);
    seen.set(tag, new Set([...(seen.get(tag) ?? []), ...shown]));
    expect(
      shown.filter(part => !declared.includes(part)),
      `${tag} shows parts that its definition does not declare. Declare them.`,
    ).toEqual([]);
  }
});

afterAll(async () => {
  const tag = `psp-${file.filepath.match(/elements\/(.+)\.stories/)?.[1]}`;
  const isWhole = file.tasks.every(({ mode }) => mode === 'run');
  if (!(tag in elements) || !isWhole) return;
  const declared = await declaredParts(tag);
  expect(
    declared.filter(part => !seen.get(tag)?.has(part)),
    `${tag} declares parts that no story of it shows. Add a story, or delete them.`,
  ).toEqual([]);
});

async function declaredParts(tag: string): Promise<string[]> {
  const load = (elements as unknown as Record<string, LoadElement>)[tag];
  return Object.keys(partsOf((await load?.())?.element.definition ?? { parts: {} }));
}

const partsIn = (host: Element): string[] =>
  [...(host.shadowRoot?.querySelectorAll('[part]') ?? [])].flatMap(({ part }) => [...part]);
