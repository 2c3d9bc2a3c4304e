import { createHash } from 'node:crypto';

/** Room for a SHA-256 and the numbers of up to sixteen shared files: written when all files are known, in the same length. */
const room = 43 + 16;
const unwritten = new RegExp(`(psp\\.part"\\)\\]\\("\\./([^"]+)",")#{${room}}`, 'g');

/**
 * What a script imports when it is needed is fetched by the loader, which checks it: import() would not. [EMB-11]
 *
 * The check stands in the script that imports, which was checked itself: psp.js grows with no part.
 */
export const checkedImports = (graph, build = Symbol()) => ({
  name: 'checked-imports',
  renderDynamicImport: () => ({
    left: 'globalThis[Symbol.for("psp.part")](',
    right: `,"${'#'.repeat(room)}")`,
  }),
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      graph.take(build, bundle);
      const written = new Set();
      const write = chunk => {
        if (written.has(chunk)) return;
        written.add(chunk);
        chunk.code = chunk.code.replace(unwritten, (_, call, file) => {
          write(bundle[file]);
          const hash = createHash('sha256').update(bundle[file].code).digest('base64').slice(0, 43);
          const check = hash + graph.numbersOf(graph.neededBy(file));
          if (check.length > room)
            throw new Error(`${file} needs more shared files than it has room to name.`);
          return call + check.padEnd(room);
        });
      };
      for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') write(chunk);
    },
  },
});
