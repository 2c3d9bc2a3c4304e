import type { KeyboardEvent, MouseEvent } from 'react';

/**
 * For a button that decides something: what a held key repeats and the second click of a double click do nothing, even
 * when the button under key or pointer is another one by then. [RQ-05]
 */
export const ignoreRepeatedPresses = (act: () => void) => ({
  onKeyDown: (event: KeyboardEvent) => {
    if (event.repeat) event.preventDefault();
  },
  onClick: (event: MouseEvent) => {
    if (event.detail <= 1) act();
  },
});

/** For a form: Enter sends it once however long it is held, even when the answer comes first and it can be sent again. [RPT-13] */
export const ignoreRepeatedEnter = {
  onKeyDown: (event: KeyboardEvent) => {
    if (event.repeat && event.key === 'Enter') event.preventDefault();
  },
};
