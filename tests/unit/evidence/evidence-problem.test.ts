// @vitest-environment node
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { evidenceProblem } from '../../../scripts/evidence/evidence-problem.ts';
import { hashOfSources } from '../../../scripts/evidence/hash-of-sources.ts';
import { newRecord, recordOf } from '../../../scripts/evidence/run-records.ts';

const parent = mkdtempSync(join(tmpdir(), 'psp-evidence-'));
afterAll(() => rmSync(parent, { recursive: true }));

let folder: string;
const write = (path: string, text: string) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};
beforeEach(() => {
  folder = mkdtempSync(join(parent, 'project-'));
  for (const path of [
    'src/psp.ts',
    'tests/unit/a.test.ts',
    'scripts/build/b.mjs',
    'package-lock.json',
    'README.md',
  ])
    write(path, path);
});

describe('the hash of the code', () => {
  it('[EVI-02] is the same for the same files in another folder', () => {
    const copy = join(parent, 'copy');
    cpSync(folder, copy, { recursive: true });
    expect(hashOfSources(copy)).toBe(hashOfSources(folder));
    expect(hashOfSources(folder)).toMatch(/^[\da-f]{64}$/);
  });

  it.each(['src/psp.ts', 'src/new.css', 'tests/unit/a.test.ts', 'scripts/build/b.mjs', 'package-lock.json'])(
    '[EVI-02] changes with %s',
    path => {
      const before = hashOfSources(folder);
      write(path, 'changed');
      expect(hashOfSources(folder)).not.toBe(before);
    },
  );

  it('[EVI-02] changes when a file gets another name, and not with documents and caches', () => {
    const before = hashOfSources(folder);
    write('README.md', 'changed');
    write('tests/examples/__pycache__/host.pyc', 'cache');
    expect(hashOfSources(folder)).toBe(before);
    rmSync(join(folder, 'src/psp.ts'));
    write('src/other.ts', 'src/psp.ts');
    expect(hashOfSources(folder)).not.toBe(before);
  });
});

describe('the record of a run', () => {
  it('[EVI-02] belongs to the report that this run wrote, and to no later one', () => {
    write('reports/unit.json', 'first');
    const file = join(folder, 'reports/unit.json');
    const record = newRecord(file);
    expect(record).toMatchObject({ sources: hashOfSources(), node: process.versions.node, chromium: '' });
    expect(recordOf(file, { [file]: record })).toBe(record);
    write('reports/unit.json', 'second');
    expect(recordOf(file, { [file]: record })).toBeUndefined();
  });
});

describe('a release', () => {
  const evidence = ({
    sources = hashOfSources(folder),
    reports = { 'reports/unit.json': {} },
    other = [] as string[],
  }) =>
    write(
      'reports/evidence/evidence.json',
      JSON.stringify({ sources, reports, problems: { reportsOfOtherCode: other } }),
    );

  it('[EVI-02] has no problem with evidence of its own code', () => {
    evidence({});
    expect(evidenceProblem(folder)).toBeUndefined();
  });

  it('[EVI-02] is refused without evidence', () => {
    expect(evidenceProblem(folder)).toContain('There is no reports/evidence/evidence.json.');
  });

  it('[EVI-02] is refused when the code was changed after the evidence was made', () => {
    evidence({});
    write('src/psp.ts', 'changed');
    expect(evidenceProblem(folder)).toContain('The evidence was made from other code.');
  });

  it('[EVI-02] is refused when a test step ran on other code, or none ran', () => {
    evidence({ other: ['reports/journeys.json'] });
    expect(evidenceProblem(folder)).toContain('results of other code (reports/journeys.json)');
    evidence({ reports: {} as never });
    expect(evidenceProblem(folder)).toContain('no test results');
  });
});
