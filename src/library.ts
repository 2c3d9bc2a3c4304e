import { elements, type LoadElement } from './elements.ts';
import type { Library } from './embed/loader/loader.ts';

// The library as development serves it. A build puts its own in the place of this file (scripts/build/loader-table.mjs):
// the same tags, with a table of all files, so that psp.js can ask for what a tag needs at once.

/** The elements of the library, loaded from their sources. */
export const library: Library = {
  tags: Object.keys(elements),
  firstRequest: () => undefined,
  load: async tag => {
    const [{ define }, { element }] = await Promise.all([
      import('./embed/element/define.ts'),
      (elements as unknown as Record<string, LoadElement>)[tag]?.() ?? Promise.reject(new Error(tag)),
    ]);
    return [define, element];
  },
};
