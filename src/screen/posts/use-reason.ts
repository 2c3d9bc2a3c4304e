import { useObservable } from '../../ui/hooks/use-observable.ts';
import type { ListSession } from '../screen.ts';

/** The reason typed so far for a row of a list. [UI-11] [TBL-23] */
export function useReason({ reasons }: Pick<ListSession, 'reasons'>, id: string) {
  const typed = useObservable(reasons);
  return {
    reason: typed[id] ?? '',
    change: (reason: string) => {
      reasons.value = { ...reasons.value, [id]: reason };
    },
  };
}
