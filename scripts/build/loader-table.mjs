import { createHash } from 'node:crypto';
import { languages } from '../../src/languages.ts';

/** Puts the built library in the place of src/library.ts: the table by which the loader knows all files and tags. */
export function loaderTable(graph, tags, firstRequests, version) {
  return {
    name: 'loader-table',
    load(id) {
      if (!id.endsWith('/src/library.ts')) return null;
      // A change of any source changes the table: under --watch, the loader is built after the elements.
      for (const { moduleIds } of graph.chunks)
        for (const file of moduleIds.filter(isSource)) this.addWatchFile(file.replace(/\?.*/, ''));
      const table = JSON.stringify({
        version,
        files: filesOf(graph),
        tags: tagsOf(graph, tags, firstRequests),
        languages: languagesOf(graph),
        pageTexts: graph.fileOf('page-texts'),
        debugPanel: graph.fileOf('debug-panel'),
      });
      return `import { builtLibrary } from './embed/loader/built-library.ts';
import { fetchFile, isFileMissing } from './http/fetch-file.ts';
export const library = builtLibrary(${table}, import.meta.url, { fetchFile, isFileMissing });`;
    },
  };
}

const languagesOf = graph =>
  Object.fromEntries(Object.keys(languages).map(code => [code, graph.fileOf(`lang-${code}`)]));

const isSource = id => id.includes('/src/');

const filesOf = graph =>
  Object.fromEntries(
    graph.chunks.map(({ fileName, code }) => [
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
