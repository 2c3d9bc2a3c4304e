import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { minifiedCss } from './css-text.mjs';
import { fileOf } from './entries.mjs';

/** Writes these texts beside the scripts, and manifest.json: the version, all files of dist, and the scripts of each tag. */
export function shippedFiles(graph, tags, texts, version) {
  return {
    name: 'shipped-files',
    generateBundle() {
      for (const [fileName, text] of Object.entries(texts))
        this.emitFile({ type: 'asset', fileName, source: shipped(fileName, text) });
    },
    async writeBundle({ dir }) {
      const needed = tags.map(tag => {
        const file = graph.fileOf(fileOf(tag));
        return [tag, ['psp.js', ...graph.importsOf(file), file]];
      });
      const manifest = { version, files: await filesIn(dir), tags: Object.fromEntries(needed) };
      await writeFile(`${dir}/manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`);
    },
  };
}

const shipped = (fileName, text) =>
  fileName.endsWith('.css') ? minifiedCss(fileName, Buffer.from(text)) : text;

async function filesIn(dir) {
  // The command-line tools have a folder of their own, which pages do not download.
  const names = (await readdir(dir, { withFileTypes: true }))
    .filter(entry => entry.isFile() && entry.name !== 'manifest.json')
    .map(({ name }) => name)
    .toSorted();
  return Object.fromEntries(
    await Promise.all(names.map(async name => [name, described(name, await readFile(`${dir}/${name}`))])),
  );
}

// Only scripts and styles get a compressed size, since pages download nothing else.
const described = (name, content) => ({
  bytes: content.length,
  ...(/\.(js|css)$/.test(name) ? { brotli: brotliCompressSync(content).length } : {}),
  integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
});
