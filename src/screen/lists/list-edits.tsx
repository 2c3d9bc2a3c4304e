import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react';
import { useTexts } from '../../language/language-context.ts';
import { Edits } from '../../table/view/editing/edits.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useOpenState } from '../../ui/hooks/use-open-state.ts';
import { sessionOf } from '../element-session.ts';
import { listCatalogue } from './texts.ts';

/** The edits of one list of the element: kept while another list is shown or the element is out of the page. [TBL-23] */
export function editsOf(host: HTMLElement, list: string): Edits {
  const session = sessionOf(host).list(list);
  session.edits ??= new Edits();
  return session.edits;
}

interface LeftEditsNoticeProps {
  readonly host: HTMLElement;
  /** The list that is shown. */
  readonly list: string;
}

/** Says how many unsaved changes were left in other lists of the element. [TBL-23] */
export function LeftEditsNotice({ host, list }: LeftEditsNoticeProps) {
  const listTexts = useTexts(listCatalogue);
  const [isClosed, setClosed] = useOpenState<boolean>(list);
  const changes = useEditsOfAllLists(host, lists => sum(leftCounts(lists, list)));
  const listCount = useEditsOfAllLists(host, lists => leftCounts(lists, list).length);
  if (!changes || isClosed) return null;
  const left = listCount === 1 ? listTexts.leftInPreviousList : listTexts.leftInPreviousLists;
  return (
    <div className="left-edits">
      <Notice tone="warning" close={() => setClosed(true)}>
        {left({ count: changes })}
      </Notice>
    </div>
  );
}

/** Warns before the page is left with unsaved changes in any list of the element; not when a save navigates away. */
export function useUnsavedChangesWarning(host: HTMLElement): void {
  const isChanged = useEditsOfAllLists(host, hasEdits);
  // A layout effect, so that leaving right after typing warns, too.
  useLayoutEffect(() => {
    if (!isChanged) return;
    const warn = (event: Event) => {
      if (hasEdits(editsOfAllLists(host))) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [host, isChanged]);
}

type EditsByList = readonly (readonly [list: string, edits: Edits])[];

const editsOfAllLists = (host: HTMLElement): EditsByList =>
  [...sessionOf(host).lists].flatMap(([list, { edits }]) => (edits ? [[list, edits] as const] : []));

function useEditsOfAllLists<T extends number | boolean>(
  host: HTMLElement,
  derive: (lists: EditsByList) => T,
): T {
  const { length } = editsOfAllLists(host);
  // biome-ignore lint/correctness/useExhaustiveDependencies: subscribes again when a list was added.
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscriptions = editsOfAllLists(host).map(([, { state }]) => state.subscribe(listener));
      return () => {
        for (const unsubscribe of subscriptions) unsubscribe();
      };
    },
    [host, length],
  );
  return useSyncExternalStore(subscribe, () => derive(editsOfAllLists(host)));
}

const countOf = ({ state }: Edits): number => state.value.edits.length;

const leftCounts = (lists: EditsByList, shown: string): number[] =>
  lists.map(([list, edits]) => (list === shown ? 0 : countOf(edits))).filter(Boolean);

const hasEdits = (lists: EditsByList): boolean => lists.some(([, edits]) => countOf(edits) > 0);

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
