import { writeFile } from 'node:fs/promises';
import { allDocuments } from './documents.ts';
import { sources } from './sources.ts';

// Writes the files that derive from definitions, calls, errors and the rules of the tools.
for (const [path, text] of Object.entries(allDocuments(await sources()))) await writeFile(path, text);
