import { useEffectEvent, useLayoutEffect } from 'react';
import { session } from '../../platform/session.ts';

/** Calls `act` when what the host sent has to be removed, because the session ended while the page was left. [NET-20] */
export function useOnWithdrawal(act: () => void): void {
  const onWithdrawal = useEffectEvent(act);
  // A layout effect, so that a dialog that has just opened closes, too.
  useLayoutEffect(() => session().withdrawal.subscribe(() => onWithdrawal()), []);
}
