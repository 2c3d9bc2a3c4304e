// @vitest-environment node
import { readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cyclesIn, type ImportGraph } from './import-cycles.ts';
import { importsIn, type SourceFile, sourceFiles } from './source-files.ts';

const maxFilesPerFolder = 25;

/** The relative imports of each file, `import type` and `import()` included. */
const importGraph = (files: readonly SourceFile[]): ImportGraph =>
  new Map(
    files.map(({ path, text }) => [
      path,
      importsIn(text)
        .filter(specifier => specifier.startsWith('.'))
        .map(specifier => posix.join(posix.dirname(path), specifier)),
    ]),
  );

describe('the folders of src', () => {
  it(`[EMB-02] hold at most ${maxFilesPerFolder} files each`, () => {
    const folders = [
      'src',
      ...readdirSync('src', { recursive: true, withFileTypes: true })
        .filter(entry => entry.isDirectory())
        .map(entry => posix.join(entry.parentPath, entry.name)),
    ];
    const crowded = folders
      .map(folder => ({
        folder,
        files: readdirSync(folder, { withFileTypes: true }).filter(entry => entry.isFile()).length,
      }))
      .filter(({ files }) => files > maxFilesPerFolder);
    expect(crowded).toEqual([]);
  });

  it('[EMB-02] have no import cycles, including type-only and dynamic imports', () => {
    expect(cyclesIn(importGraph(sourceFiles()))).toEqual([]);
  });
});

describe('cyclesIn', () => {
  const graphOf = (files: Readonly<Record<string, string>>) =>
    importGraph(Object.entries(files).map(([path, text]) => ({ path, text })));

  it.each([
    ["import { b } from './b.ts';", "import { a } from './a.ts';"],
    ["import type { B } from './b.ts';", "import type { A } from './a.ts';"],
    ["const b = () => import('./b.ts');", "import type { A } from './a.ts';"],
    ["let b: typeof import('./b.ts');", "export { a } from './a.ts';"],
  ])('[EMB-02] finds the cycle between %j and %j', (a, b) => {
    expect(cyclesIn(graphOf({ 'src/a.ts': a, 'src/b.ts': b }))).toEqual([['src/a.ts', 'src/b.ts']]);
  });

  it('[EMB-02] finds a long cycle once, and none among files that only share an import', () => {
    const files = {
      'src/a.ts': "import './b.ts';",
      'src/b.ts': "import './c/c.ts';",
      'src/c/c.ts': "import '../a.ts';\nimport '../d.ts';",
      'src/d.ts': '',
      'src/e.ts': "import './d.ts';",
    };
    expect(cyclesIn(graphOf(files))).toEqual([['src/a.ts', 'src/b.ts', 'src/c/c.ts']]);
  });
});
