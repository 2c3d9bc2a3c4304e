import { useLayoutEffect } from 'react';
import { useTexts } from '../../language/language-context.ts';
import { Edits } from '../../table/view/editing/edits.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useOpenState } from '../../ui/hooks/use-keyed-state.ts';
import { useObservable } from '../../ui/hooks/use-observable.ts';
import type { ElementSession } from '../screen.ts';
import { listCatalogue } from './texts.ts';

/** The edits of one list of the element: kept while another list is shown or the element is out of the page. [TBL-23] */
export function editsOf(session: ElementSession, list: string): Edits {
  const ofList = session.list(list);
  ofList.edits ??= countedEdits(session, list);
  return ofList.edits;
}

function countedEdits({ editCounts }: ElementSession, list: string): Edits {
  const edits = new Edits();
  edits.state.subscribe(() => {
    editCounts.value = new Map(editCounts.value).set(list, edits.state.value.edits.length);
  });
  return edits;
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
  const counts = useObservable(session.editCounts);
  const left = [...counts].flatMap(([other, count]) => (other === list || !count ? [] : [count]));
  if (!left.length || isClosed) return null;
  const text = left.length === 1 ? listTexts.leftInPreviousList : listTexts.leftInPreviousLists;
  return (
    <div className="left-edits">
      <Notice tone="warning" close={() => setClosed(true)}>
        {text({ count: left.reduce((sum, count) => sum + count, 0) })}
      </Notice>
    </div>
  );
}

/** Warns before the page is left with unsaved changes in any list of the element; not when a save navigates away. */
export function useUnsavedChangesWarning(session: ElementSession): void {
  const isChanged = useObservable(session.editCounts, hasEdits);
  // A layout effect, so that leaving right after typing warns, too.
  useLayoutEffect(() => {
    if (!isChanged) return;
    const warn = (event: Event) => {
      if (hasEdits(session.editCounts.value)) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [session, isChanged]);
}

const hasEdits = (counts: ReadonlyMap<string, number>): boolean => [...counts.values()].some(Boolean);
