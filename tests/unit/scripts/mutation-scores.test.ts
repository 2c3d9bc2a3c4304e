import { expect, it } from 'vitest';
import { requiredScores } from '../../../scripts/mutation-modules.ts';
import { mutationScores, readMutationScores } from '../../../scripts/mutation-scores.ts';

const reportOf = (...states: readonly string[]) => ({
  files: {
    'src/domain/display/money.ts': {
      module: 'money' as const,
      mutants: states.map(status => ({ status })),
    },
  },
});

it('the mutation score of a module is the share of changes that a test noticed; those left out do not count', () => {
  const report = reportOf('Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'RuntimeError');
  const scores = mutationScores(report);
  expect(scores).toContainEqual({ module: 'money', score: 50, required: 95, noticed: 2, counted: 4 });
  expect(scores).toContainEqual(expect.objectContaining({ module: 'http', score: undefined, counted: 0 }));
});

it('a module fails below its required score, and without a measurement', () => {
  const low = readMutationScores(JSON.stringify(reportOf('Survived')));
  expect(low).toMatchObject({ passed: 0, failed: expect.arrayContaining(['money: 0 of 95 %']) });
  const high = readMutationScores(JSON.stringify(reportOf('Killed')));
  expect(high.passed).toBe(1);
  expect(high.failed).toHaveLength(Object.keys(requiredScores).length - 1);
});
