// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { countCall, markSessionAlive, sessionExpiredError } from '../../../src/http/session.ts';
import { isSessionAnnouncer, setSessionAnnouncer } from '../../../src/platform/session-announcer.ts';

beforeEach(() => {
  markSessionAlive(Number.POSITIVE_INFINITY);
  setSessionAnnouncer(undefined);
});

/** A call finds the session ended; whether it is the first one. */
const findEnded = () => sessionExpiredError('not done', undefined).firstOnPage;

describe('what a page knows of its session', () => {
  it('[NET-15] is that it has ended, until a call that was sent later succeeds', () => {
    expect([findEnded(), findEnded()]).toEqual([true, false]);
    markSessionAlive(countCall());
    expect(findEnded()).toBe(true);
  });

  it('[NET-15] does not change when a call succeeds that was sent before the session ended', () => {
    const [first, last] = [countCall(), countCall()];
    expect(findEnded()).toBe(true);
    markSessionAlive(first);
    markSessionAlive(last);
    expect(findEnded()).toBe(false);
  });

  it('[NET-15] lets another element announce the next end of a session', () => {
    findEnded();
    expect([isSessionAnnouncer('one'), isSessionAnnouncer('other')]).toEqual([true, false]);
    markSessionAlive(countCall());
    expect(isSessionAnnouncer('other')).toBe(true);
  });

  it('[NET-15] leaves the announcer as it is while the session lasts', () => {
    setSessionAnnouncer('pressed');
    markSessionAlive(countCall());
    expect([isSessionAnnouncer('other'), isSessionAnnouncer('pressed')]).toEqual([false, true]);
  });
});
