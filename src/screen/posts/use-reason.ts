import type { TableSource } from '../../table/engine/loading/table-source.ts';
import { useObservable } from '../../ui/hooks/use-observable.ts';
import type { Screen } from '../screen.ts';

/** The reason typed so far for a row; each list of the element has its own. [UI-11] [TBL-23] */
export function useReason(
  { session }: Pick<Screen, 'session'>,
  { list }: Pick<TableSource, 'list'>,
  id: string,
) {
  const { reasons } = session.list(list);
  const typed = useObservable(reasons);
  return {
    reason: typed[id] ?? '',
    change: (reason: string) => {
      reasons.value = { ...reasons.value, [id]: reason };
    },
  };
}
