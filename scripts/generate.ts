import { writeFile } from 'node:fs/promises';
import { documents } from '../src/manifest/files.ts';
import { faultPage } from '../tests/contract/faults/fault-page.ts';
import { faults } from '../tests/contract/faults/matrix.ts';
import { sources } from './sources.ts';

// Writes what derives from definitions, calls and errors, and from the matrix of faults.
const pages = { ...documents(await sources()), 'docs/faults.md': faultPage(faults) };
for (const [path, text] of Object.entries(pages)) await writeFile(path, text);
