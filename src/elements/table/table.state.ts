import { useEffect, useMemo } from 'react';
import type { AttributesOf } from '../../embed/definition.ts';
import { useTableSaving } from '../../screen/lists/table-saving.ts';
import type { Timeframes } from '../../screen/lists/timeframes.ts';
import type { Screen } from '../../screen/screen.ts';
import { useKeyedState } from '../../screen/use-keyed-state.ts';
import type { TableSnapshot } from '../../table/engine/loading/table-snapshot.ts';
import { editorOf } from '../../table/view/editing/editable-cell.tsx';
import { Edits } from '../../table/view/editing/edits.ts';
import type { ExportPlan } from '../../table/view/row-work.ts';
import { mayBeThere, rowsSelected, Selection } from '../../table/view/selection/selection.ts';
import { boxesOf } from '../../table/view/selection/selection-boxes.tsx';
import type { TableProps } from '../../table/view/table-props.ts';
import { useObservable } from '../../ui/hooks/use-observable.ts';
import type { definition } from './table.definition.ts';

export interface WorkingTableProps {
  readonly attributes: AttributesOf<typeof definition>;
  readonly screen: Screen;
  readonly table: TableProps;
  readonly timeframes: Timeframes | undefined;
}

/** What is selected and edited, and what is done with it. Both belong to the list: another address begins afresh. */
export function useWorkingTable({ attributes, screen, table: { source } }: WorkingTableProps) {
  const { endpoint, saveUrl, meta } = attributes;
  const [edits] = useKeyedState(endpoint, () => new Edits());
  const now = useObservable(edits.now);
  const chosen = useSelection(attributes);
  const selected = useObservable(chosen.selected);
  useFollowing(source, chosen, edits);
  const isSelecting = attributes.selection !== undefined || attributes.exportConfirm !== undefined;
  const selection = isSelecting ? chosen : undefined;
  const selecting = useMemo(
    () => (isSelecting ? boxesOf(chosen, selected, source.snapshot) : undefined),
    [isSelecting, chosen, selected, source],
  );
  const saving = useTableSaving(screen, { url: saveUrl, meta, source, edits, selection });
  const editor = useMemo(() => (saveUrl === undefined ? undefined : editorOf(edits)), [saveUrl, edits]);
  const exporting = useExporting(attributes, screen, chosen);
  return { selection, selected, edits, now, saving, selecting, editor, exporting };
}

function useSelection({ endpoint, selection }: WorkingTableProps['attributes']): Selection {
  const cap = selection?.maxSelection ?? Number.POSITIVE_INFINITY;
  const [chosen] = useKeyedState(endpoint, () => new Selection(cap));
  useEffect(() => {
    chosen.cap = cap;
  }, [chosen, cap]);
  return chosen;
}

/** Rows that have left the list leave the selection; what was saved is shown by the list when it has come anew. */
function useFollowing(
  source: WorkingTableProps['table']['source'],
  selection: Selection,
  edits: Edits,
): void {
  useEffect(() => {
    const follow = () => {
      const shown = source.snapshot();
      if (shown.isReloading) return;
      selection.keep(mayBeThere(shown));
      if (shown.phase === 'complete') edits.renew();
    };
    follow();
    return source.subscribe(follow);
  }, [source, selection, edits]);
}

/** What accounting is asked about. [TBL-15] */
const exported = {
  reimbursements: 'approved reimbursements',
  'advance-payments': 'approved advance payments',
} as const;

function useExporting(
  { exportConfirm }: WorkingTableProps['attributes'],
  { notices: { show } }: WorkingTableProps['screen'],
  selection: Selection,
): ExportPlan | undefined {
  return useMemo(() => {
    if (exportConfirm === undefined) return undefined;
    return {
      question: `Are you sure you would like to export all selected ${exported[exportConfirm]} to accounting? Please ensure you have reviewed this list before continuing.`,
      rows(shown: TableSnapshot) {
        const rows = rowsSelected(shown, selection.ids);
        if (!rows.length) show('warning', 'Please select one or more rows.');
        return rows.length ? rows : undefined;
      },
    };
  }, [exportConfirm, show, selection]);
}
