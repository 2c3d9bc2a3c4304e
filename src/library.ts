import { elements, type LoadElement } from './elements.ts';
import type { Library } from './embed/loader/loader.ts';

/**
 * The library in development, loaded from source. A build replaces this file (scripts/build/loader-table.mjs): same tags,
 * plus a table of all files, so that psp.js can download everything a tag needs in parallel.
 */
export const library: Library = {
  version: 'development',
  tags: Object.keys(elements),
  firstRequest: () => undefined,
  load: async tag => {
    const [{ define }, { element }] = await Promise.all([
      import('./embed/element/define.ts'),
      (elements as unknown as Record<string, LoadElement>)[tag]?.() ?? Promise.reject(new Error(tag)),
    ]);
    return [define, element];
  },
  loadLanguages: () => import('./languages/languages.ts'),
  loadDebugPanel: () => import('./embed/debug/debug-panel.ts'),
};
