// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Fault, type Kind, kinds, type TestReference } from './faults/fault.ts';
import { faultPage } from './faults/fault-page.ts';
import { faults } from './faults/matrix.ts';
import { problemsOf } from './faults/referenced-tests.ts';

const kindIds = Object.keys(kinds) as Kind[];
const eachCell = faults.flatMap(fault =>
  kindIds.map(kind => ({ where: `${fault.name}, ${kinds[kind]}`, cell: fault.cells[kind] })),
);
const texts = new Map<string, string>();

function textOf(file: string): string | undefined {
  if (!texts.has(file) && existsSync(file)) texts.set(file, readFileSync(file, 'utf8'));
  return texts.get(file);
}

const problems = (tests: readonly TestReference[]): string[] =>
  tests.flatMap(test => problemsOf(test, textOf(test.file)));

describe('the faults of docs/faults.md', () => {
  it('have 24 kinds, each with an id, a name and a cause of its own', () => {
    const distinct = (key: 'id' | 'name' | 'cause') => new Set(faults.map(fault => fault[key].trim()));
    for (const key of ['id', 'name', 'cause'] as const) {
      expect(distinct(key).size, key).toBe(24);
      expect(distinct(key), key).not.toContain('');
    }
  });

  it('have a cell for every kind of screen', () => {
    const incomplete = faults.filter(({ cells }) => kindIds.some(kind => !cells[kind]));
    expect(incomplete.map(({ name }: Fault) => name)).toEqual([]);
  });

  it.each(eachCell)('have tests that exist and run: $where', ({ cell }) => {
    if ('notApplicable' in cell) return expect(cell.notApplicable).toMatch(/^[A-Z].+\.$/);
    expect(cell.outcome).toMatch(/^[A-Z`\d].+[.`]$/);
    expect(cell.tests.length).toBeGreaterThan(0);
    expect(problems(cell.tests)).toEqual([]);
    // At least one of them runs with `npm test`.
    expect(cell.tests.some(test => !problemsOf(test, textOf(test.file), true).length)).toBe(true);
  });

  it('match docs/faults.md', () => {
    const committed = readFileSync('docs/faults.md', 'utf8').split('\n');
    expect(committed, 'docs/faults.md is stale. Run `npm run generate`.').toEqual(
      faultPage(faults).split('\n'),
    );
  });
});

describe('a reference to a test', () => {
  const file = 'x.test.ts';
  const source = `
    it('one', () => {});
    it.skip('two', () => {});
    it.each([['a row', 1]])('three %s', { tags: ['slow'] }, () => {});
    const rows = [['another', 2]];
    it.each(rows)('four %s', () => {});`;

  it.each<[TestReference, string | undefined]>([
    [{ file, title: 'one' }, undefined],
    [{ file, title: 'three %s', row: 'a row' }, undefined],
    [{ file, title: 'four %s', row: 'another' }, undefined],
    [{ file, title: 'One' }, 'no test'],
    [{ file, title: 'two' }, 'skipped'],
    [{ file, title: 'three %s', row: 'another' }, 'no row'],
    [{ file, title: 'four %s', row: 'a row' }, 'no row'],
  ])('of %j has the problem %s', (reference, problem) => {
    expect(problemsOf(reference, source).join()).toEqual(problem ? expect.stringContaining(problem) : '');
  });

  it('is refused for a file that does not exist, and for a slow test where an ordinary one is needed', () => {
    expect(problemsOf({ file, title: 'one' }, undefined)).toHaveLength(1);
    expect(problemsOf({ file, title: 'three %s' }, source, true)).toHaveLength(1);
    expect(problemsOf({ file, title: 'one' }, source, true)).toEqual([]);
  });
});
