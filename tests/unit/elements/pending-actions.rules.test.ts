import { expect, it } from 'vitest';
import { unknownStatuses } from '../../../src/elements/pending-actions/pending-actions.rules.ts';

const problem = (...statuses: readonly (string | undefined)[]) =>
  unknownStatuses(statuses.map((status, index) => ({ id: `${index}`, status })));

it('[SD-05] knows the statuses of the requirements, and none at all', () => {
  expect(problem('paid', undefined, ' ', 'denied')).toBeUndefined();
});

it('[SD-05] names the unknown statuses once, shortened, at most ten', () => {
  const sentence = problem('on hold', 'on hold', 'x'.repeat(50), 'paid');
  expect(sentence).toMatch(/^3 of 4 reimbursements have a status that this list does not know/);
  expect(sentence).toContain(`shows as Denied: "on hold", "${'x'.repeat(40)}". It knows`);
  expect(problem(...Array.from({ length: 12 }, (_, at) => `odd${at}`))).toContain('"odd9". It knows');
});
