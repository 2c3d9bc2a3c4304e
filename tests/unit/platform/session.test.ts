import { describe, expect, it } from 'vitest';
import { Session } from '../../../src/platform/session.ts';

describe('what a page knows of its session', () => {
  it('[NET-15] is that it has ended, until a call that was sent later succeeds', () => {
    const session = new Session();
    expect([session.markEnded(), session.markEnded()]).toEqual([true, false]);
    session.markAlive(session.countCall());
    expect(session.signedInAgain.value).toBe(1);
    expect(session.markEnded()).toBe(true);
  });

  it('[NET-15] does not change when a call succeeds that was sent before the session ended', () => {
    const session = new Session();
    const [first, last] = [session.countCall(), session.countCall()];
    expect(session.markEnded()).toBe(true);
    session.markAlive(first);
    session.markAlive(last);
    expect(session.markEnded()).toBe(false);
  });

  it('[NET-15] lets only the first element that asks announce its end, and another one the next end', () => {
    const session = new Session();
    session.markEnded();
    expect(['one', 'other', 'one'].map(root => session.isAnnouncer(root))).toEqual([true, false, true]);
    session.markAlive(session.countCall());
    expect(session.isAnnouncer('other')).toBe(true);
  });

  it('[NET-15] lets the element announce whose button was just pressed, while the session lasts, too', () => {
    const session = new Session();
    session.isAnnouncer('first');
    session.letAnnounce('pressed');
    session.markAlive(session.countCall());
    expect(['first', 'pressed'].map(root => session.isAnnouncer(root))).toEqual([false, true]);
  });
});
