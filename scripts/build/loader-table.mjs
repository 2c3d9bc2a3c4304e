import { createHash } from 'node:crypto';

/** Replaces src/library.ts by the built library: the table from which the loader knows all files and tags. */
export function loaderTable(graph, tags, firstRequests, version) {
  return {
    name: 'loader-table',
    load(id) {
      if (!id.endsWith('/src/library.ts')) return null;
      // Under --watch, the loader is built after the elements, since any change of a source changes the table.
      for (const { moduleIds } of graph.chunks)
        for (const file of moduleIds.filter(isSource)) this.addWatchFile(file.replace(/\?.*/, ''));
      const table = JSON.stringify({
        version,
        files: filesOf(
          graph.chunks.filter(({ name }) => !isOfLanguage(name)),
          graph,
        ),
        tags: tagsOf(graph, tags, firstRequests),
        languages: graph.fileOf('languages'),
        debugPanel: graph.fileOf('debug-panel'),
      });
      return `import { builtLibrary } from './embed/loader/built-library.ts';
import { fetchFile, isFileMissing } from './http/fetch-file.ts';
export const library = builtLibrary(${table}, import.meta.url, { fetchFile, isFileMissing });`;
    },
  };
}

/** The files that only the table of languages lists. */
const isOfLanguage = name => name === 'page-texts' || name.startsWith('lang-');

/** Replaces src/languages/shipped.ts by the built files of the languages, with their hashes. [EMB-15] */
export const languageTable = graph => ({
  name: 'language-table',
  load(id) {
    if (!id.endsWith('/src/languages/shipped.ts')) return null;
    const chunks = graph.chunks.filter(({ name }) => isOfLanguage(name));
    const loaded = Object.entries(filesOf(chunks, graph)).map(
      ([file, description]) =>
        `() => globalThis[Symbol.for('psp.import')]('./${file}', ${JSON.stringify(description)})`,
    );
    const loadOf = name => loaded[chunks.findIndex(chunk => chunk.name === name)];
    const shipped = chunks.filter(({ name }) => name.startsWith('lang-'));
    return `export const shipped = {${shipped.map(({ name }) => `'${name.slice('lang-'.length)}': ${loadOf(name)}`)}};
export const loadPageTexts = ${loadOf('page-texts')};`;
  },
});

const isSource = id => id.includes('/src/');

const filesOf = (chunks, graph) =>
  Object.fromEntries(
    chunks.map(({ fileName, code }) => [
      fileName,
      {
        hash: createHash('sha256').update(code).digest('base64'),
        imports: graph.importsOf(fileName),
      },
    ]),
  );

const tagsOf = (graph, tags, firstRequests) =>
  Object.fromEntries(
    tags.map(([tag, entry]) => [tag, { file: graph.fileOf(entry), firstRequest: firstRequests[tag] }]),
  );
