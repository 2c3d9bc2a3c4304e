import { useEffect, useId, useLayoutEffect, useMemo } from 'react';
import type { AttributesOf } from '../../embed/definition.ts';
import { useLanguage, useTexts } from '../../language/language-context.ts';
import type { Observable } from '../../platform/observable.ts';
import { editsOf, LeftEditsNotice } from '../../screen/lists/list-edits.tsx';
import { nothingSelectedDuration, useTableSaving } from '../../screen/lists/table-saving.ts';
import { listCatalogue } from '../../screen/lists/texts.ts';
import { TimeframeSwitch } from '../../screen/lists/timeframe-switch.tsx';
import type { Timeframe } from '../../screen/lists/timeframes.ts';
import type { ElementSession, ListSession, Screen } from '../../screen/screen.ts';
import type { TableSnapshot } from '../../table/engine/loading/table-source.ts';
import { cellEditorFor } from '../../table/view/editing/editable-cell.tsx';
import { EditingBar } from '../../table/view/editing/editing-bar.tsx';
import type { Edits } from '../../table/view/editing/edits.ts';
import { ResumeButton } from '../../table/view/messages.tsx';
import { mayStillExist, Selection, selectedRows } from '../../table/view/selection/selection.ts';
import { SelectionBar } from '../../table/view/selection/selection-bar.tsx';
import { selectionBoxes } from '../../table/view/selection/selection-boxes.tsx';
import { Table } from '../../table/view/table.tsx';
import type { ExportPlan, TableProps } from '../../table/view/table-props.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useObservable } from '../../ui/hooks/use-observable.ts';
import { useOnReturn } from '../../ui/hooks/use-on-withdrawal.ts';
import type { definition } from './table.definition.ts';
import { catalogue } from './texts.ts';

/** The table with row selection, editing and saving, or timeframes, as the attributes ask for. [TBL-06] [TBL-08] [TBL-11] */
export function ExtendedTable(props: ExtendedTableProps) {
  const texts = useTexts(catalogue);
  const { attributes, screen, table, timeframe } = props;
  const { source } = table;
  const staleId = useId();
  const { selection, selectionState, edits, editsState, saving, ...extensions } = useExtendedTable(props);
  return (
    <>
      <LeftEditsNotice session={screen.session} list={source.list} />
      <Table
        {...table}
        extensions={{
          ...extensions,
          above: ({ snapshot }) =>
            timeframe && <TimeframeSwitch {...{ timeframe, source }} shown={snapshot} />,
          below: controls =>
            (selection ?? attributes.saveUrl) !== undefined && (
              <div className="table-foot">
                {saving.unavailable && (
                  <Notice tone="warning">
                    <span id={staleId}>{`${saving.unavailable} `}</span>
                    <ResumeButton resume={saving.loadAgain}>{texts.loadAgain}</ResumeButton>
                  </Notice>
                )}
                {selection && (
                  <SelectionBar
                    {...{ selection }}
                    snapshot={controls.snapshot}
                    cap={attributes.selection?.maxSelection ?? undefined}
                    state={selectionState}
                  />
                )}
                {attributes.saveUrl !== undefined && (
                  <EditingBar
                    {...{ edits, editsState, ...saving }}
                    unavailableBy={saving.unavailable && staleId}
                    hasSelection={selection !== undefined && selectionState.ids.size > 0}
                    table={controls}
                  />
                )}
              </div>
            ),
        }}
      />
    </>
  );
}

export interface ExtendedTableProps {
  readonly attributes: AttributesOf<typeof definition>;
  readonly screen: Screen;
  readonly table: TableProps;
  /** The requested timeframe; undefined if the table has none. */
  readonly timeframe: Observable<Timeframe> | undefined;
}

/** The selection and the edits of a table, and what is done with them. Both belong to the list. [TBL-23] */
function useExtendedTable({ attributes, screen, table: { source } }: ExtendedTableProps) {
  const language = useLanguage();
  const { saveUrl, meta } = attributes;
  const { session } = screen;
  const edits = editsOf(session, source.list);
  const editsState = useObservable(edits.state);
  const ownSelection = useSelection(session, source.list, attributes);
  const selectionState = useObservable(ownSelection.state);
  useSourceUpdates(source, ownSelection, edits, session.list(source.list));
  const canSelect = attributes.selection !== undefined || attributes.exportConfirm !== undefined;
  const selection = canSelect ? ownSelection : undefined;
  const selectionUi = useMemo(
    () => (canSelect ? selectionBoxes(ownSelection, selectionState, source.snapshot, language) : undefined),
    [canSelect, ownSelection, selectionState, source, language],
  );
  const saving = useTableSaving(screen, { url: saveUrl, meta, source, edits, selection });
  const cellEditor = useMemo(
    () => (saveUrl === undefined ? undefined : cellEditorFor(edits)),
    [saveUrl, edits],
  );
  const exportPlan = useExportPlan(attributes, screen, ownSelection);
  return { selection, selectionState, edits, editsState, saving, selectionUi, cellEditor, exportPlan };
}

function useSelection(
  session: ElementSession,
  list: string,
  { selection }: ExtendedTableProps['attributes'],
): Selection {
  const cap = selection?.maxSelection ?? Number.POSITIVE_INFINITY;
  const ofList = session.list(list);
  ofList.selection ??= new Selection();
  const rows = ofList.selection;
  useLayoutEffect(() => {
    rows.cap = cap;
  }, [rows, cap]);
  return rows;
}

/**
 * Deselects rows that have left the list, after an unconfirmed save the others with them: alone, they would be another
 * intent beside it. Forgets saved values once the reloaded list contains them. [NET-19]
 */
function useSourceUpdates(
  source: ExtendedTableProps['table']['source'],
  selection: Selection,
  edits: Edits,
  ofList: ListSession,
): void {
  useEffect(() => {
    const noteAmounts = () => selection.noteAmounts(source.snapshot());
    const update = () => {
      const snapshot = source.snapshot();
      if (snapshot.isReloading) return;
      selection.retain(mayStillExist(snapshot), ofList.submission?.isUnconfirmed);
      edits.forgetSaved(source.requestedAt);
      edits.readRules(snapshot);
      noteAmounts();
    };
    update();
    const ends = [source.subscribe(update), selection.state.subscribe(noteAmounts)];
    return () => {
      for (const end of ends) end();
    };
  }, [source, selection, edits, ofList]);
  // The host's words were meant for the person before.
  useOnReturn(() => edits.refuse(new Map()));
}

/** The export to accounting: asks first, and writes the selected rows. [TBL-15] */
function useExportPlan(
  { exportConfirm }: ExtendedTableProps['attributes'],
  { notices: { show, clear } }: ExtendedTableProps['screen'],
  selection: Selection,
): ExportPlan | undefined {
  const texts = useTexts(catalogue);
  const listTexts = useTexts(listCatalogue);
  return useMemo(() => {
    if (exportConfirm === undefined) return undefined;
    return {
      question: texts.confirmExport[exportConfirm],
      rows(snapshot: TableSnapshot) {
        clear();
        if (selection.clearIfChanged(snapshot)) return void show('warning', listTexts.amountsChanged);
        const { ids } = selection;
        const rows = selectedRows(snapshot, ids);
        if (rows.length && rows.length === ids.size) return rows;
        if (ids.size) show('warning', texts.selectedNotLoaded);
        else show('warning', texts.nothingSelected, nothingSelectedDuration);
        return undefined;
      },
    };
  }, [exportConfirm, show, clear, selection, texts, listTexts]);
}
