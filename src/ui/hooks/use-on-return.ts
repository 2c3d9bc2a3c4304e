import { useEffectEvent, useLayoutEffect } from 'react';

/** Calls `act` when Back has restored the page: what the host sent to the person before is not shown to the next. [NET-26] */
export function useOnReturn(act: () => void): void {
  const onReturn = useEffectEvent(({ persisted }: PageTransitionEvent) => persisted && act());
  useLayoutEffect(() => {
    const listener = (event: PageTransitionEvent) => onReturn(event);
    addEventListener('pageshow', listener);
    return () => removeEventListener('pageshow', listener);
  }, []);
}
