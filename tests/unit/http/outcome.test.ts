import { expect, it } from 'vitest';
import { outcomeOf, type Statement } from '../../../src/http/outcome.ts';

const answered = (status: number, redirected = false, says?: Statement) =>
  ({ stage: 'answered', response: { status, redirected, says } }) as const;

it.each([
  ['a GET, whatever became of it', { method: 'GET', stage: 'not answered' }, 'not done'],
  ['a GET with an error status', { method: 'GET', ...answered(500) }, 'not done'],
  ['an address that was refused', { method: 'POST', stage: 'not sent' }, 'not done'],
  ['no complete answer', { method: 'POST', stage: 'not answered' }, 'unknown'],
  ['the sign-in page', { method: 'POST', ...answered(200, true, 'sign-in') }, 'not done'],
  ['a contradiction', { method: 'POST', ...answered(200, false, 'contradiction') }, 'not done'],
  ['a proof', { method: 'POST', ...answered(200, true, 'proof') }, 'done'],
  ['nothing certain', { method: 'POST', ...answered(200, false, 'nothing') }, 'unknown'],
  ['400', { method: 'POST', ...answered(400) }, 'not done'],
  ['499', { method: 'POST', ...answered(499) }, 'not done'],
  ['408', { method: 'POST', ...answered(408) }, 'unknown'],
  ['500', { method: 'POST', ...answered(500) }, 'unknown'],
  ['399', { method: 'POST', ...answered(399) }, 'unknown'],
  ['the 403 of another page after a redirect', { method: 'POST', ...answered(403, true) }, 'unknown'],
] as const)('[NET-19] %s: the outcome of %j is %s', (_, ended, outcome) => {
  expect(outcomeOf(ended)).toBe(outcome);
});
