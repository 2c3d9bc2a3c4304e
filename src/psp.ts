import { isBrowserSupported, startLoader } from './embed/loader/loader.ts';
import { showLoadingNote } from './embed/loader/loading-note.ts';
import { dropLeft, sendEarly } from './http/early.ts';
import { library } from './library.ts';

// One loader per page, whatever the number or the version of scripts on it: the first to come serves.
const page = globalThis as { [loader]?: true; [part]?: unknown };
const loader = Symbol.for('psp.loader');
const part = Symbol.for('psp.part');

if (!page[loader]) {
  page[loader] = true;
  page[part] = library.part;
  if (isBrowserSupported()) startLoader(library, { send: sendEarly, dropLeft });
  else
    for (const tag of library.tags)
      showLoadingNote(tag, 'Please update your browser to use this part of the page.');
}
