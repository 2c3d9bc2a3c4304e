import { TimeframeSwitch } from '../../screen/lists/timeframe-switch.tsx';
import { EditingBar } from '../../table/view/editing/editing-bar.tsx';
import { ResumeButton } from '../../table/view/resume-button.tsx';
import { SelectionBar } from '../../table/view/selection/selection-bar.tsx';
import { Table } from '../../table/view/table.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useWorkingTable, type WorkingTableProps } from './table.state.ts';

/** The table where its rows are selected, edited and saved, or loaded by timeframe. [TBL-06] [TBL-08] [TBL-11] */
export function WorkingTable(props: WorkingTableProps) {
  const { attributes, table, timeframes } = props;
  const { source } = table;
  const { selection, selected, edits, now, saving, selecting, editor, exporting } = useWorkingTable(props);
  return (
    <Table
      {...table}
      work={{
        selecting,
        editor,
        exporting,
        above: ({ shown }) => (
          <>
            {timeframes && <TimeframeSwitch {...{ timeframes, source, shown }} />}
            {selection && <SelectionBar {...{ selection, selected, shown }} />}
          </>
        ),
        below: state =>
          attributes.saveUrl !== undefined && (
            <>
              {saving.unavailable && (
                <Notice tone="warning">
                  {saving.unavailable} <ResumeButton go={saving.loadAgain}>Load again</ResumeButton>
                </Notice>
              )}
              <EditingBar {...{ edits, now, state, ...saving }} />
            </>
          ),
      }}
    />
  );
}
