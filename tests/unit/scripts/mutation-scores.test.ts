// @vitest-environment node
import { expect, it } from 'vitest';
import { requiredScores } from '../../../scripts/mutation-modules.ts';
import { countMutationScores, mutationScores } from '../../../scripts/mutation-scores.ts';

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
  const modules = Object.keys(requiredScores).length;
  expect(countMutationScores(JSON.stringify(reportOf('Survived')))).toEqual({ passed: 0, failed: modules });
  expect(countMutationScores(JSON.stringify(reportOf('Killed')))).toEqual({ passed: 1, failed: modules - 1 });
});
