// @vitest-environment node
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { definitions } from '../../../scripts/sources.ts';

interface Manifest {
  readonly files: Readonly<Record<string, { bytes: number; brotli?: number; integrity: string }>>;
  readonly tags: Readonly<Record<string, readonly string[]>>;
}

const { files, tags }: Manifest = JSON.parse(built('manifest.json').toString());
const chunks = Object.keys(files).filter(name => /\.\w+\.js$/.test(name));

describe('manifest.json, as `npm run build` made it last', () => {
  it('[EMB-01] lists every file of dist with its size and integrity', () => {
    expect(Object.keys(files)).toEqual(
      readdirSync('dist')
        .filter(name => name !== 'manifest.json')
        .toSorted(),
    );
    for (const [name, { bytes, integrity }] of Object.entries(files)) {
      const content = built(name);
      expect([name, bytes, integrity]).toEqual([name, content.length, `sha384-${hash('sha384', content)}`]);
    }
  });

  it('[EMB-02] names the scripts of each tag, the loader first, and last the one that gives it by its name', async () => {
    expect(Object.keys(tags)).toEqual((await definitions()).map(({ tag }) => tag));
    for (const [tag, needed] of Object.entries(tags)) {
      expect(needed[0]).toBe('psp.js');
      expect(built(needed.at(-1) ?? '').toString()).toMatch(new RegExp(`export\\{[^}]* as"${tag}"[,}]`));
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
      .reduce((sum, file) => sum + (files[file]?.brotli ?? 0), 0);

  it.each(tagsWith('rows'))('[EMB-02] brings any other list for at most 4 kB after %s', before => {
    const others = [...tagsWith('rows'), 'psp-pending-actions'].filter(tag => tag !== before);
    expect(others.length).toBeGreaterThan(7);
    const heavy = others.map(tag => ({ tag, added: added(before, tag) })).filter(({ added }) => added > 4000);
    expect(heavy).toEqual([]);
  });
});

describe('the files of dist', () => {
  it('[EMB-01] have names of their own, their hashes aside', () => {
    const names = Object.keys(files).map(name => name.replace(/\.\w{6}\./, '.'));
    expect(names).toEqual([...new Set(names)]);
  });

  it('[EMB-02] leave React where it is in the caches of browsers while it stays the same: its file names no other', () => {
    const react = chunks.filter(name => name.startsWith('react.')).map(name => built(name).toString());
    expect(react).toHaveLength(1);
    expect(react[0]).not.toMatch(/\bfrom\s*["']|\bimport\s*["'(]/);
  });

  it.each(chunks)('[EMB-12] %s takes no built-in that old libraries of pages replace', name => {
    const code = built(name)
      .toString()
      .replace(/\/\*[\s\S]*?\*\//g, '');
    const replaced =
      /\bArray\.from\(|\.bind\([^(),]+,|\bnew (globalThis\.)?Request\b|instanceof (globalThis\.)?(Request|Document|Event|Window)\b/;
    expect(replaced.exec(code)?.[0]).toBeUndefined();
  });
});

describe('[EMB-11] the integrity of a script', () => {
  it.each(chunks)(
    '[EMB-11] %s stands where it is asked for: in psp.js, or in a script that was checked itself',
    name => {
      const integrity = hash('sha256', built(name)).slice(0, 43);
      const others = ['psp.js', ...chunks.filter(other => other !== name)];
      expect(others.filter(other => built(other).toString().includes(integrity))).not.toEqual([]);
    },
  );

  it('[EMB-11] is asked of whatever is imported: no script imports by itself what it needs later', () => {
    const unchecked = chunks.filter(name => /\bimport\(/.test(built(name).toString()));
    expect(unchecked).toEqual([]);
  });
});

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
