import type { KeyboardEvent, MouseEvent } from 'react';

/**
 * Handlers for a button that decides something: ignores key repeats and the second click of a double click, which may
 * hit another row's button after the first row is gone. [RQ-05]
 */
export const ignoreRepeatedPresses = (act: () => void) => ({
  onKeyDown: (event: KeyboardEvent) => {
    if (event.repeat) event.preventDefault();
  },
  onClick: (event: MouseEvent) => {
    if (event.detail <= 1) act();
  },
});

/**
 * Handlers for a form: a held Enter submits it only once, even if the answer arrives before the key is released.
 * [RPT-13]
 */
export const ignoreRepeatedEnter = {
  onKeyDown: (event: KeyboardEvent) => {
    if (event.repeat && event.key === 'Enter') event.preventDefault();
  },
};
