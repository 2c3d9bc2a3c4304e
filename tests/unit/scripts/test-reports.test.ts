import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { requirementResults, testRunIn } from '../../../scripts/test-reports.ts';

/** A title that names an id, without naming it in this file: only titles of tests do. */
const of = (id: string, text: string): string => `[${id}] ${text}`;

const vitest = (assertionResults: readonly object[], status = 'passed', message = '') => ({
  startTime: Date.UTC(2026, 10, 23, 12),
  testResults: [{ name: resolve('tests/unit/money.test.ts'), status, message, assertionResults }],
});
const assertion = (fullName: string, status: string, meta = {}) => ({ fullName, status, meta });

const playwright = (title: string, status: string, errors: readonly object[] = []) => ({
  config: { rootDir: resolve('tests/journeys') },
  stats: { startTime: '2026-11-23T12:00:00.000Z' },
  suites: [
    {
      title: 'deposit.spec.ts',
      file: 'deposit.spec.ts',
      specs: [],
      suites: [
        {
          title: 'on a phone',
          file: 'deposit.spec.ts',
          specs: [{ title, tests: [{ status, projectName: 'firefox' }] }],
        },
      ],
    },
  ],
  errors,
});

const unit = 'tests/unit/money.test.ts';
const journey = 'tests/journeys/deposit.spec.ts, firefox';
const refuses = of('DEP-03', 'refuses');

describe('a report', () => {
  it.each<[string, object, unknown[]]>([
    ['a passed test', vitest([assertion(refuses, 'passed')]), [[refuses, unit, true, ['DEP-03']]]],
    ['a failed test', vitest([assertion(refuses, 'failed')]), [[refuses, unit, false, ['DEP-03']]]],
    ['no skipped test', vitest([assertion(refuses, 'skipped')]), []],
    [
      'a story that axe checked',
      vitest([assertion('Ready', 'passed', { reports: [{ type: 'a11y' }] })]),
      [['Ready', unit, true, ['ACC-01']]],
    ],
    [
      'a file that could not be loaded',
      vitest([], 'failed', 'SyntaxError'),
      [['The run was not completed. SyntaxError', unit, false, []]],
    ],
    [
      'a passed journey',
      playwright(refuses, 'expected'),
      [[`on a phone ${refuses}`, journey, true, ['DEP-03']]],
    ],
    [
      'a flaky journey as failed',
      playwright(refuses, 'flaky'),
      [[`on a phone ${refuses}`, journey, false, ['DEP-03']]],
    ],
    ['no skipped journey', playwright(refuses, 'skipped'), []],
    [
      'an error outside of journeys',
      playwright(refuses, 'skipped', [{ message: 'No server' }]),
      [['The run was not completed. No server', 'tests/journeys', false, []]],
    ],
  ])('[EVI-01] contains %s', (_, report, expected) => {
    const { date, tests = [] } = testRunIn(report) ?? {};
    expect(date).toBe('2026-11-23T12:00:00.000Z');
    expect(tests.map(({ title, file, hasPassed, ids }) => [title, file, hasPassed, ids])).toEqual(expected);
  });

  it('[EVI-01] of another tool is left out', () => {
    expect(testRunIn({ files: {} })).toBeUndefined();
  });
});

it('[EVI-01] a requirement has the tests that name it, or none', () => {
  const document = '## DEP\n\n- **DEP-01** The balance.\n- **DEP-03** Save is disabled.\nNo requirement.\n';
  const { tests = [] } = testRunIn(vitest([assertion(`${refuses} ${of('NET-01', '')}`, 'passed')])) ?? {};
  expect(requirementResults(document, tests)).toEqual([
    { id: 'DEP-01', sentence: 'The balance.', tests: [] },
    { id: 'DEP-03', sentence: 'Save is disabled.', tests },
  ]);
});
