import type { KeyboardEvent, MouseEvent } from 'react';

/** Clicks at the same place with at most this pause between them, in milliseconds, are one gesture. */
const longestPause = 500;
/** How far a pointer moves, in pixels, that clicks at the same place. */
const samePlace = 10;

let lastClick: globalThis.MouseEvent | undefined;
let isFollowUp = false;

// On the window: between two rows, clicks of a burst hit what is not a button.
window.addEventListener(
  'click',
  click => {
    // Clicks of the keyboard and of scripts have no place.
    if (!click.isTrusted || !click.detail) {
      isFollowUp = false;
      return;
    }
    isFollowUp = lastClick !== undefined && isSameGesture(lastClick, click);
    lastClick = click;
  },
  { capture: true },
);

const isSameGesture = (one: globalThis.MouseEvent, next: globalThis.MouseEvent): boolean =>
  next.timeStamp - one.timeStamp < longestPause &&
  Math.hypot(next.clientX - one.clientX, next.clientY - one.clientY) < samePlace;

/**
 * Handlers for a button that decides something: ignores key repeats and all but the first of fast clicks at one place,
 * which hit another row's button after the first row is gone. [RQ-05]
 */
export const ignoreRepeatedPresses = (act: () => void) => ({
  onKeyDown: (event: KeyboardEvent) => {
    if (event.repeat) event.preventDefault();
  },
  onClick: (event: MouseEvent) => {
    if (event.detail <= 1 && !isFollowUp) act();
  },
});
