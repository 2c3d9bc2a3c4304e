import { useEffect } from 'react';
import type { Language } from '../../../domain/language/language.ts';
import { useLanguage, useTexts } from '../../../language/language-context.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useOpenState } from '../../../ui/hooks/use-keyed-state.ts';
import { ConfirmDialog } from '../../../ui/lazy/lazy-component.tsx';
import { addStyles } from '../../../ui/styles/shared-sheet.ts';
import { sharedCatalogue } from '../../../ui/texts.ts';
import type { TableControls } from '../table-props.ts';
import css from './editing-bar.css?inline';
import { type Edit, type Edits, type EditsState, isLost } from './edits.ts';
import { editingCatalogue } from './texts.ts';

addStyles(css);

interface EditingBarProps {
  readonly edits: Edits;
  readonly editsState: EditsState;
  readonly table: TableControls;
  /** Whether Save would also post selected rows. */
  readonly hasSelection: boolean;
  readonly isSending: boolean;
  /** The id of what says why nothing can be saved at the moment. */
  readonly unavailableBy: string | undefined;
  save(): void;
}

/** The sticky bar with the number of unsaved changes, what keeps them from being saved, and Save. [TBL-11] */
export function EditingBar({ edits, editsState, table, isSending, ...props }: EditingBarProps) {
  const language = useLanguage();
  const sharedTexts = useTexts(sharedCatalogue);
  const editingTexts = useTexts(editingCatalogue);
  const [isConfirmOpen, setConfirmOpen] = useOpenState<boolean>(edits);
  const count = editsState.edits.length;
  useGoToFocusTarget(edits, editsState, table);
  return (
    <div className="saving" data-has-edits={count > 0}>
      <Problems edits={edits} editsState={editsState} />
      <LostEditsNotice edits={edits} editsState={editsState} table={table} />
      <div className="bar saving-bar">
        <p role="status">{(count > 0 || !props.hasSelection) && changesText(count, table, language)}</p>
        {count > 0 && (
          <Button
            tone="quiet"
            unavailable={isSending && editingTexts.beingSaved}
            onClick={() => (count > 1 ? setConfirmOpen(true) : edits.undoAll())}
          >
            {editingTexts.undoAll}
          </Button>
        )}
        <Button
          tone={count || props.hasSelection ? 'primary' : undefined}
          busy={isSending}
          busyLabel={sharedTexts.saving}
          unavailable={props.unavailableBy !== undefined}
          aria-describedby={props.unavailableBy}
          onClick={props.save}
        >
          {editingTexts.save}
        </Button>
      </div>
      {isConfirmOpen && (
        <ConfirmDialog
          cancel={() => setConfirmOpen(false)}
          confirm={() => {
            setConfirmOpen(false);
            edits.undoAll();
          }}
        >
          {editingTexts.confirmUndoAll({ count })}
        </ConfirmDialog>
      )}
    </div>
  );
}

function changesText(count: number, { snapshot }: TableControls, language: Language): string {
  const editingTexts = language.texts(editingCatalogue);
  if (count) return editingTexts.changes({ count });
  const isEditable = snapshot.columns.some(({ type }) => type === 'editable' || type === 'select');
  return isEditable ? editingTexts.noChanges : '';
}

const maxListedProblems = 5;

/** Lists the invalid cells; each name is a button that goes to its cell. */
function Problems({ edits, editsState: { problems } }: Pick<EditingBarProps, 'edits' | 'editsState'>) {
  const language = useLanguage();
  const editingTexts = useTexts(editingCatalogue);
  const nameOf = useCellName();
  if (!problems.length) return null;
  const unlisted = problems.length - maxListedProblems;
  return (
    <div className="problems">
      <p>{editingTexts.problems({ count: problems.length })}</p>
      <ul>
        {problems.slice(0, maxListedProblems).map(edit => (
          <li key={nameOf(edit)}>
            <Button tone="quiet" onClick={() => edits.requestFocus(edit.cell)}>
              {nameOf(edit)}
            </Button>
            <span>{` ${edits.problemAt(edit.cell, language)}`}</span>
          </li>
        ))}
        {unlisted > 0 && <li>{editingTexts.moreProblems({ count: unlisted })}</li>}
      </ul>
    </div>
  );
}

/** Names cells in the language of the element: `Comment of ERR-1`. */
function useCellName() {
  const { cell: text } = useTexts(editingCatalogue);
  return ({ cell: { title, rowName } }: Edit) => text({ column: title, row: rowName });
}

/** Names the edits that cannot be saved any more; only the person may discard them. */
function LostEditsNotice({
  edits,
  editsState,
  table,
}: Pick<EditingBarProps, 'edits' | 'editsState' | 'table'>) {
  const nameOf = useCellName();
  const editingTexts = useTexts(editingCatalogue);
  const isLostNow = isLost(table.snapshot);
  const lost = editsState.edits.filter(isLostNow);
  if (!lost.length) return null;
  return (
    <div className="problems">
      <p>{editingTexts.lostEdits}</p>
      <ul>
        {lost.map(edit => (
          <li key={nameOf(edit)}>{nameOf(edit)}</li>
        ))}
      </ul>
      <Button tone="quiet" onClick={() => edits.undoAll(isLostNow)}>
        {editingTexts.discard}
      </Button>
    </div>
  );
}

/**
 * Turns to the page of the cell that is to be focused; first clears the search and filters if they hide its row. Gives up
 * where it is on a page of the host that was not seen.
 */
function useGoToFocusTarget(edits: Edits, editsState: EditsState, table: TableControls): void {
  const { snapshot, paging, query } = table;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `table` is a new object on each render; only these matter.
  useEffect(() => {
    const row = edits.focusTarget && snapshot.store.rowWith(edits.focusTarget.cell.rowId);
    if (row === undefined) return;
    const index = snapshot.page ? snapshot.page.positionOf(row) : snapshot.rows.indexOf(row);
    if (index >= 0) paging.turn(Math.floor(index / paging.size));
    else if (query.search || query.filters.length) {
      table.search.change('');
      table.changeQuery({ filters: [] });
    } else if (snapshot.query === query) edits.clearFocusTarget();
  }, [editsState, snapshot, query]);
}
