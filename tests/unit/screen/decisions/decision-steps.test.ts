// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DecisionEvent,
  type DecisionStep,
  isDecided,
  mayDecide,
  stepAfter,
  waiting,
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
    ['unknown', 'decide', 'sending'],
    ['unknown', 'check', 'checking'],
    ['checking', 'decide', undefined],
    ['checking', 'check', undefined],
    ['checking', 'refuse', 'refused'],
    ['checking', 'lose', 'unknown'],
    ['checking', 'leave', 'gone'],
    ['decided', 'decide', undefined],
    ['decided', 'leave', 'gone'],
    ['gone', 'decide', undefined],
  ])('[RQ-03] [RQ-05] go from %s by the event "%s" to %s', (step, event, next) => {
    expect(stepAfter(step, event)).toBe(next);
  });

  it('[RQ-05] reach sending only from waiting, refused or unknown, and never leave gone', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 30 }), sequence => {
        let step: DecisionStep = 'waiting';
        for (const event of sequence) {
          const next: DecisionStep | undefined = stepAfter(step, event);
          if (next === 'sending') expect(['waiting', 'refused', 'unknown']).toContain(step);
          if (step === 'gone') expect(next).toBeUndefined();
          step = next ?? step;
        }
      }),
    );
  });

  it.each<[DecisionStep, boolean]>([
    ['waiting', false],
    ['sending', false],
    ['refused', false],
    ['unknown', false],
    ['checking', false],
    ['decided', true],
    ['gone', true],
  ])('[RQ-06] in step %s mean that the decision was carried out: %s', (step, expected) => {
    expect(isDecided({ ...waiting, step })).toBe(expected);
  });

  it.each<[DecisionStep, same: boolean, other: boolean]>([
    ['waiting', true, true],
    ['refused', true, true],
    ['sending', false, false],
    ['decided', false, false],
    ['unknown', true, false],
    ['checking', false, false],
    ['gone', false, false],
  ])('[NET-19] in step %s accept the same choice: %s, and another: %s', (step, same, other) => {
    const decision = { ...waiting, step, choice: 'approve' };
    expect(mayDecide(decision, 'approve')).toBe(same);
    expect(mayDecide(decision, 'deny')).toBe(other);
  });
});
