// @vitest-environment node
import { beforeEach, expect, it } from 'vitest';
import { isSessionAnnouncer, setSessionAnnouncer } from '../../../src/platform/session-announcer.ts';

const [first, second] = [{}, {}];

beforeEach(() => setSessionAnnouncer(undefined));

it('[NET-15] lets only the first element that asks announce the end of the session', () => {
  expect([first, second, first].map(isSessionAnnouncer)).toEqual([true, false, true]);
});

it('[NET-15] lets the element announce whose button was just pressed', () => {
  isSessionAnnouncer(first);
  setSessionAnnouncer(second);
  expect([first, second].map(isSessionAnnouncer)).toEqual([false, true]);
});
