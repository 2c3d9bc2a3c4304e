import { isBrowserSupported, startLoader } from './embed/loader/loader.ts';
import { showLoadingNote } from './embed/loader/loading-note.ts';
import { dropAbandoned, prefetch } from './http/prefetch.ts';
import { library } from './library.ts';

// One loader per page, whatever the number or the version of scripts on it: the first to come serves.
const page = globalThis as { [loader]?: true; [importChunk]?: unknown };
const loader = Symbol.for('psp.loader');
// What a build's scripts call in place of import(): see scripts/build/lazy-imports.mjs.
const importChunk = Symbol.for('psp.import');

if (!page[loader]) {
  page[loader] = true;
  page[importChunk] = library.importChunk;
  if (isBrowserSupported()) startLoader(library, { prefetch, dropAbandoned });
  else
    for (const tag of library.tags)
      showLoadingNote(tag, 'Please update your browser to use this part of the page.');
}
