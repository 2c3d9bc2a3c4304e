import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { transform } from 'lightningcss';
import { targets } from './css-text.mjs';

const hash = (algorithm, content) => createHash(algorithm).update(content).digest('base64');
const brotliSize = content =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Puts the built library in the place of src/library.ts: names and SHA-256 of the files, the files of each tag. */
export function builtFiles(graph, tags, firstRequests) {
  return {
    name: 'built-files',
    load(id) {
      if (!id.endsWith('/src/library.ts')) return null;
      // A change of any source changes names in the table: under --watch, the loader is built after the elements.
      for (const { moduleIds } of graph.chunks)
        for (const file of moduleIds.filter(isSource)) this.addWatchFile(file.replace(/\?.*/, ''));
      const line = ([tag, entry]) => {
        const own = graph.ownOf(entry);
        const name = tag.slice('psp-'.length);
        const numbers = graph.numbersOf([...graph.neededBy(own), own]);
        return [name === entry ? '' : name, numbers, ...(firstRequests[tag] ?? [])].join(' ');
      };
      const { known, own } = graph;
      const table = {
        names: known.map(name => name.replace(/\.js$/, '')).join(' '),
        hashes: known.map(name => hash('sha256', graph.codeOf(name)).slice(0, 43)).join(''),
        firstOwn: known.length - own.length,
        tags: tags.map(line).join('|'),
      };
      return `import { builtLibrary } from './embed/built-library.ts';
import { refresh } from './http/refresh.ts';
export const library = builtLibrary(${JSON.stringify(table)}, import.meta.url, refresh);`;
    },
  };
}

const isSource = id => id.includes('/src/');

/** Ships these texts beside the scripts, and manifest.json: every file of dist, and the scripts that each tag needs. */
export function shippedFiles(graph, tags, texts) {
  return {
    name: 'shipped-files',
    generateBundle() {
      for (const [fileName, text] of Object.entries(texts))
        this.emitFile({ type: 'asset', fileName, source: fileName.endsWith('.css') ? minified(text) : text });
    },
    async writeBundle({ dir }) {
      const needed = tags.map(([tag, entry]) => {
        const own = graph.ownOf(entry);
        return [tag, ['psp.js', ...graph.neededBy(own), own]];
      });
      const manifest = { files: await filesIn(dir), tags: Object.fromEntries(needed) };
      await writeFile(`${dir}/manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`);
    },
  };
}

const minified = text =>
  transform({ filename: 'psp.css', code: Buffer.from(text), minify: true, targets }).code;

async function filesIn(dir) {
  const names = (await readdir(dir)).filter(name => name !== 'manifest.json').toSorted();
  return Object.fromEntries(
    await Promise.all(names.map(async name => [name, described(name, await readFile(`${dir}/${name}`))])),
  );
}

// Pages download scripts and styles; how small the rest can be is of no interest.
const described = (name, content) => ({
  bytes: content.length,
  ...(/\.(js|css)$/.test(name) ? { brotli: brotliSize(content) } : {}),
  integrity: `sha384-${hash('sha384', content)}`,
});
