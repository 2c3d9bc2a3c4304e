import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { transform } from 'lightningcss';
import { targets } from './css-text.mjs';

const hash = (algorithm, content) => createHash(algorithm).update(content).digest('base64');
const brotliSize = content =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** The chunks of the elements' build, remembered for the loader's build and for manifest.json. */
export function graph() {
  const chunks = new Map();
  return {
    chunks,
    collect: () => ({
      name: 'collect-chunks',
      generateBundle: {
        order: 'post',
        handler(_, bundle) {
          chunks.clear();
          for (const chunk of Object.values(bundle))
            if (chunk.type === 'chunk') chunks.set(chunk.fileName, chunk);
        },
      },
    }),
    /** All files that an entry needs, its own last. */
    filesOf(entry) {
      const own = [...chunks.values()].find(chunk => chunk.isEntry && chunk.name === entry);
      const needed = [];
      const visited = new Set();
      const visit = file => {
        if (visited.has(file)) return;
        visited.add(file);
        for (const imported of chunks.get(file).imports) visit(imported);
        needed.push(file);
      };
      visit(own.fileName);
      return needed;
    },
  };
}

/** Puts the built library in the place of src/library.ts: names and SHA-256 of the files, the files of each tag. */
export function builtFiles(chunks, tags, firstRequests) {
  return {
    name: 'built-files',
    load(id) {
      if (!id.endsWith('/src/library.ts')) return null;
      // A change of any source changes names in the table: under --watch, the loader is built after the elements.
      for (const { moduleIds } of chunks.chunks.values())
        for (const file of moduleIds.filter(isSource)) this.addWatchFile(file.replace(/\?.*/, ''));
      const core = chunks.filesOf('core');
      const own = tags.map(([, entry]) => chunks.filesOf(entry).at(-1));
      const shared = [...chunks.chunks.keys()].filter(name => name !== core.at(-1) && !own.includes(name));
      const names = [core.at(-1), ...shared, ...own];
      const numbers = files => files.map(name => names.indexOf(name).toString(36)).join('');
      const line = ([tag, entry]) => {
        const needed = new Set([...core, ...chunks.filesOf(entry).slice(0, -1)]);
        return [numbers([...needed]), ...(firstRequests[tag] ?? [])].join(' ');
      };
      const table = {
        names: names.map(name => name.replace(/\.js$/, '')).join(' '),
        hashes: names.map(name => hash('sha256', chunks.chunks.get(name).code).slice(0, 43)).join(''),
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
export function shippedFiles(chunks, tags, texts) {
  return {
    name: 'shipped-files',
    generateBundle() {
      for (const [fileName, text] of Object.entries(texts))
        this.emitFile({ type: 'asset', fileName, source: fileName.endsWith('.css') ? minified(text) : text });
    },
    async writeBundle({ dir }) {
      const core = chunks.filesOf('core');
      const needed = tags.map(([tag, entry]) => [
        tag,
        ['psp.js', ...new Set([...core, ...chunks.filesOf(entry)])],
      ]);
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
