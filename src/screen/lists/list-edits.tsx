import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react';
import { useTexts } from '../../language/language-context.ts';
import { Edits } from '../../table/view/editing/edits.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useOpenState } from '../../ui/hooks/use-open-state.ts';
import type { ElementSession } from '../element-session.ts';
import { listCatalogue } from './texts.ts';

/** The edits of one list of the element: kept while another list is shown or the element is out of the page. [TBL-23] */
export function editsOf(session: ElementSession, list: string): Edits {
  const ofList = session.list(list);
  ofList.edits ??= new Edits();
  return ofList.edits;
}

interface LeftEditsNoticeProps {
  readonly session: ElementSession;
  /** The list that is shown. */
  readonly list: string;
}

/** Says how many unsaved changes were left in other lists of the element. [TBL-23] */
export function LeftEditsNotice({ session, list }: LeftEditsNoticeProps) {
  const listTexts = useTexts(listCatalogue);
  const [isClosed, setClosed] = useOpenState<boolean>(list);
  const changes = useEditsOfAllLists(session, lists => sum(leftCounts(lists, list)));
  const listCount = useEditsOfAllLists(session, lists => leftCounts(lists, list).length);
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
export function useUnsavedChangesWarning(session: ElementSession): void {
  const isChanged = useEditsOfAllLists(session, hasEdits);
  // A layout effect, so that leaving right after typing warns, too.
  useLayoutEffect(() => {
    if (!isChanged) return;
    const warn = (event: Event) => {
      if (hasEdits(editsOfAllLists(session))) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [session, isChanged]);
}

type EditsByList = readonly (readonly [list: string, edits: Edits])[];

const editsOfAllLists = (session: ElementSession): EditsByList =>
  [...session.lists].flatMap(([list, { edits }]) => (edits ? [[list, edits] as const] : []));

function useEditsOfAllLists<T extends number | boolean>(
  session: ElementSession,
  derive: (lists: EditsByList) => T,
): T {
  const { length } = editsOfAllLists(session);
  // biome-ignore lint/correctness/useExhaustiveDependencies: subscribes again when a list was added.
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscriptions = editsOfAllLists(session).map(([, { state }]) => state.subscribe(listener));
      return () => {
        for (const unsubscribe of subscriptions) unsubscribe();
      };
    },
    [session, length],
  );
  return useSyncExternalStore(subscribe, () => derive(editsOfAllLists(session)));
}

const countOf = ({ state }: Edits): number => state.value.edits.length;

const leftCounts = (lists: EditsByList, shown: string): number[] =>
  lists.map(([list, edits]) => (list === shown ? 0 : countOf(edits))).filter(Boolean);

const hasEdits = (lists: EditsByList): boolean => lists.some(([, edits]) => countOf(edits) > 0);

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
