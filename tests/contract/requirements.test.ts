// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { elements } from '../../src/elements.ts';
import { filesAt, sourceFiles } from './source-files.ts';

/** Requirements without a test, by the planned element that they belong to. */
const untested: Readonly<Record<string, readonly string[]>> = {};

const id = /[A-Z]{2,4}-\d{2}/;
const requirements = new Set(
  [...readFileSync('docs/requirements.md', 'utf8').matchAll(/^- \*\*(.+?)\*\*/gm)].map(
    ([, name]) => name ?? '',
  ),
);
const tests = [...filesAt('tests/**/*.{ts,tsx}'), ...filesAt('stories/**/*.{ts,tsx}')];
const inTitles = new RegExp(`['"\`](?:\\[${id.source}\\] ?)+`, 'g');
const tested = new Set(
  tests.flatMap(({ text }) =>
    (text.match(inTitles) ?? []).flatMap(title => title.match(new RegExp(id, 'g')) ?? []),
  ),
);

describe('requirements', () => {
  it('[EMB-01] have unique ids', () => {
    const ids = readFileSync('docs/requirements.md', 'utf8').match(/^- \*\*/gm);
    expect(requirements.size).toBe(ids?.length);
    expect([...requirements].filter(name => !new RegExp(`^${id.source}$`).test(name))).toEqual([]);
  });

  it('[EMB-01] have a test each, except those of planned elements', () => {
    const excused = new Set(Object.values(untested).flat());
    const without = [...requirements].filter(name => !tested.has(name) && !excused.has(name));
    expect(without, 'Requirements that no test names').toEqual([]);
  });

  it('[EMB-01] are not excused for elements that exist', () => {
    const stale = Object.keys(untested).filter(tag => tag in elements);
    expect(stale, 'Elements that exist: delete their lines from `untested`').toEqual([]);
  });

  it('[EMB-01] exist for every id in code and tests', () => {
    const cited = [...tests, ...sourceFiles()].flatMap(({ path, text }) =>
      [...text.matchAll(new RegExp(`\\[(${id.source})\\]`, 'g'))].map(([, name]) => ({
        path,
        name: name ?? '',
      })),
    );
    expect(cited.filter(({ name }) => !requirements.has(name))).toEqual([]);
    expect(
      Object.values(untested)
        .flat()
        .filter(name => !requirements.has(name)),
    ).toEqual([]);
  });
});
