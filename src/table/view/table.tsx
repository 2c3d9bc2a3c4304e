import { type CSSProperties, useRef } from 'react';
import { Progress } from '../../ui/feedback/progress.tsx';
import { addStyles } from '../../ui/styles/shared-sheet.ts';
import cardsCss from './cards.css?inline';
import { CellActs, useCellActs } from './cells/cell-acts.tsx';
import { Head } from './head/head.tsx';
import { useOverflow } from './head/use-overflow.ts';
import { revealFocusedCell } from './keyboard/reveal-focused-cell.ts';
import { moveByKey } from './keyboard/row-keyboard.ts';
import { Messages } from './messages.tsx';
import pagerCss from './pager/pager.css?inline';
import { PagerFoot } from './pager/pager-foot.tsx';
import { usePageInView } from './pager/use-page-in-view.ts';
import printCss from './print.css?inline';
import { Body } from './rows/body.tsx';
import { fullTextOnHover } from './rows/full-text-on-hover.ts';
import tableCss from './table.css?inline';
import { useTableState } from './table.state.ts';
import type { TableProps } from './table-props.ts';
import toolbarCss from './toolbar/toolbar.css?inline';
import { Toolbar } from './toolbar/toolbar.tsx';

for (const css of [tableCss, cardsCss, toolbarCss, pagerCss, printCss]) addStyles(css);

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
  const foot = useRef<HTMLDivElement>(null);
  usePageInView(state.paging, frame.ref, foot);
  const isLoading = shown.phase === 'loading' || Boolean(props.isWaiting);
  return (
    <div className="table" part="table">
      <Toolbar
        state={state}
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
      {shown.rows.length > 0 && <SkipToPages to={() => currentPageIn(foot.current)?.focus()} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and hovering are those of the controls and cells in it. */}
      <div
        className="frame"
        ref={frame.ref}
        data-overflows={frame.overflows}
        data-pins={frame.pins}
        onFocus={revealFocusedCell}
        onKeyDown={moveByKey}
        {...fullTextOnHover}
      >
        <table
          aria-label={label}
          aria-rowcount={shown.rows.length + 1}
          aria-busy={isLoading}
          style={sharedBy(state.columns.length)}
        >
          <Head state={state} />
          <Body
            state={state}
            isWorkedOn={Boolean(props.actions ?? work)}
            note={props.note}
            rowState={props.rowState}
          />
        </table>
      </div>
      <Messages
        state={state}
        source={source}
        loadingText={loadingText}
        emptyText={props.emptyText}
        isWaiting={props.isWaiting}
      />
      {work?.below?.(state)}
      <PagerFoot ref={foot} state={state} />
    </div>
  );
}

/** The fewer columns there are, the more of its width may a text take. [TBL-17] */
const sharedBy = (columns: number) => ({ '--_columns': columns || 1 }) as CSSProperties;

/** Past the controls of all rows, for those who go by Tab. [TBL-31] */
const SkipToPages = ({ to }: { to(): void }) => (
  <button type="button" className="skip" onClick={to}>
    Skip to the pages
  </button>
);

/** Narrow places list no pages: there, the way to the previous one. */
const currentPageIn = (foot: HTMLElement | null) =>
  ['[aria-current]', '.step']
    .map(one => foot?.querySelector<HTMLElement>(one))
    .find(button => button?.getClientRects().length);

// [NET-13]
const withoutIds = 'Rows without an id can be read, but nothing can be done with them here.';

const percent = (count: number, total: number | undefined): number | undefined =>
  total ? Math.min(100, Math.floor((count / total) * 100)) : undefined;
