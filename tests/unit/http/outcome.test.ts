import { expect, it } from 'vitest';
import { outcomeOf } from '../../../src/http/failure.ts';

const answered = (status: number, redirected = false, isSignIn = false) => ({ status, redirected, isSignIn });

it.each([
  ['a GET, whatever became of it', 'GET', undefined, 'not done'],
  ['a GET with an error status', 'GET', answered(500), 'not done'],
  ['no complete answer', 'POST', undefined, 'unknown'],
  ['the sign-in page', 'POST', answered(200, true, true), 'not done'],
  ['400', 'POST', answered(400), 'not done'],
  ['499', 'POST', answered(499), 'not done'],
  ['408', 'POST', answered(408), 'unknown'],
  ['500', 'POST', answered(500), 'unknown'],
  ['399', 'POST', answered(399), 'unknown'],
  ['the 403 of another page after a redirect', 'POST', answered(403, true), 'unknown'],
] as const)('[NET-19] %s: the outcome of a %s answered with %j is %s', (_, method, answer, outcome) => {
  expect(outcomeOf(method, answer)).toBe(outcome);
});
