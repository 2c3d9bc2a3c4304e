import { type ReactNode, useMemo, useState } from 'react';
import type { PageSettings, PostedField } from '../../http/endpoint.ts';
import type { Posted } from '../../http/post.ts';
import type { RowSource } from '../../table/engine/loading/row-source.ts';
import type { RowRemoval, TableRow } from '../../table/view/table-props.ts';
import { onDemand } from '../../ui/feedback/lazy-component.tsx';
import { ofElement } from '../element-store.ts';
import type { Screen } from '../screen.ts';
import type { Decided } from './row-decisions.ts';

// Most visits remove nothing.
const Removing = onDemand(() => import('./removal-dialog.tsx').then(loaded => loaded.Removing));

/** What a person removes: a row, what it is called, and the address that its cell states for that. */
export interface Removed extends Decided {
  readonly href?: string | undefined;
}

/** What every removal posts, and how. */
export interface RemovalRequest {
  readonly fields: readonly PostedField[];
  readonly page: PageSettings;
  readonly idempotencyKey: string;
}

export interface RemovalPlan {
  /** What a row is, such as 'activity': the question is 'Why is this activity being removed?'. [UI-11] */
  readonly type: string;
  readonly source: Pick<RowSource, 'remove' | 'reload' | 'isStillThere'>;
  /** Posts it: `({ id }, request) => post(removeActivityUnit, { path: { documentId: id }, ...request })`. */
  send(row: Removed, request: RemovalRequest): Promise<Posted<unknown>>;
}

/** What a screen does with the removal of its rows: the first three are props of its table. */
export interface Removal {
  readonly removal: RowRemoval;
  note(row: TableRow): ReactNode;
  rowState(row: TableRow): 'decided' | undefined;
  /** Stands beside the table while the reason is asked for. */
  readonly dialog: ReactNode;
}

/** What is told of rows that are being removed. */
export interface RemovalsTold extends Pick<Removal, 'note' | 'rowState'> {
  readonly progressOf: RowRemoval['progressOf'];
}

const nothingTold: RemovalsTold = {
  progressOf: () => undefined,
  note: () => undefined,
  rowState: () => undefined,
};

/**
 * The one way to remove a row with a reason: asks in a dialog, posts once, tells in the row what went wrong, and follows
 * a redirect or loads the table again. [AU-02] [TBL-21] [UI-11]
 *
 * ```tsx
 * const { dialog, ...removal } = useRemoval(screen, { type: 'activity', source, send });
 * return <ListCard {...removal} source={source}>{dialog}</ListCard>;
 * ```
 * Cells of type `delete` then ask; a screen's own button calls `removal.removal.ask(row)`. A removal whose answer was
 * lost locks its row until the list has been read again; what was typed stays for the next time.
 */
export function useRemoval(screen: Screen, plan: RemovalPlan): Removal {
  const work = ofElement(screen.element.host, notBegun);
  const [asked, setAsked] = useState<Removed>();
  const [{ progressOf, note, rowState }, tell] = useState(nothingTold);
  // The same until something else is told: all cells that lead to a removal would be made anew.
  const removal = useMemo(() => {
    const ask = (row: Removed) => {
      work.isBegun = true;
      setAsked(row);
    };
    return { ask, progressOf };
  }, [work, progressOf]);
  return {
    removal,
    note,
    rowState,
    dialog: work.isBegun && <Removing {...{ screen, plan, asked, tell }} ask={setAsked} />,
  };
}

/** What was begun goes on, also when the element has been elsewhere meanwhile. */
const notBegun = () => ({ isBegun: false });
