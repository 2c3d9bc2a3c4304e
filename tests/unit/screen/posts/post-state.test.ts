import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  idle,
  isPending,
  maySend,
  type PostEvent,
  type PostStep,
  stepAfter,
} from '../../../../src/screen/posts/posts.ts';

const steps: PostStep[] = ['idle', 'sending', 'done', 'refused', 'unknown', 'checking', 'handled'];
const events: PostEvent[] = [
  'send',
  'succeed',
  'refuse',
  'becomeUnknown',
  'becomeHandled',
  'check',
  'reopen',
];

const table: Readonly<Record<PostStep, Partial<Record<PostEvent, PostStep>>>> = {
  idle: { send: 'sending' },
  sending: { succeed: 'done', refuse: 'refused', becomeUnknown: 'unknown', check: 'checking' },
  checking: { succeed: 'done', refuse: 'refused', becomeUnknown: 'unknown', becomeHandled: 'handled' },
  refused: { send: 'sending', reopen: 'idle' },
  unknown: { send: 'sending', check: 'checking', becomeHandled: 'handled', reopen: 'idle' },
  done: { reopen: 'idle' },
  handled: { reopen: 'idle' },
};
const cases = steps.flatMap(step => events.map(event => [step, event, table[step][event]] as const));

describe('the steps of a post', () => {
  it.each(cases)('[RQ-03] [RQ-05] [NET-12] go from %s by the event "%s" to %s', (step, event, next) => {
    expect(stepAfter(step, event)).toBe(next);
  });

  it('[RQ-05] [RQ-06] reach sending only from idle, refused or unknown, and of a row never leave done', () => {
    const rowEvents = events.filter(event => event !== 'reopen');
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...rowEvents), { maxLength: 30 }), sequence => {
        let step: PostStep = 'idle';
        for (const event of sequence) {
          const next = stepAfter(step, event);
          if (next === 'sending') expect(['idle', 'refused', 'unknown']).toContain(step);
          if (step === 'done') expect(next).toBeUndefined();
          step = next ?? step;
        }
      }),
    );
  });

  it.each<[PostStep, same: boolean, other: boolean]>([
    ['idle', true, true],
    ['refused', true, true],
    ['sending', false, false],
    ['done', false, false],
    ['unknown', true, false],
    ['checking', false, false],
    ['handled', false, false],
  ])('[NET-19] in step %s allow the same choice: %s, and another: %s', (step, same, other) => {
    const post = { ...idle, step, choice: 'approve' };
    expect(maySend(post, 'approve')).toBe(same);
    expect(maySend(post, 'deny')).toBe(other);
  });

  it('[NET-12] wait for the host while sending and checking', () => {
    expect(steps.filter(step => isPending({ ...idle, step }))).toEqual(['sending', 'checking']);
  });
});
