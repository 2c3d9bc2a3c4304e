import { useLayoutEffect } from 'react';
import { saveTable } from '../../api/tables.ts';
import { post } from '../../http/post.ts';
import type { RowSource } from '../../table/engine/loading/row-source.ts';
import { type Edits, isInRemovedRow } from '../../table/view/editing/edits.ts';
import type { Selection } from '../../table/view/selection/selection.ts';
import { useObservable } from '../../ui/hooks/use-observable.ts';
import { type Intent, useSubmission } from '../forms/submission.ts';
import type { Screen } from '../screen.ts';
import { type MetaEntries, savingFields } from './table-saving.rules.ts';

/** What of a table is saved, and where. */
export interface SavingPlan {
  /** Undefined: nothing can be saved. */
  readonly url: string | undefined;
  readonly meta: MetaEntries | undefined;
  readonly source: RowSource;
  readonly edits: Edits;
  /** Undefined where rows cannot be selected. */
  readonly selection: Selection | undefined;
}

const texts = {
  done: 'Your changes were saved.',
  unknown:
    'It is not known whether your changes were saved. They are still here: save again, or reload the page to see.',
  stale: 'The list has changed since it was loaded. Load it again before saving; what you entered stays.',
};

/** How long it stands that there is nothing to save, in milliseconds. [TBL-12] */
const nothingToldFor = 4000;

/** Saves edited cells and the selection of a table; what fails is told, and nothing that was entered is lost. [TBL-11] */
export function useTableSaving(screen: Screen, plan: SavingPlan) {
  const { source, edits } = plan;
  const { phase, submit, refresh } = useSubmission(screen, texts);
  const isSending = phase === 'sending' || phase === 'leaving';
  useLayoutEffect(() => edits.lock(isSending), [edits, isSending]);
  useLeavingAsked(edits);
  return {
    isSending,
    unavailable: phase === 'stale' ? texts.stale : undefined,
    loadAgain() {
      refresh();
      screen.notices.clear();
      void source.reload();
    },
    save() {
      const invalid = edits.showProblems();
      const intent = invalid ? edits.requestFocus(invalid.cell) : intentOf(screen, plan);
      if (intent) submit(intent);
    },
  };
}

/** What is to be posted now; undefined when that is nothing, or cannot be, which has been told. [TBL-12] */
function intentOf(screen: Screen, { url, meta, source, edits, selection }: SavingPlan): Intent | undefined {
  const { notices, element, page } = screen;
  const isLost = isInRemovedRow(source.snapshot());
  const saved = edits.state.value.edits.filter(edit => !isLost(edit));
  const selected = selection?.ids;
  if (url === undefined) return undefined;
  if (!saved.length && !selected?.size) {
    notices.show('warning', selection ? nothingSelected : nothingChanged, nothingToldFor);
    return undefined;
  }
  const { fields, problem } = savingFields({ meta, edits: saved, selected });
  if (!fields) {
    notices.show('danger', problem);
    element.report({ code: 'ERR_FIELD_NAMES', message: unnamed });
    return undefined;
  }
  return {
    payload: JSON.stringify(fields),
    send: idempotencyKey => post(saveTable, { url, fields, page, idempotencyKey }),
    done(redirect) {
      edits.markSaved(saved);
      selection?.remove(selected ?? []);
      if (redirect === undefined) void source.reload();
    },
  };
}

const nothingSelected = 'No items are selected.';
const nothingChanged = 'Nothing has been changed.';
const unnamed = 'A row or cell cannot be named in a form. Give each an id without comma and brackets.';

/** Whoever leaves the page with changes that are not saved is asked; there is nothing to ask when a save leads away. */
function useLeavingAsked(edits: Edits): void {
  const isChanged = useObservable(edits.state, now => now.edits.length > 0);
  // With the picture of the change: who types and leaves at once is asked, too.
  useLayoutEffect(() => {
    if (!isChanged) return;
    const ask = (event: Event) => {
      if (edits.state.value.edits.length) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [edits, isChanged]);
}
