import { writeFile } from 'node:fs/promises';
import { documents } from '../src/manifest/files.ts';
import { sources } from './sources.ts';

// Writes the files that derive from definitions, calls and errors.
for (const [path, text] of Object.entries(documents(await sources()))) await writeFile(path, text);
