import { useEffectEvent, useLayoutEffect } from 'react';
import { session } from '../../platform/session.ts';

/** Calls `act` when what the host sent has to be removed, because the session ended while the page was left. [NET-20] */
export function useOnWithdrawal(act: () => void): void {
  const onWithdrawal = useEffectEvent(act);
  // A layout effect, so that a dialog that has just opened closes, too.
  useLayoutEffect(() => session().withdrawal.subscribe(() => onWithdrawal()), []);
}

/** Calls `act` when Back has restored the page: what the host sent may have been meant for somebody else. [NET-26] */
export function useOnReturn(act: () => void): void {
  const onReturn = useEffectEvent(({ persisted }: PageTransitionEvent) => persisted && act());
  useLayoutEffect(() => {
    const listener = (event: PageTransitionEvent) => onReturn(event);
    addEventListener('pageshow', listener);
    return () => removeEventListener('pageshow', listener);
  }, []);
}
