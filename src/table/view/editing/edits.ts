import { Observable } from '../../../domain/platform/observable.ts';
import type { TableSnapshot } from '../../engine/loading/table-snapshot.ts';
import { mayBeThere } from '../selection/selection.ts';
import type { CellToEdit } from './cell-to-edit.ts';
import { type EditConfig, problemOf } from './edit-config.ts';

/** A cell as a person has changed it. */
export interface Edit {
  readonly cell: Pick<CellToEdit, 'rowId' | 'rowName' | 'column' | 'title'>;
  readonly config: EditConfig;
  readonly value: string;
  /** What is typed is not yet a value, such as half a date. */
  readonly isUnread: boolean;
}

/** The edits as they are now. */
export interface EditsNow {
  readonly edits: readonly Edit[];
  /** Those that cannot be saved, where a person has been told so. */
  readonly marked: readonly Edit[];
  /** They are on their way: nothing changes meanwhile. */
  readonly isLocked: boolean;
}

type Place = Pick<CellToEdit, 'rowId' | 'column'>;

/**
 * The cells that a person has changed and not saved, by row and column: they outlive paging, searching, sorting, a failed
 * save and a list that is loaded afresh. Search and order go by what is saved. [TBL-11]
 */
export class Edits {
  /** A new object whenever something has changed. */
  readonly now = new Observable(none);
  readonly #edits = new Map<string, Edit>();
  readonly #left = new Set<string>();
  /** What has been saved, until the list says so itself. */
  readonly #saved = new Map<string, string>();
  #sought: string | undefined;

  /** What a person has made of a cell; undefined where it is as saved. */
  editOf(place: Place): Edit | undefined {
    return this.#edits.get(keyOf(place));
  }

  /** What was saved of a cell that the list still shows as it was before. */
  savedOf(place: Place): string | undefined {
    return this.#saved.get(keyOf(place));
  }

  /** What is wrong with a cell, where it is to be told. */
  problemOf(place: Place): string | undefined {
    const edit = this.editOf(place);
    return edit && this.#left.has(keyOf(place)) ? problemIn(edit) : undefined;
  }

  /** Changes a cell; what is as it was saved is no edit. */
  change(edit: Edit, saved: string): void {
    if (this.now.value.isLocked) return;
    const key = keyOf(edit.cell);
    if (edit.value === saved && !edit.isUnread) this.#forget(key);
    else this.#edits.set(key, edit);
    this.#tell();
  }

  /** The cell has been left: what is wrong with it may be told. */
  leave(place: Place): void {
    if (!this.editOf(place)) return;
    this.#left.add(keyOf(place));
    this.#tell();
  }

  undo(place: Place): void {
    if (this.now.value.isLocked) return;
    this.#forget(keyOf(place));
    this.#tell();
  }

  undoAll(which: (edit: Edit) => boolean = () => true): void {
    if (this.now.value.isLocked) return;
    for (const [key, edit] of this.#edits) if (which(edit)) this.#forget(key);
    this.#tell();
  }

  /** Marks all that cannot be saved; the first of it. */
  mark(): Edit | undefined {
    for (const key of this.#edits.keys()) this.#left.add(key);
    this.#tell();
    return this.now.value.marked[0];
  }

  /** The cell that is to have the focus as soon as it is shown. */
  seek(place: Place): void {
    this.#sought = keyOf(place);
    this.#tell();
  }

  /** What is sought and not yet found. */
  get sought(): Edit | undefined {
    return this.#edits.get(this.#sought ?? '');
  }

  isSought(place: Place): boolean {
    return this.#sought === keyOf(place);
  }

  found(): void {
    this.#sought = undefined;
  }

  /** While they are on their way nothing is changed. */
  lock(isLocked: boolean): void {
    if (this.now.value.isLocked !== isLocked) this.#tell(isLocked);
  }

  /** These have been saved as they are. */
  settle(saved: readonly Edit[]): void {
    for (const edit of saved) {
      const key = keyOf(edit.cell);
      if (this.#edits.get(key) !== edit) continue;
      this.#forget(key);
      this.#saved.set(key, edit.value);
    }
    this.#tell();
  }

  /** The list has come anew, and shows what was saved. */
  renew(): void {
    if (!this.#saved.size) return;
    this.#saved.clear();
    this.#tell();
  }

  #forget(key: string): void {
    this.#edits.delete(key);
    this.#left.delete(key);
  }

  #tell(isLocked = this.now.value.isLocked): void {
    const edits = [...this.#edits.values()];
    const marked = edits.filter(({ cell }) => this.problemOf(cell) !== undefined);
    this.now.value = { edits, marked, isLocked };
  }
}

const none: EditsNow = { edits: [], marked: [], isLocked: false };

const keyOf = ({ rowId, column }: Place): string => JSON.stringify([rowId, column]);

/** Why an edit cannot be saved. */
export const problemIn = ({ config, value, isUnread }: Edit): string | undefined =>
  isUnread ? 'Enter the whole date.' : problemOf(config, value);

/** Whether the row of an edit is no longer in the list: nobody can save it. */
export const isOfLostRow =
  (shown: Pick<TableSnapshot, 'store' | 'phase'>) =>
  ({ cell }: Edit): boolean =>
    !mayBeThere(shown)(cell.rowId);
