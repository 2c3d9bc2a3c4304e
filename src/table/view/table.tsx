import { type CSSProperties, useEffect, useRef } from 'react';
import { useTexts } from '../../language/language-context.ts';
import { reportMissingChunk } from '../../platform/missing-file.ts';
import { whenIdle } from '../../platform/when-idle.ts';
import { Progress } from '../../ui/feedback/progress.tsx';
import '../../ui/data/cards.ts';
import { addStyles } from '../../ui/styles/shared-sheet.ts';
import { sharedCatalogue } from '../../ui/texts.ts';
import { isCounted, matchingCount, type TableSnapshot } from '../engine/loading/table-source.ts';
import cardsCss from './cards.css?inline';
import { CellCommandsContext, useCellCommands } from './cells/cell-commands.tsx';
import { Head } from './head/head.tsx';
import { useOverflow } from './head/use-overflow.ts';
import { revealFocusedCell } from './keyboard/row-keyboard.ts';
import { useRowKeys } from './keyboard/use-row-keys.ts';
import { Messages } from './messages.tsx';
import pagerCss from './pager/pager.css?inline';
import { PagerFoot } from './pager/pager-foot.tsx';
import { isOnePage, useScrollToPage } from './pager/paging.ts';
import { usePressGuard } from './press-guard/use-guarded-press.ts';
import { Body } from './rows/body.tsx';
import truncatedTextsCss from './rows/truncated-texts.css?inline';
import { fullTextOnHover, HasDetailsContext, useHasDetails } from './rows/use-has-details.ts';
import wideRowsCss from './rows/wide-rows.css?inline';
import tableCss from './table.css?inline';
import { useTableState } from './table.state.ts';
import type { TableProps } from './table-props.ts';
import { catalogue } from './texts.ts';
import toolbarCss from './toolbar/toolbar.css?inline';
import { Toolbar } from './toolbar/toolbar.tsx';

const rowsCss = [wideRowsCss, truncatedTextsCss, cardsCss];
for (const css of [tableCss, ...rowsCss, toolbarCss, pagerCss]) addStyles(css);

/** The shared table: search, filters, sorting, paging and export; rows become cards on narrow pages. [TBL-01] to [TBL-05] */
export function Table(props: TableProps) {
  const { commands, dialogs } = useCellCommands(props);
  return (
    <CellCommandsContext value={commands}>
      <TableView {...props} />
      {dialogs}
    </CellCommandsContext>
  );
}

function TableView(props: TableProps) {
  const texts = useTexts(catalogue);
  const sharedTexts = useTexts(sharedCatalogue);
  const { source, label, loadingText = sharedTexts.loading, extensions } = props;
  const state = useTableState(props);
  const { snapshot, isBare } = state;
  const ref = useRef<HTMLDivElement>(null);
  // Measures before `useOverflow` sets lengths, so that the first rows are laid out once.
  const hasDetails = useHasDetails(ref, state);
  const frame = useOverflow(ref, state);
  const foot = useRef<HTMLDivElement>(null);
  usePressGuard(ref, state.hold !== undefined && snapshot.rows.length > 0);
  useScrollToPage(state.paging, ref, foot);
  usePrintStyles(snapshot.rows.length > 0);
  const isLoading = snapshot.phase === 'loading';
  return (
    <div className="table" part="table" data-compact={state.compactRows.isCompact || undefined}>
      {!snapshot.isWithdrawn && !isBare && (
        <Toolbar
          {...props}
          state={state}
          outOfSight={frame.outOfSight.map(index => state.columns[index]?.id ?? '')}
        />
      )}
      <div className="loading-bar">
        {isLoading && <Progress thin label={loadingText} value={percentage(snapshot)} />}
      </div>
      {!snapshot.isWithdrawn && extensions?.above?.(state)}
      {/* Skips the controls of all rows; visible on focus only. [TBL-31] */}
      {snapshot.rows.length > 0 && !isBare && !isOnePage(snapshot, state.paging) && (
        <button
          type="button"
          className="skip-link visually-hidden"
          onClick={() => currentPageButton(foot.current)?.focus()}
        >
          {texts.skipToPages}
        </button>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles events that bubble from the controls and cells inside. */}
      <div
        className="frame"
        ref={ref}
        data-overflows={frame.overflows}
        data-pins={frame.pins}
        data-hidden={frame.hidden}
        data-controls={frame.hasControls}
        data-details={hasDetails}
        onFocus={revealFocusedCell}
        {...useRowKeys(ref)}
        {...fullTextOnHover}
      >
        <table
          className="cards"
          aria-label={label}
          aria-rowcount={isCounted(snapshot) ? matchingCount(snapshot) + 1 : -1}
          aria-busy={isLoading}
          style={tableStyle(state.columns.length)}
        >
          <Head state={state} />
          {/* Neither the focus nor open details go over to a row of another list. [TBL-23] */}
          <HasDetailsContext value={hasDetails}>
            <Body key={source.list} {...props} state={state} />
          </HasDetailsContext>
        </table>
      </div>
      <p className="print-hint">
        <span>{`${texts.printHint} `}</span>
        <span className="landscape">{texts.printLandscape}</span>
      </p>
      <Messages {...props} {...{ state, loadingText }} />
      {/* Below the rows: it may come with a later batch, and moves none of them. [NET-13] [RQ-07] */}
      {(props.actions ?? extensions) && !snapshot.hasIds && <p className="remark">{texts.missingIds}</p>}
      {!snapshot.isWithdrawn && extensions?.below?.(state)}
      {!isBare && <PagerFoot ref={foot} state={state} />}
    </div>
  );
}

/** Loads the styles of a printed list after its first rows, with the query engine. [TBL-34] */
function usePrintStyles(hasRows: boolean): void {
  useEffect(() => {
    if (hasRows) return whenIdle(() => import('./print-styles.ts').catch(reportMissingChunk), 200);
  }, [hasRows]);
}

/** The style sheet truncates texts by the number of columns: with fewer columns, a text may be wider. [TBL-17] */
const tableStyle = (columns: number) => ({ '--_columns': columns || 1 }) as CSSProperties;

/** The button of the current page; on narrow pages, which have no page buttons, the one for the previous page. */
const currentPageButton = (foot: HTMLElement | null) =>
  ['[aria-current]', '.step']
    .map(selector => foot?.querySelector<HTMLElement>(selector))
    .find(button => button?.getClientRects().length);

/** How much of the list has been loaded; undefined if that is unknown, and for a page of the host. */
const percentage = ({ store, total, page }: TableSnapshot): number | undefined =>
  total && !page ? Math.min(100, Math.floor((store.count / total) * 100)) : undefined;
