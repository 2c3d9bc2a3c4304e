import { createHash } from 'node:crypto';
import { fileOf } from './entries.mjs';

const name = 'virtual:loader-table';

/** The table from which the loader knows all files and tags, as the module `virtual:loader-table`. */
export function loaderTable(graph, tags, firstRequests, version) {
  return {
    name: 'loader-table',
    resolveId: id => (id === name ? id : null),
    load(id) {
      if (id !== name) return null;
      // Under --watch, the loader is built after the elements, since any change of a source changes the table.
      for (const { moduleIds } of graph.chunks)
        for (const file of moduleIds.filter(isSource)) this.addWatchFile(file.replace(/\?.*/, ''));
      const files = graph.chunks.map(({ fileName }) => fileName);
      const positionOf = name => files.indexOf(name);
      // Column by column, the hashes last, which compresses better than row by row.
      const table = {
        version,
        files,
        imports: files.map(name =>
          graph
            .importsOf(name)
            .map(positionOf)
            .toSorted((a, b) => a - b),
        ),
        tags: Object.fromEntries(
          tags.map(tag => [tag, { file: graph.fileOf(fileOf(tag)), firstRequest: firstRequests[tag] }]),
        ),
        debugPanel: graph.fileOf('debug-panel'),
        languages: graph.fileOf('languages'),
        hashes: graph.chunks.map(({ code }) => hashOf(code).replace('=', '')).join(''),
      };
      return `export default ${JSON.stringify(table)};`;
    },
  };
}

const isSource = id => id.includes('/src/');

const hashOf = code => createHash('sha256').update(code).digest('base64');
