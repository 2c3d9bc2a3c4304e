import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';

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
      const needed = new Set();
      const visit = file => {
        if (needed.has(file)) return;
        for (const imported of chunks.get(file).imports) visit(imported);
        needed.add(file);
      };
      visit(own.fileName);
      return [...needed];
    },
  };
}

/** Puts the built library in the place of src/library.ts: names and SHA-256 of the files, the files of each tag. */
export function builtFiles(chunks, tags, firstRequests = {}) {
  return {
    name: 'built-files',
    load(id) {
      if (!id.endsWith('/src/library.ts')) return null;
      const core = chunks.filesOf('core');
      const names = [core.at(-1), ...[...chunks.chunks.keys()].filter(name => name !== core.at(-1))];
      const files = names.map(name => [name, hash('sha256', chunks.chunks.get(name).code)]);
      const numbers = entry =>
        [...new Set([...core, ...chunks.filesOf(entry)])].map(name => names.indexOf(name));
      const table = Object.fromEntries(
        tags.map(([tag, entry]) => [tag, [numbers(entry), ...(firstRequests[tag] ?? [])]]),
      );
      return `import { builtLibrary } from './embed/built-library.ts';
export const library = builtLibrary(${JSON.stringify({ files, tags: table })}, import.meta.url);`;
    },
  };
}

/** Emits psp.css and manifest.json: every file with its size and integrity, every tag with the files it needs. */
export function shippedFiles(chunks, tags, folder) {
  return {
    name: 'shipped-files',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const css = await readFile('src/psp.css', 'utf8');
        const loader = bundle['psp.js'].code;
        const texts = new Map([
          ['psp.js', loader],
          ['psp.css', css],
          ...[...chunks.chunks].map(([name, { code }]) => [name, code]),
        ]);
        const files = Object.fromEntries([...texts].map(([name, text]) => [name, described(text)]));
        const core = chunks.filesOf('core');
        const needed = tags.map(tag => [
          tag,
          ['psp.js', ...new Set([...core, ...chunks.filesOf(folder(tag))])],
        ]);
        this.emitFile({ type: 'asset', fileName: 'psp.css', source: css });
        this.emitFile({
          type: 'asset',
          fileName: 'manifest.json',
          source: `${JSON.stringify({ files, tags: Object.fromEntries(needed) }, null, 2)}\n`,
        });
      },
    },
  };
}

const described = text => ({
  bytes: Buffer.byteLength(text),
  brotli: brotliSize(Buffer.from(text)),
  integrity: `sha384-${hash('sha384', text)}`,
});
