import { useId } from 'react';
import { useTexts } from '../../language/language-context.ts';
import { LeftEditsNotice } from '../../screen/lists/list-edits.tsx';
import { TimeframeSwitch } from '../../screen/lists/timeframe-switch.tsx';
import { EditingBar } from '../../table/view/editing/editing-bar.tsx';
import { ResumeButton } from '../../table/view/messages.tsx';
import { SelectionBar } from '../../table/view/selection/selection-bar.tsx';
import { Table } from '../../table/view/table.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { type ExtendedTableProps, useExtendedTable } from './table.state.ts';
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
