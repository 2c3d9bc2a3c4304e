import { Progress } from '../../ui/progress.tsx';
import { addStyles } from '../../ui/sheet.ts';
import { Body } from './body.tsx';
import { CellActs, useCellActs } from './cells/cell-acts.tsx';
import { Foot } from './foot.tsx';
import { Head } from './head.tsx';
import { Messages } from './messages.tsx';
import { useOverflow } from './overflow.ts';
import pagerCss from './pager.css?inline';
import tableCss from './table.css?inline';
import { useTableState } from './table.state.ts';
import type { TableProps } from './table-props.ts';
import toolbarCss from './toolbar.css?inline';
import { Toolbar } from './toolbar.tsx';

for (const css of [tableCss, toolbarCss, pagerCss]) addStyles(css);

/** The one table: search, filters, sorting, pages, export; cards on narrow places. [TBL-01] to [TBL-05] */
export function Table(props: TableProps) {
  const { acts, dialogs } = useCellActs(props);
  return (
    <CellActs value={acts}>
      <Whole {...props} />
      {dialogs}
    </CellActs>
  );
}

function Whole(props: TableProps) {
  const { source, label, loadingText = 'Loading...', work } = props;
  const state = useTableState(props);
  const { shown } = state;
  const frame = useOverflow();
  const isLoading = shown.phase === 'loading' || Boolean(props.isWaiting);
  return (
    <div className="table" part="table">
      <Toolbar
        state={state}
        label={label}
        exportName={props.exportName}
        awaited={props.awaited}
        exporting={work?.exporting}
        tools={props.tools}
      />
      <div className="arriving">
        {isLoading && (
          <Progress
            thin
            label={loadingText}
            value={props.isWaiting ? undefined : percent(shown.store.count, shown.total)}
          />
        )}
      </div>
      {work?.above?.(state)}
      {(props.actions ?? work) && !shown.hasIds && <p className="remark">{withoutIds}</p>}
      <div
        className="frame"
        ref={frame.ref}
        data-overflows={frame.overflows}
        {...(frame.overflows && { role: 'group', 'aria-label': label, tabIndex: 0 })}
      >
        <table aria-label={label} aria-rowcount={shown.rows.length + 1} aria-busy={isLoading}>
          <Head state={state} />
          <Body state={state} note={props.note} rowState={props.rowState} />
        </table>
      </div>
      <Messages state={state} source={source} loadingText={loadingText} isWaiting={props.isWaiting} />
      {work?.below?.(state)}
      <Foot state={state} label={label} />
    </div>
  );
}

// [NET-13]
const withoutIds = 'Rows without an id can be read, but nothing can be done with them here.';

const percent = (count: number, total: number | undefined): number | undefined =>
  total ? Math.min(100, Math.floor((count / total) * 100)) : undefined;
