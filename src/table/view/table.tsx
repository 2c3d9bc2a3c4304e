import type { ReactNode } from 'react';
import { Progress } from '../../ui/progress.tsx';
import { addStyles } from '../../ui/sheet.ts';
import type { RowSource } from '../rows/row-source.ts';
import { Body } from './body.tsx';
import { Foot } from './foot.tsx';
import { Head } from './head.tsx';
import { useOverflow } from './overflow.ts';
import pagerCss from './pager.css?inline';
import { Standing } from './standing.tsx';
import tableCss from './table.css?inline';
import { useTableState } from './table.state.ts';
import toolbarCss from './toolbar.css?inline';
import { Toolbar } from './toolbar.tsx';

for (const css of [tableCss, toolbarCss, pagerCss]) addStyles(css);

/** A row as a screen's own controls see it. */
export interface TableRow {
  readonly id: string;
  /** The text of its first cell. */
  readonly name: string;
  /** The text of one of its cells; '' for a column that is not there. */
  text(key: string): string;
}

export interface TableProps {
  readonly source: RowSource;
  /** Names the table for those who hear it. */
  readonly label: string;
  /** Shown in place of rows that are on their way, such as 'Looking up reimbursements...'. */
  readonly loadingText?: string;
  /** Milliseconds between the last key and the search. [TBL-03] */
  readonly searchDelay?: number | undefined;
  readonly pageSize?: number | undefined;
  /** The name of the exported file. [TBL-07] */
  readonly exportName?: string | undefined;
  /** The screen's own controls at the end of a row. */
  actions?(row: TableRow): ReactNode;
  /** What has to be said of a row, under it. */
  note?(row: TableRow): ReactNode;
}

/** The one table: search, filters, sorting, pages, export; cards on narrow places. [TBL-01] to [TBL-05] */
export function Table({ source, label, loadingText = 'Loading...', ...props }: TableProps) {
  const state = useTableState(source, props.pageSize ?? 10, props.searchDelay ?? 200);
  const { shown } = state;
  const frame = useOverflow();
  return (
    <div className="table" part="table">
      <Toolbar state={state} label={label} exportName={props.exportName} />
      <div className="arriving">
        {shown.phase === 'loading' && (
          <Progress thin label={loadingText} value={percent(shown.store.count, shown.total)} />
        )}
      </div>
      <div
        className="frame"
        ref={frame.ref}
        data-overflows={frame.overflows}
        {...(frame.overflows && { role: 'group', 'aria-label': label, tabIndex: 0 })}
      >
        <table aria-label={label} aria-rowcount={shown.rows.length + 1} aria-busy={shown.phase === 'loading'}>
          <Head state={state} withActions={Boolean(props.actions)} />
          <Body state={state} actions={props.actions} note={props.note} />
        </table>
      </div>
      <Standing state={state} source={source} loadingText={loadingText} />
      <Foot state={state} label={label} />
    </div>
  );
}

const percent = (count: number, total: number | undefined): number | undefined =>
  total ? Math.min(100, Math.floor((count / total) * 100)) : undefined;
