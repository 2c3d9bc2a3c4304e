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
        files: filesOf(graph),
        tags: tagsOf(graph, tags, firstRequests),
        debugPanel: graph.fileOf('debug-panel'),
        languages: graph.fileOf('languages'),
      });
      return `import { builtLibrary } from './embed/loader/built-library.ts';
import { fetchFile, isFileMissing } from './http/fetch-file.ts';
export const library = builtLibrary(${table}, import.meta.url, { fetchFile, isFileMissing });`;
    },
  };
}

const isSource = id => id.includes('/src/');

function filesOf(graph) {
  const names = graph.chunks.map(({ fileName }) => fileName);
  // In the same order everywhere, which compresses better.
  const importsOf = name =>
    graph
      .importsOf(name)
      .map(each => names.indexOf(each))
      .toSorted((a, b) => a - b);
  return Object.fromEntries(
    graph.chunks.map(({ fileName, code }) => [
      fileName,
      { hash: createHash('sha256').update(code).digest('base64'), imports: importsOf(fileName) },
    ]),
  );
}

const tagsOf = (graph, tags, firstRequests) =>
  Object.fromEntries(
    tags.map(([tag, entry]) => [tag, { file: graph.fileOf(entry), firstRequest: firstRequests[tag] }]),
  );
