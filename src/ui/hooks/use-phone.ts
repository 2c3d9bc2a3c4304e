import { useSyncExternalStore } from 'react';

/**
 * Whether the window is as narrow as a phone's, 991 pixels or less, also after it was turned. For what the requirements
 * tie to the window; all else follows the element's own width. [PD-03]
 */
export const usePhone = (): boolean => useSyncExternalStore(watchWindow, isPhone);

// Between 991 and 992, as windows that are zoomed may be, is a phone's, too: nothing is neither.
const narrowWindow = () => matchMedia('(width < 992px)');

const isPhone = (): boolean => narrowWindow().matches;

function watchWindow(tell: () => void): () => void {
  const narrow = narrowWindow();
  narrow.addEventListener('change', tell);
  return () => narrow.removeEventListener('change', tell);
}
