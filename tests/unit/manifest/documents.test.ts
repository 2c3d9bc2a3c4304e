import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { sources } from '../../../scripts/sources.ts';
import { documents } from '../../../src/manifest/files.ts';

it.each(Object.entries(documents(await sources())))(
  '[EMB-01] %s is what `npm run generate` writes',
  async (path, text) => {
    expect(await readFile(path, 'utf8'), `${path} is stale. Run \`npm run generate\`.`).toBe(text);
  },
);
