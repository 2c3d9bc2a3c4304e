import { useEffect, useEffectEvent, useState } from 'react';
import { ReturnCheck } from './return-check.ts';

/**
 * Calls `act` when the browser's Back restores the page from the back/forward cache, where its data may be outdated.
 */
export function useOnReturn(act: () => void): void {
  const onReturn = useEffectEvent(act);
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && onReturn();
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);
}

/** Asks again when Back has restored the page; the check tells whether the session has ended meanwhile. [NET-20] */
export function useReturnCheck(askAgain: () => void): ReturnCheck {
  const [check] = useState(() => new ReturnCheck());
  useOnReturn(() => {
    check.begin();
    askAgain();
  });
  return check;
}
