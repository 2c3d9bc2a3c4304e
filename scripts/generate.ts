import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { generatedFiles } from '../src/manifest/files.ts';
import { sources } from './sources.ts';

// Writes what derives from the definitions and calls: pages of docs and editors' files of dist.
for (const [path, text] of Object.entries(generatedFiles(await sources()))) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
