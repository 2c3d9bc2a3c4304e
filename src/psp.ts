import { isBrowserSupported, startLoader } from './embed/loader/loader.ts';
import { showLoadingNote } from './embed/loader/loading-note.ts';
import { dropAbandoned, prefetch } from './http/prefetch.ts';
import { library } from './library.ts';

// One loader per page, even if psp.js is included several times or in several versions: the first one wins.
const page = globalThis as { [loader]?: true; [importChunk]?: unknown };
const loader = Symbol.for('psp.loader');
// A build's scripts call this function instead of import(): see scripts/build/lazy-imports.mjs.
const importChunk = Symbol.for('psp.import');

if (!page[loader]) {
  page[loader] = true;
  page[importChunk] = library.importChunk;
  if (isBrowserSupported()) startLoader(library, { prefetch, dropAbandoned });
  else
    for (const tag of library.tags)
      showLoadingNote(tag, 'Please update your browser to use this part of the page.');
}
