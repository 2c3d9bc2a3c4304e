import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brotliSize } from '../../../scripts/brotli-size.ts';
import { definitions } from '../../../scripts/sources.ts';
import { calls } from '../../../src/api/docs/calls.ts';
import { errorCodes } from '../../../src/domain/error-codes.ts';
import type { LoaderTable } from '../../../src/embed/loader/loader-table.ts';

interface Manifest {
  readonly version: string;
  readonly files: Readonly<Record<string, { bytes: number; brotli?: number; integrity: string }>>;
  readonly tags: Readonly<Record<string, readonly string[]>>;
}

const { version, files, tags }: Manifest = JSON.parse(built('manifest.json').toString());
const chunks = Object.keys(files).filter(name => /\.\w+\.js$/.test(name));

describe('manifest.json, as `npm run build` made it last', () => {
  it('[EMB-14] states the version, as do openapi.json and the first line of psp.js', () => {
    const { version: expected } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(version).toBe(expected);
    expect(JSON.parse(built('openapi.json').toString()).info.version).toBe(expected);
    expect(built('psp.js').toString().split('\n')[0]).toBe(`/*! PSP Widgets ${expected} */`);
  });

  it('[SHIP-01] lists every file of dist but the tools with its size and integrity', () => {
    expect(Object.keys(files)).toEqual(
      readdirSync('dist')
        .filter(name => name !== 'manifest.json' && name !== 'cli')
        .toSorted(),
    );
    for (const [name, { bytes, integrity }] of Object.entries(files)) {
      const content = built(name);
      expect([name, bytes, integrity]).toEqual([name, content.length, `sha384-${hash('sha384', content)}`]);
    }
  });

  it('[EMB-02] lists the scripts of each tag, psp.js first and the script that exports it last', async () => {
    expect(Object.keys(tags)).toEqual((await definitions()).map(({ tag }) => tag));
    for (const [tag, needed] of Object.entries(tags)) {
      expect(needed[0]).toBe('psp.js');
      expect(built(needed.at(-1) ?? '').toString()).toMatch(new RegExp(`export\\{[^}]* as ?"${tag}"[,}]`));
      for (const name of needed) expect(files).toHaveProperty([name, 'brotli']);
    }
  });
});

describe('the next page of a visit', () => {
  const tagsWith = (chunk: string) =>
    Object.keys(tags).filter(tag => tags[tag]?.some(file => file.startsWith(`${chunk}.`)));
  const added = (before: string, tag: string) =>
    (tags[tag] ?? [])
      .filter(file => !tags[before]?.includes(file))
      .reduce((sum, file) => sum + brotliSize(file), 0);

  it.each(tagsWith('table-core'))('[EMB-02] needs at most 6.5 kB for any other list after %s', before => {
    const others = [...tagsWith('table-core'), 'psp-pending-actions'].filter(tag => tag !== before);
    expect(others.length).toBeGreaterThan(7);
    const heavy = others.map(tag => ({ tag, added: added(before, tag) })).filter(({ added }) => added > 6500);
    expect(heavy).toEqual([]);
  });
});

describe('the files of dist', () => {
  it('[SHIP-03] hold none of the texts that describe fields, calls and errors', () => {
    const ofCalls = calls.flatMap(({ summary, answerFields }) => [
      summary,
      ...Object.values(answerFields).flatMap(({ description, format = '' }) =>
        [description, format].filter(Boolean),
      ),
    ]);
    const ofErrors = Object.values(errorCodes).flatMap(({ when, remedy }) => [when, remedy]);
    const texts = [...ofCalls, ...ofErrors];
    expect(texts.length).toBeGreaterThan(100);
    const shipped = chunks.map(name => built(name).toString()).join('\n');
    expect([...new Set(texts)].filter(text => shipped.includes(text))).toEqual([]);
  });

  it('[SHIP-01] have names of their own, their hashes aside', () => {
    const names = Object.keys(files).map(name => name.replace(/\.\w{8}\./, '.'));
    expect(names).toEqual([...new Set(names)]);
  });

  it('[EMB-02] keep React’s file cacheable across releases: it imports no other file', () => {
    const react = chunks.filter(name => name.startsWith('react.')).map(name => built(name).toString());
    expect(react).toHaveLength(1);
    expect(react[0]).not.toMatch(/\bfrom\s*["']|\bimport\s*["'(]/);
  });
});

describe('[EMB-11] the integrity of a script', () => {
  const scripts = readdirSync('dist').filter(name => name.endsWith('.js') && name !== 'psp.js');
  /** The columns of the table in psp.js. */
  const [, columns = '', hashes = ''] =
    /\{version:"[^"]+",(files:\[.*?\],imports:\[.*?\]),tags:.*,hashes:"(.*?)"\}/.exec(
      built('psp.js').toString(),
    ) ?? [];
  const { files: names, imports }: Pick<LoaderTable, 'files' | 'imports'> = JSON.parse(
    `{${columns.replace(/(files|imports):/g, '"$1":')}}`,
  );

  it('[EMB-11] is in the table of the loader, for every script of dist', () => {
    expect(names.toSorted()).toEqual(scripts.toSorted());
  });

  it.each(scripts)('[EMB-11] %s: its SHA-256 and all that it imports are in the table', name => {
    const position = names.indexOf(name);
    expect(`${hashes.slice(43 * position, 43 * position + 43)}=`).toBe(hash('sha256', built(name)));
    const imported = imports[position]?.map(each => names[each]);
    expect(imported?.toSorted()).toEqual([...importsOf(name)].toSorted());
  });

  it.each(scripts)('[EMB-11] %s imports lazy chunks by the loader, never by itself', name => {
    const code = built(name).toString();
    expect(code).not.toMatch(/\bimport\(/);
    const lazy = [...code.matchAll(/\("psp\.import"\)\]\("\.\/([^"]+)"\)/g)].map(([, file = '']) => file);
    expect(lazy).toHaveLength(code.split('psp.import').length - 1);
    // The files of languages name each other without their hashes.
    expect(lazy.filter(start => !names.some(name => name.startsWith(start)))).toEqual([]);
  });
});

/** All files that a script imports, directly or through others, as its code says. */
function importsOf(name: string, found = new Set<string>()): Set<string> {
  const code = built(name).toString();
  for (const [, imported = ''] of code.matchAll(/\b(?:from|import)\s*"\.\/([^"]+)"/g)) {
    if (found.has(imported)) continue;
    found.add(imported);
    importsOf(imported, found);
  }
  return found;
}

function built(name: string): Buffer {
  try {
    return readFileSync(`dist/${name}`);
  } catch (cause) {
    throw new Error(`dist/${name} is not there. Run \`npm run build\`.`, { cause });
  }
}

function hash(algorithm: string, content: Buffer): string {
  return createHash(algorithm).update(content).digest('base64');
}
