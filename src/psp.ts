import table from 'virtual:loader-table';
import { replacedBuiltIns, replacedMessage } from './embed/loader/built-ins.ts';
import { builtLibrary, isBrowserSupported, startLoader } from './embed/loader/loader.ts';
import { showLoadingNote } from './embed/loader/loading-note.ts';
import { reportMissingChunk } from './platform/missing-file.ts';
import { native } from './platform/native.ts';

// One loader per page, even if psp.js is included several times or in several versions: the first one wins.
const page = globalThis as { [loader]?: true; [importChunk]?: unknown };
const loader = Symbol.for('psp.loader');
// A flag like those of elements. [EMB-06] [EMB-16]
const debugScript = 'script[data-psp-debug]:not([data-psp-debug="false"], [data-psp-debug="0"])';
// A build's scripts call this function instead of import(): see scripts/build/plugins.mjs.
const importChunk = Symbol.for('psp.import');
const library = builtLibrary(table, import.meta.url);

if (!page[loader]) {
  page[loader] = true;
  page[importChunk] = library.importChunk;
  const replaced = replacedBuiltIns();
  if (!isBrowserSupported()) for (const tag of library.tags) showLoadingNote(tag, 'oldBrowser');
  else if (replaced.length > 0) console.error(replacedMessage(replaced));
  else void start();
}

async function start(): Promise<void> {
  // First, so that it sees the first request; without it, the page works as usual.
  if (native(document, 'querySelector').call(document, debugScript))
    await library
      .loadDebugPanel()
      .then(({ startDebugPanel }) => startDebugPanel(library.version), reportMissingChunk);
  startLoader(library);
}
