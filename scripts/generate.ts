import { writeFile } from 'node:fs/promises';
import { faultPage } from '../tests/contract/faults/fault-page.ts';
import { faults } from '../tests/contract/faults/matrix.ts';
import { allDocuments } from './documents.ts';
import { sources } from './sources.ts';

// Writes the files that derive from definitions, calls, errors, the rules of the tools, and the matrix of faults.
const pages = { ...allDocuments(await sources()), 'docs/faults.md': faultPage(faults) };
for (const [path, text] of Object.entries(pages)) await writeFile(path, text);
