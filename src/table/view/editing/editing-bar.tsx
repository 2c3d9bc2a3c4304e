import { useEffect, useState } from 'react';
import { numberText } from '../../../domain/display/numbers.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/lazy-confirm-dialog.ts';
import type { TableControls } from '../row-work.ts';
import { type Edit, type Edits, type EditsNow, isOfLostRow, problemIn } from './edits.ts';

interface EditingBarProps {
  readonly edits: Edits;
  readonly now: EditsNow;
  readonly state: TableControls;
  readonly isSending: boolean;
  /** Why nothing can be saved now. */
  readonly unavailable: string | undefined;
  save(): void;
}

/** What is not saved yet, what keeps it from being saved, and saving it; it stays in sight. [TBL-11] */
export function EditingBar({ edits, now, state, isSending, unavailable, save }: EditingBarProps) {
  const [isAsking, setAsking] = useState(false);
  const count = now.edits.length;
  useSeeking(edits, now, state);
  return (
    <div className="saving" data-any={count > 0}>
      <Problems edits={edits} now={now} />
      <LostRows edits={edits} now={now} state={state} />
      <div className="bar saving-bar">
        <p role="status">{countText(count, state)}</p>
        {count > 0 && (
          <Button
            tone="quiet"
            unavailable={isSending && 'The changes are being saved.'}
            onClick={() => (count > 1 ? setAsking(true) : edits.undoAll())}
          >
            Undo all
          </Button>
        )}
        <Button tone="primary" busy={isSending} busyLabel="Saving…" unavailable={unavailable} onClick={save}>
          Save
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          cancel={() => setAsking(false)}
          confirm={() => {
            setAsking(false);
            edits.undoAll();
          }}
        >
          {`Undo all ${numberText(count)} changes? What you entered will be lost.`}
        </ConfirmDialog>
      )}
    </div>
  );
}

function countText(count: number, { shown }: TableControls): string {
  if (count) return `${numberText(count)} unsaved ${count === 1 ? 'change' : 'changes'}`;
  const types = shown.columns.map((_, index) => shown.store.typeOf(index));
  return types.some(type => type === 'editable' || type === 'select') ? 'No unsaved changes' : '';
}

const mostNamed = 5;

/** The cells that cannot be saved as they are, each a way to it. */
function Problems({ edits, now: { marked } }: Pick<EditingBarProps, 'edits' | 'now'>) {
  if (!marked.length) return null;
  const others = marked.length - mostNamed;
  return (
    <div className="problems">
      <p>
        {marked.length === 1
          ? 'One cell cannot be saved:'
          : `${numberText(marked.length)} cells cannot be saved:`}
      </p>
      <ul>
        {marked.slice(0, mostNamed).map(edit => (
          <li key={nameOf(edit)}>
            <Button tone="quiet" onClick={() => edits.seek(edit.cell)}>
              {nameOf(edit)}
            </Button>{' '}
            {problemIn(edit)}
          </li>
        ))}
        {others > 0 && <li>and {numberText(others)} more</li>}
      </ul>
    </div>
  );
}

/** `Comment of ERR-1`. */
const nameOf = ({ cell }: Edit): string => `${cell.title} of ${cell.rowName}`;

/** What was changed in rows that have left the list since: nobody can save it, and it is not thrown away unasked. */
function LostRows({ edits, now, state }: Pick<EditingBarProps, 'edits' | 'now' | 'state'>) {
  const isLost = isOfLostRow(state.shown);
  const lost = now.edits.filter(isLost);
  if (!lost.length) return null;
  return (
    <div className="problems">
      <p>
        {`No longer in the list, and not saved: ${lost.map(nameOf).join(', ')}.`}{' '}
        <Button tone="quiet" onClick={() => edits.undoAll(isLost)}>
          Discard
        </Button>
      </p>
    </div>
  );
}

/** Turns to the page of the cell that is sought; what hides its row is taken away first. */
function useSeeking(edits: Edits, now: EditsNow, state: TableControls): void {
  const { shown, paging, query } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step follows from what is shown then.
  useEffect(() => {
    const row = edits.sought && shown.store.rowWith(edits.sought.cell.rowId);
    if (row === undefined) return;
    const place = shown.rows.indexOf(row);
    if (place >= 0) paging.turn(Math.floor(place / paging.size));
    else if (query.search || query.filters.length) {
      state.search.change('');
      state.choose({ filters: [] });
    }
  }, [now, shown, query]);
}
