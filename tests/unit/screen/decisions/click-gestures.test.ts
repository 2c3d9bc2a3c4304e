// @vitest-environment node
import { expect, it } from 'vitest';
import { type Click, ClickGestures } from '../../../../src/screen/decisions/click-gestures.ts';

const click: Click = { isTrusted: true, detail: 1, timeStamp: 1_000, clientX: 200, clientY: 300 };

/** Whether each click belongs to the gesture of the one before. */
function followUps(...clicks: readonly Partial<Click>[]): boolean[] {
  const gestures = new ClickGestures();
  return clicks.map(changes => {
    gestures.add({ ...click, ...changes });
    return gestures.isFollowUp;
  });
}

it('[RQ-05] the first click is a gesture of its own', () => {
  expect(new ClickGestures().isFollowUp).toBe(false);
  expect(followUps({})).toEqual([false]);
});

it.each([
  ['after 499 ms at the same place', { timeStamp: 1_499 }, true],
  ['after 500 ms', { timeStamp: 1_500 }, false],
  ['9 px to the right', { clientX: 209 }, true],
  ['10 px to the right', { clientX: 210 }, false],
  ['9 px to the left', { clientX: 191 }, true],
  ['10 px to the left', { clientX: 190 }, false],
  ['9 px below', { clientY: 309 }, true],
  ['10 px above', { clientY: 290 }, false],
  ['8 px to the right and 8 px below', { clientX: 208, clientY: 308 }, false],
  ['of the keyboard, which has no place', { detail: 0 }, false],
  ['of a script', { isTrusted: false }, false],
])('[RQ-05] a click %s is one more of the same gesture: %s', (_, changes, expected) => {
  expect(followUps({}, changes)).toEqual([false, expected]);
});

it('[RQ-05] each click of a burst is measured from the one before it', () => {
  expect(followUps({}, { timeStamp: 1_400 }, { timeStamp: 1_800 }, { timeStamp: 2_400 })).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

it('[RQ-05] clicks of the keyboard and of scripts do not become the click to compare with', () => {
  expect(followUps({ detail: 0 }, {})).toEqual([false, false]);
  expect(followUps({ isTrusted: false }, {})).toEqual([false, false]);
  expect(followUps({}, { detail: 0, clientX: 0 }, { timeStamp: 1_100 })).toEqual([false, false, true]);
});
