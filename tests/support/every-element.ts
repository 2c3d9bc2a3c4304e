import { definitions } from '../../src/cli/definitions.generated.ts';
import { elements, type LoadElement } from '../../src/elements.ts';
import type { DocumentedElement } from '../../src/embed/documented-element.ts';

const loads: readonly LoadElement[] = Object.values(elements as unknown as Record<string, LoadElement>);

/** An element's module, with its documentation. */
export type ListedElement = (typeof everyElement)[number];

/** The module of every tag in the list. */
export const everyElement = (await Promise.all(loads.map(load => load()))).map(({ element }) => ({
  ...element,
  documented: documentedElement(element.definition.tag),
}));

function documentedElement(tag: string): DocumentedElement {
  const found: DocumentedElement | undefined = definitions.find(known => known.tag === tag);
  if (!found) throw new Error(`The documentation of ${tag} is missing. Run npm run generate.`);
  return found;
}
