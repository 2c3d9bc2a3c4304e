import { useEffect, useEffectEvent, useState } from 'react';
import { ReturnCheck } from './return-check.ts';

/**
 * Asks again when the browser's Back has restored the page from the back/forward cache. The check tells whether the
 * session has ended meanwhile; `host` stays hidden until it is settled. [NET-20] [NET-26]
 */
export function useReturnCheck(host: object | undefined, askAgain: () => void): ReturnCheck {
  const onReturn = useEffectEvent(() => {
    check.begin();
    askAgain();
  });
  const [check] = useState(() => new ReturnCheck(host, () => onReturn()));
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && onReturn();
    addEventListener('pageshow', onPageShow);
    return () => {
      removeEventListener('pageshow', onPageShow);
      check.cancel();
    };
  }, [check]);
  return check;
}
