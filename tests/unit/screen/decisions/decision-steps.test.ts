// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DecisionEvent,
  type DecisionStep,
  isLocked,
  stepAfter,
} from '../../../../src/screen/decisions/decision-steps.ts';

const events: readonly DecisionEvent[] = ['decide', 'accept', 'refuse', 'lose', 'check', 'leave'];

describe('the steps of a decision', () => {
  it.each<[DecisionStep, DecisionEvent, DecisionStep | undefined]>([
    ['waiting', 'decide', 'sending'],
    ['sending', 'decide', undefined],
    ['sending', 'accept', 'decided'],
    ['sending', 'refuse', 'refused'],
    ['sending', 'lose', 'unknown'],
    ['sending', 'check', 'checking'],
    ['refused', 'decide', 'sending'],
    ['unknown', 'decide', undefined],
    ['unknown', 'check', 'checking'],
    ['checking', 'decide', undefined],
    ['checking', 'check', undefined],
    ['checking', 'refuse', 'refused'],
    ['checking', 'lose', 'unknown'],
    ['checking', 'leave', 'waiting'],
    ['decided', 'decide', undefined],
    ['decided', 'leave', 'waiting'],
  ])('[RQ-03] [RQ-05] go from %s by the event "%s" to %s', (step, event, next) => {
    expect(stepAfter(step, event)).toBe(next);
  });

  it('[RQ-05] reach sending only from waiting or refused, and leave unknown only by a check', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 30 }), sequence => {
        let step: DecisionStep = 'waiting';
        for (const event of sequence) {
          const next: DecisionStep | undefined = stepAfter(step, event);
          if (next === 'sending') expect(['waiting', 'refused']).toContain(step);
          // A decision that may have taken effect is sent again only after a check.
          if (step === 'unknown' && next) expect(next).toBe('checking');
          step = next ?? step;
        }
      }),
    );
  });

  it.each<[DecisionStep, boolean]>([
    ['waiting', false],
    ['refused', false],
    ['sending', true],
    ['decided', true],
    ['unknown', true],
    ['checking', true],
  ])('[RQ-05] in step %s lock the row: %s', (step, locked) => {
    expect(isLocked(step)).toBe(locked);
  });
});
