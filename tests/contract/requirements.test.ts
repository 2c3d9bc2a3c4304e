// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesAt, sourceFiles } from './source-files.ts';

const id = /[A-Z]{2,4}-\d{2}/;
const document = readFileSync('docs/requirements.md', 'utf8');
const listed = [...document.matchAll(/^- \*\*(.+?)\*\*/gm)].map(([, name = '']) => name);
const requirements = new Set(listed);

// A test of the reference portal itself proves nothing about the library.
const tests = [...filesAt('tests/**/*.{ts,tsx}'), ...filesAt('stories/**/*.{ts,tsx}')].filter(
  ({ path }) => !/^tests\/(unit\/)?host\//.test(path),
);
const idsInTitles = new RegExp(`['"\`](?:\\[${id.source}\\] ?)+`, 'g');
const tested = new Set(
  tests.flatMap(({ text }) =>
    (text.match(idsInTitles) ?? []).flatMap(title => title.match(new RegExp(id, 'g')) ?? []),
  ),
);

describe('docs/requirements.md', () => {
  it('numbers each requirement, and uses no number twice', () => {
    expect(listed.filter(name => !new RegExp(`^${id.source}$`).test(name))).toEqual([]);
    expect(listed).toEqual([...requirements]);
  });

  it('has no requirement without a test', () => {
    const untested = listed.filter(name => !tested.has(name));
    expect(untested, 'Requirements that no test title names').toEqual([]);
  });

  it('has every requirement that code and tests cite', () => {
    const cited = [...tests, ...sourceFiles()].flatMap(({ path, text }) =>
      [...text.matchAll(new RegExp(`\\[(${id.source})\\]`, 'g'))].map(([, name = '']) => ({ path, name })),
    );
    expect(cited.filter(({ name }) => !requirements.has(name))).toEqual([]);
  });
});
