// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { elements } from '../../src/elements.ts';
import { filesAt, sourceFiles } from './source-files.ts';

/** Requirements that nothing holds yet, by the element that will bring them; once it is in the list they need tests. */
const waiting: Readonly<Record<string, readonly string[]>> = {};

const id = /[A-Z]{2,4}-\d{2}/;
const requirements = new Set(
  [...readFileSync('docs/requirements.md', 'utf8').matchAll(/^- \*\*(.+?)\*\*/gm)].map(
    ([, name]) => name ?? '',
  ),
);
const tests = [...filesAt('tests/**/*.{ts,tsx}'), ...filesAt('stories/**/*.{ts,tsx}')];
const inTitles = new RegExp(`['"\`](?:\\[${id.source}\\] ?)+`, 'g');
const held = new Set(
  tests.flatMap(({ text }) =>
    (text.match(inTitles) ?? []).flatMap(title => title.match(new RegExp(id, 'g')) ?? []),
  ),
);

describe('requirements', () => {
  it('[EMB-01] are numbered, each once', () => {
    const ids = readFileSync('docs/requirements.md', 'utf8').match(/^- \*\*/gm);
    expect(requirements.size).toBe(ids?.length);
    expect([...requirements].filter(name => !new RegExp(`^${id.source}$`).test(name))).toEqual([]);
  });

  it('[EMB-01] have a test each, but for those of elements that are still to come', () => {
    const excused = new Set(Object.values(waiting).flat());
    const without = [...requirements].filter(name => !held.has(name) && !excused.has(name));
    expect(without, 'Requirements that no test names').toEqual([]);
  });

  it('[EMB-01] wait for no element that is in the list', () => {
    const stale = Object.keys(waiting).filter(tag => tag in elements);
    expect(stale, 'Elements that are there: delete their lines from `waiting`').toEqual([]);
  });

  it('[EMB-01] exist where code and tests name them', () => {
    const cited = [...tests, ...sourceFiles()].flatMap(({ path, text }) =>
      [...text.matchAll(new RegExp(`\\[(${id.source})\\]`, 'g'))].map(([, name]) => ({
        path,
        name: name ?? '',
      })),
    );
    expect(cited.filter(({ name }) => !requirements.has(name))).toEqual([]);
    expect(
      Object.values(waiting)
        .flat()
        .filter(name => !requirements.has(name)),
    ).toEqual([]);
  });
});
