import type { KeyboardEvent, MouseEvent } from 'react';

/**
 * For a button that decides something: what a held key repeats and the second click of a double click do nothing, even
 * when the button under key or pointer is another one by then. [RQ-05]
 */
export const onePress = (act: () => void) => ({
  onKeyDown: (event: KeyboardEvent) => {
    if (event.repeat) event.preventDefault();
  },
  onClick: (event: MouseEvent) => {
    if (event.detail <= 1) act();
  },
});
