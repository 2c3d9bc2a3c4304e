import { english, type Language } from '../../../domain/language/language.ts';
import { Observable } from '../../../platform/observable.ts';
import type { TableSnapshot } from '../../engine/loading/table-source.ts';
import { mayStillExist } from '../selection/selection.ts';
import { type EditConfig, parseEditConfig, valueProblem } from './edit-config.ts';
import { validationCatalogue } from './texts.ts';

/** An editable cell of a row that has an id. */
export interface EditableCell {
  readonly rowId: string;
  /** Names the row in labels and messages. */
  readonly rowName: string;
  /** The key of the column. */
  readonly column: string;
  /** The title of the column. */
  readonly title: string;
}

/** An unsaved change of one cell. */
export interface Edit {
  readonly cell: EditableCell;
  readonly config: EditConfig;
  readonly value: string;
  /** The browser cannot read the input as a value yet, such as half a date. */
  readonly isIncomplete: boolean;
}

/** All unsaved changes at one moment. */
export interface EditsState {
  readonly edits: readonly Edit[];
  /** The invalid edits whose problem is shown. */
  readonly problems: readonly Edit[];
  /** A save is in flight, so edits cannot change. */
  readonly isLocked: boolean;
}

type CellKey = Pick<EditableCell, 'rowId' | 'column'>;

/**
 * The unsaved changes of a table, by row and column. They outlive paging, searching, sorting, a failed save and a reload of
 * the list; search and sorting use the saved values. [TBL-11]
 */
export class Edits {
  /** Observable; a new object after each change. */
  readonly state = new Observable(noEdits);
  readonly #edits = new Map<string, Edit>();
  /** Cells whose problem may be shown, because the person has left them or has tried to save. */
  readonly #touched = new Set<string>();
  /** What the host says about edits that it refused; an edit that has changed since is another object. */
  #refusals: ReadonlyMap<Edit, string> = new Map();
  /** Saved values that the loaded rows do not contain yet. */
  readonly #saved = new Map<string, string>();
  /** When the last save was answered, on the clock of `performance.now()`. */
  #savedAt = 0;
  #focusTarget: string | undefined;

  /** The edit of a cell; undefined while it has its saved value. */
  editAt(cell: CellKey): Edit | undefined {
    return this.#edits.get(cellKey(cell));
  }

  /** The value saved last, while the loaded rows still hold the previous one. */
  savedValueAt(cell: CellKey): string | undefined {
    return this.#saved.get(cellKey(cell));
  }

  /** Why a cell cannot be saved; undefined when it can, or was not touched yet. */
  problemAt(cell: CellKey, language: Language): string | undefined {
    const edit = this.editAt(cell);
    if (!edit) return undefined;
    return (this.#touched.has(cellKey(cell)) && editProblem(edit, language)) || this.#refusals.get(edit);
  }

  /** Changes a cell. Changing it back to its saved value removes the edit. */
  change(edit: Edit, saved: string): void {
    if (this.state.value.isLocked) return;
    this.clearFocusTarget();
    const key = cellKey(edit.cell);
    if (edit.value === saved && !edit.isIncomplete) this.#delete(key);
    else this.#edits.set(key, edit);
    this.#publish();
  }

  /** To be called when a cell loses the focus: from now on its problem is shown. */
  markTouched(cell: CellKey): void {
    if (!this.editAt(cell)) return;
    this.#touched.add(cellKey(cell));
    this.#publish();
  }

  undo(cell: CellKey): void {
    if (this.state.value.isLocked) return;
    this.#delete(cellKey(cell));
    this.#publish();
  }

  undoAll(isIncluded: (edit: Edit) => boolean = () => true): void {
    if (this.state.value.isLocked) return;
    for (const [key, edit] of this.#edits) if (isIncluded(edit)) this.#delete(key);
    this.#publish();
  }

  /** Shows what the host says about edits that it has refused, until they change or are saved again. [NET-18] */
  refuse(refusals: ReadonlyMap<Edit, string>): void {
    this.#refusals = refusals;
    this.#publish();
  }

  /** Shows the problems of all edits. Returns the first invalid edit, undefined when all can be saved. */
  showProblems(): Edit | undefined {
    this.#refusals = new Map();
    for (const key of this.#edits.keys()) this.#touched.add(key);
    this.#publish();
    return this.state.value.problems[0];
  }

  /** Focuses a cell as soon as it is rendered. */
  requestFocus(cell: CellKey): void {
    this.#focusTarget = cellKey(cell);
    this.#publish();
  }

  /** The edit whose cell is to be focused once it is rendered. */
  get focusTarget(): Edit | undefined {
    return this.#edits.get(this.#focusTarget ?? '');
  }

  isFocusTarget(cell: CellKey): boolean {
    return this.#focusTarget === cellKey(cell);
  }

  clearFocusTarget(): void {
    this.#focusTarget = undefined;
  }

  /** Blocks changes while a save is in flight. */
  lock(isLocked: boolean): void {
    if (this.state.value.isLocked !== isLocked) this.#publish(isLocked);
  }

  /** Turns edits into saved values; a cell that was changed since then keeps its edit. */
  markSaved(saved: readonly Edit[]): void {
    this.#savedAt = performance.now();
    for (const edit of saved) {
      const key = cellKey(edit.cell);
      if (this.#edits.get(key) !== edit) continue;
      this.#delete(key);
      this.#saved.set(key, edit.value);
    }
    this.#publish();
  }

  /** To be called when rows have arrived: those that were requested after the save hold the saved values themselves. */
  forgetSaved(requestedAt: number): void {
    if (!this.#saved.size || requestedAt < this.#savedAt) return;
    this.#saved.clear();
    this.#publish();
  }

  /** To be called when rows have arrived: their cells may accept other values than before. [TBL-21] */
  readRules(rows: Rows): void {
    if (this.state.value.isLocked) return;
    for (const [key, edit] of this.#edits) {
      const config = configNow(rows, edit);
      if (!config || JSON.stringify(config) === JSON.stringify(edit.config)) continue;
      this.#edits.set(key, { ...edit, config });
      this.#publish();
    }
  }

  #delete(key: string): void {
    this.#edits.delete(key);
    this.#touched.delete(key);
  }

  #publish(isLocked = this.state.value.isLocked): void {
    const edits = [...this.#edits.values()];
    const problems = edits.filter(({ cell }) => this.problemAt(cell, english) !== undefined);
    this.state.value = { edits, problems, isLocked };
  }
}

const noEdits: EditsState = { edits: [], problems: [], isLocked: false };

const cellKey = ({ rowId, column }: CellKey): string => JSON.stringify([rowId, column]);

/** Why an edit cannot be saved; undefined when it can. */
export const editProblem = ({ config, value, isIncomplete }: Edit, language: Language): string | undefined =>
  isIncomplete ? language.texts(validationCatalogue).incompleteDate : valueProblem(config, value, language);

type Rows = Pick<TableSnapshot, 'store' | 'phase' | 'page'>;

/** Whether an edit cannot be saved any more: its row has left the list, or the host no longer lets its cell be edited. */
export const isLost =
  (rows: Rows) =>
  (edit: Edit): boolean =>
    !mayStillExist(rows)(edit.cell.rowId) ||
    (rows.store.rowWith(edit.cell.rowId) !== undefined && !configNow(rows, edit));

/** How a cell may be edited now; undefined if it may not be, or its row is not here. */
function configNow({ store }: Rows, { cell }: Edit): EditConfig | undefined {
  const row = store.rowWith(cell.rowId);
  const now = row === undefined ? undefined : store.column(cell.column)?.cellAt(row);
  const isEditable = now?.type === 'editable' || now?.type === 'select';
  return isEditable ? parseEditConfig(now.editConfig, now.type) : undefined;
}
