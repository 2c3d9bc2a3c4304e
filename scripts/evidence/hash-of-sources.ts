import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const inputs = ['{src,tests,scripts}/**/*', 'package-lock.json'];

/** SHA-256, in hex, over the paths and contents of src, tests, scripts and package-lock.json. Needs no Git. */
export function hashOfSources(folder = '.'): string {
  const hash = createHash('sha256');
  // Python writes its caches beside its sources.
  const exclude = ['**/__pycache__/**'];
  for (const path of globSync(inputs, { cwd: folder, exclude }).toSorted())
    if (statSync(join(folder, path)).isFile())
      hash.update(`${path.replaceAll('\\', '/')}\0`).update(readFileSync(join(folder, path)));
  return hash.digest('hex');
}
