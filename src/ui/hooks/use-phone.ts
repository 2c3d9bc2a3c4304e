import { useSyncExternalStore } from 'react';

/**
 * Whether the window is at most 991 pixels wide; updates when it is resized or turned. Only for what the requirements
 * tie to the window: everything else depends on the element's own width, by container queries. [PD-03]
 */
export const usePhone = (): boolean => useSyncExternalStore(subscribe, isPhone);

// `< 992px` instead of `<= 991px`: zoomed windows may have a fractional width in between.
const phoneQuery = () => matchMedia('(width < 992px)');

let isPhoneOnScreen = false;

// Paper is narrower than most screens, but what is printed is what the screen shows.
function isPhone(): boolean {
  if (!matchMedia('print').matches) isPhoneOnScreen = phoneQuery().matches;
  return isPhoneOnScreen;
}

function subscribe(onChange: () => void): () => void {
  const query = phoneQuery();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
