import { type ReactNode, useLayoutEffect } from 'react';
import { saveTable } from '../../api/tables.ts';
import type { Language } from '../../domain/language/language.ts';
import { type PostedField, postTo } from '../../http/request.ts';
import { useLanguage, useTexts } from '../../language/language-context.ts';
import type { TableSource } from '../../table/engine/loading/table-source.ts';
import { type Edit, type Edits, isLost } from '../../table/view/editing/edits.ts';
import type { Selection } from '../../table/view/selection/selection.ts';
import { focusedField } from '../../ui/hooks/focus-return.ts';
import { type Intent, useSubmission } from '../posts/submission.ts';
import type { Screen } from '../screen.ts';
import { useUnsavedChangesWarning } from './list-edits.tsx';
import { editRefusals, type MetaEntries, savingFields, showsEdit } from './table-saving.rules.ts';
import { listCatalogue } from './texts.ts';

/** What to save of a table, and where. */
export interface SavingPlan {
  /** Undefined if the table cannot be saved. */
  readonly url: string | undefined;
  readonly meta: MetaEntries | undefined;
  readonly source: TableSource;
  readonly edits: Edits;
  /** Undefined if rows cannot be selected. */
  readonly selection: Selection | undefined;
}

/** How long the notice is shown that nothing is selected, or changed, in milliseconds. [TBL-12] */
export const nothingSelectedDuration = 4000;

/**
 * Saves the edited cells and the selection of a table. Failures are shown, and edits are kept. A save belongs to its
 * list: its answer may arrive while another list is shown, or while the element is out of the page. [TBL-11] [TBL-23]
 */
export function useTableSaving(screen: Screen, plan: SavingPlan) {
  const language = useLanguage();
  const listTexts = useTexts(listCatalogue);
  const { source, edits, selection } = plan;
  const { phase, submit, refresh, conflicts, isUnconfirmed } = useListSubmission(screen, source, language);
  const isSending = phase === 'sending' || phase === 'leaving';
  useLayoutEffect(() => edits.lock(isSending), [edits, isSending]);
  useUnsavedChangesWarning(screen.session);
  const loadAgain = async () => {
    screen.notices.clear();
    await source.reload();
    // After a failed read, the rows are those that were requested before. [NET-19]
    refresh(source.requestedAt, showsSelection(plan));
  };
  const loadUnconfirmed = () => {
    void loadAgain();
    screen.notices.show('warning', listTexts.earlierUnconfirmed);
  };
  return {
    isSending,
    unavailable: phase === 'stale' ? listTexts.stale : undefined,
    loadAgain,
    save() {
      // A page of the host may be another one than that of the edits.
      if (!source.snapshot().page) refresh(source.requestedAt, showsSelection(plan));
      // What was undone may have been saved all the same. [NET-19]
      if (!edits.state.value.edits.length && !selection?.ids.size && isUnconfirmed())
        return loadUnconfirmed();
      const invalid = edits.showProblems();
      const intent = invalid ? edits.requestFocus(invalid.cell) : savingIntent(screen, plan, language);
      if (!intent) return;
      if (conflicts(intent)) loadUnconfirmed();
      else submit(intent);
    },
  };
}

/**
 * Whether what was read has every selected row: another page of the host says nothing about a save of them, nor do the
 * first rows of a list whose others could not be read. [NET-19]
 */
function showsSelection({ source, selection }: SavingPlan): boolean {
  const { page, rows, store } = source.snapshot();
  return [...(selection?.ids ?? [])].every(id => {
    const row = store.rowWith(id);
    return row !== undefined && (!page || rows.includes(row));
  });
}

const useListSubmission = (screen: Screen, { list }: TableSource, language: Language) =>
  useSubmission(
    screenOf(list, screen, language),
    // The list says it itself, beside the button that loads it again.
    { ...language.texts(listCatalogue), stale: '' },
    screen.session.list(list),
  );

/** What to post now; undefined, after showing a notice, if there is nothing to save or it cannot be posted. [TBL-12] */
function savingIntent(
  screen: Screen,
  { url, meta, source, edits, selection }: SavingPlan,
  language: Language,
): Intent | undefined {
  const listTexts = language.texts(listCatalogue);
  const { notices, element, page, session } = screen;
  const refuse = (why: string, duration?: number) => {
    notices.show('warning', why, duration);
    return undefined;
  };
  if (selection?.clearIfChanged(source.snapshot())) return refuse(listTexts.amountsChanged);
  const isLostNow = isLost(source.snapshot());
  const saved = edits.state.value.edits.filter(edit => !isLostNow(edit));
  // In whatever order they were selected, the same rows are the same intent. [NET-19]
  const selected = selection && new Set([...selection.ids].sort());
  if (url === undefined) return undefined;
  if (!saved.length && !selected?.size)
    return refuse(selection ? listTexts.nothingSelected : listTexts.nothingChanged, nothingSelectedDuration);
  const { fields, problem } = savingFields({ meta, edits: saved, selected }, language);
  if (!fields) {
    notices.show('danger', problem);
    element.report({ code: 'ERR_FIELD_NAMES', message: ambiguousFieldNames });
    return undefined;
  }
  return {
    request: postTo(saveTable, { url, fields, page }),
    isRepeatable: !selected?.size,
    ...(selected?.size && { name: selectionName(fields, saved.length, selected) }),
    ...refusalPlan(saved, edits, element.host),
    // The list does not show what became of a selection.
    isDone: async () => !selected?.size && isShownAgain(source, saved),
    done(redirect) {
      edits.markSaved(saved);
      selection?.remove(selected ?? []);
      if (redirect === undefined) void session.list(source.list).source?.reload();
    },
  };
}

/** An edit replaces an earlier one; a selection of other rows, or beside other entries of `meta`, does not. */
const selectionName = (fields: readonly PostedField[], edited: number, selected: Iterable<string>) =>
  JSON.stringify([fields.slice(0, -edited - 1).sort(), edited > 0, ...selected]);

/** Reads the list again: whether every edited cell then shows what was sent. [NET-22] */
async function isShownAgain(source: TableSource, saved: readonly Edit[]): Promise<boolean> {
  await source.reload();
  const { store, rows, page, error, isReloading } = source.snapshot();
  // The store of a host-paged list still has the rows of other pages as they were.
  const isRead = (row: number | undefined): row is number =>
    row !== undefined && (!page || rows.includes(row));
  const shows = (edit: Edit) => {
    const row = store.rowWith(edit.cell.rowId);
    return isRead(row) && showsEdit(edit, store, row);
  };
  return !error && !isReloading && saved.every(shows);
}

/**
 * Where messages of the host about edited cells are shown: at their cells, the first of which gets the focus, unless somebody
 * has gone on meanwhile: it is not taken from another field, and no page is turned under the pointer. [NET-18] [RQ-07]
 */
function refusalPlan(
  saved: readonly Edit[],
  edits: Edits,
  host: Element,
): Pick<Intent, 'isShown' | 'refused'> {
  const isOverRows = () => Boolean(host.shadowRoot?.querySelector('tbody:hover'));
  const [fieldAtSave, wasOverRows] = [focusedField(), isOverRows()];
  return {
    isShown: name => editRefusals(saved, new Map([[name, name]])).size > 0,
    refused(messages) {
      const refusals = editRefusals(saved, messages);
      edits.refuse(refusals);
      const [first] = refusals.keys();
      const field = focusedField();
      const hasGoneOn = (field && field !== fieldAtSave) || (isOverRows() && !wasOverRows);
      if (first && !hasGoneOn) edits.requestFocus(first.cell);
    },
  };
}

// For developers.
const ambiguousFieldNames =
  'A row or cell cannot be named in a form. Give each an id without comma and brackets.';

/**
 * What the notices and the navigation of one list may do: after the list has been left, its notices say so, and it does
 * not leave the page. [TBL-23]
 */
function screenOf(list: string, screen: Screen, language: Language): Screen {
  const listTexts = language.texts(listCatalogue);
  const { element, notices, session } = screen;
  const isShown = () => session.list(list).source !== undefined;
  const about = (text: ReactNode) =>
    isShown() || typeof text !== 'string' ? text : listTexts.previousList({ message: text });
  return {
    ...screen,
    element: { ...element, navigate: url => isShown() && element.navigate(url) },
    notices: { ...notices, show: (tone, text, duration) => notices.show(tone, about(text), duration) },
  };
}
