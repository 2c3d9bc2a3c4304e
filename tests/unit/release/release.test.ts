import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { onlyShipped } from '../../../scripts/release/bill-of-materials.ts';
import { differencesBetween } from '../../../scripts/release/folders.ts';

const folder = mkdtempSync(join(tmpdir(), 'psp-release-'));
afterAll(() => rmSync(folder, { recursive: true }));

function folderWith(name: string, files: Readonly<Record<string, string>>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, path, '..'), { recursive: true });
    writeFileSync(join(folder, name, path), text);
  }
  return join(folder, name);
}

describe('two builds', () => {
  const first = folderWith('first', { 'psp.js': 'a', 'cli/psp.mjs': 'b' });

  it('[SHIP-04] are the same if all files are', () => {
    expect(differencesBetween(first, folderWith('same', { 'psp.js': 'a', 'cli/psp.mjs': 'b' }))).toEqual([]);
  });

  it('[SHIP-04] differ in each file that is missing or different in one of them', () => {
    const other = folderWith('other', { 'psp.js': 'A', 'core.js': 'c' });
    expect(differencesBetween(first, other)).toEqual(['cli/psp.mjs', 'core.js', 'psp.js']);
  });
});

describe('the bill of materials', () => {
  const component = (group: string | undefined, name: string, version: string) => ({
    ...(group && { group }),
    name,
    version,
    'bom-ref': `${group ?? ''}${name}@${version}`,
  });
  const react = component(undefined, 'react', '19.3.1');
  const cache = component('@emotion', 'cache', '11.14.0');
  const bill = {
    metadata: { component: component(undefined, 'psp-widgets', '0.2.0') },
    components: [
      react,
      component(undefined, 'vitest', '5.1.0'),
      { ...component(undefined, 'x', '1.0.0'), components: [cache] },
    ],
    dependencies: [
      { ref: 'psp-widgets@0.2.0', dependsOn: ['react@19.3.1', 'vitest@5.1.0'] },
      { ref: 'vitest@5.1.0' },
    ],
  };

  it('[SHIP-04] lists the packages whose code ships, and no others', () => {
    expect(onlyShipped(bill, ['react@19.3.1', '@emotion/cache@11.14.0', 'react@19.3.1'])).toEqual({
      ...bill,
      components: [cache, react],
      dependencies: [{ ref: 'psp-widgets@0.2.0', dependsOn: ['react@19.3.1'] }],
    });
  });

  it('[SHIP-04] is refused if a package that ships is unknown', () => {
    expect(() => onlyShipped(bill, ['ky@2.1.0'])).toThrow('ky@2.1.0 is in dist, but npm does not know it.');
  });
});
