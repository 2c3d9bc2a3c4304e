import type { TableSource } from '../../table/engine/loading/table-source.ts';
import { useObservable } from '../../ui/hooks/use-observable.ts';
import type { Screen } from '../screen.ts';

/** The reasons typed so far, by row; each list of the element has its own. [UI-11] [TBL-23] */
export function useReasons({ session }: Pick<Screen, 'session'>, { list }: Pick<TableSource, 'list'>) {
  const { reasons } = session.list(list);
  const typed = useObservable(reasons);
  return {
    reasonFor: (id: string) => typed[id] ?? '',
    changeReason: (id: string, reason: string) => {
      reasons.value = { ...reasons.value, [id]: reason };
    },
  };
}
