import type { KeyboardEvent } from 'react';

/**
 * Handlers for a form: a held Enter submits it only once, even if the answer arrives before the key is released.
 * [RPT-13]
 */
export const ignoreRepeatedEnter = {
  onKeyDown: (event: KeyboardEvent) => {
    if (event.repeat && event.key === 'Enter') event.preventDefault();
  },
};
