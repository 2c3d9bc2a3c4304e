import type { KeyboardEvent, MouseEvent } from 'react';
import { ClickGestures } from './click-gestures.ts';

const gestures = new ClickGestures();

// On the window: between two rows, clicks of a burst hit what is not a button.
window.addEventListener('click', click => gestures.add(click), { capture: true });

/**
 * Handlers for a button that decides something: ignores key repeats and all but the first of fast clicks at one place,
 * which hit another row's button after the first row is gone. [RQ-05]
 */
export const ignoreRepeatedPresses = (act: () => void) => ({
  onKeyDown: (event: KeyboardEvent) => {
    if (event.repeat) event.preventDefault();
  },
  onClick: (event: MouseEvent) => {
    if (event.detail <= 1 && !gestures.isFollowUp) act();
  },
});
