// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { warnOnce } from '../../../../src/domain/mistakes/warn-once.ts';
import { reportMistakes } from '../../../../src/platform/report-mistakes.ts';
import { expectedLines, expectLogged, logged } from '../../../support/console.ts';

describe('mistakes on the console', () => {
  it('[NET-21] are named once per page for each tag', () => {
    expectLogged('psp-one: Write "a".', 'psp-one: Write "b".', 'psp-two: Write "a".');
    warnOnce('psp-one', ['Write "a".', 'Write "b".']);
    warnOnce('psp-one', ['Write "a".']);
    warnOnce('psp-two', ['Write "a".']);
    expect(logged()).toEqual(['psp-one: Write "a".', 'psp-one: Write "b".', 'psp-two: Write "a".']);
  });

  it('[NET-21] are found by rules that are loaded when the browser is idle', async () => {
    expectLogged('psp-three: it was sent without a CSRF token');
    reportMistakes('psp-three', ({ mistakes }) => [mistakes['no-token']()]);
    expect(logged()).toEqual([]);
    await expectedLines();
  });
});
