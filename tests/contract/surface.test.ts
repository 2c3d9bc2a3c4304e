import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sources } from '../../scripts/sources.ts';
import { documents } from '../../src/manifest/files.ts';

const committed = Object.entries(documents(await sources()));
const lines = (text: string): string[] => text.split('\n');

it.each(committed)('[SHIP-02] the generated file %s is up to date', (path, text) => {
  const stale = `${path} is stale. Run \`npm run generate\`; if a tag's surface changed, say so in CHANGELOG.md.`;
  expect(lines(readFileSync(path, 'utf8')), stale).toEqual(lines(text));
});
