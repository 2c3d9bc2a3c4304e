import { describe, expect, it } from 'vitest';
import { idle, isPending, mayFollow, maySend, type PostStep } from '../../../../src/screen/posts/posts.ts';

const steps: PostStep[] = ['idle', 'sending', 'done', 'refused', 'unknown', 'checking', 'handled'];

const followers: Readonly<Record<PostStep, readonly PostStep[]>> = {
  idle: ['sending'],
  sending: ['done', 'refused', 'unknown', 'checking'],
  checking: ['done', 'refused', 'unknown', 'handled'],
  refused: ['sending', 'idle'],
  unknown: ['sending', 'checking', 'handled', 'idle'],
  done: ['idle'],
  handled: ['idle'],
};
const cases = steps.flatMap(step => steps.map(next => [step, next, followers[step].includes(next)] as const));

describe('the steps of a post', () => {
  it.each(cases)('[RQ-03] [RQ-05] [NET-12] after "%s", "%s" may follow: %s', (step, next, may) => {
    expect(mayFollow(step, next)).toBe(may);
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
