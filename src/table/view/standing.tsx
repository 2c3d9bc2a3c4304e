import { Button } from '../../ui/button.tsx';
import type { RowSource } from '../rows/row-source.ts';
import type { TableState } from './table.state.ts';
import { numberText, rangeText } from './texts.ts';

interface StandingProps {
  readonly state: TableState;
  readonly source: RowSource;
  readonly loadingText: string;
}

/** What stands in place of rows or has to be said of all of them, and the one thing to do next. */
export function Standing({ state, source, loadingText }: StandingProps) {
  const { shown, paging, choices } = state;
  const { sorted } = choices;
  const order =
    sorted && `, sorted by ${titleOf(state, sorted.key)}, ${sorted.descending ? 'descending' : 'ascending'}`;
  const isLoading = shown.phase === 'loading';
  return (
    <>
      <p role="status" className="visually-hidden">
        {isLoading ? loadingText : `${rangeText(shown, paging.page, paging.size)}${order ?? ''}`}
      </p>
      {!shown.rows.length && !isLoading && <Empty state={state} source={source} />}
      {shown.store.count > 0 && (shown.phase === 'partial' || shown.phase === 'failed') && (
        <div className="partial">
          <p>{partialText(shown.store.count, shown.total)}</p>
          <Button onClick={() => source.load()}>Continue</Button>
        </div>
      )}
    </>
  );
}

const titleOf = ({ shown }: TableState, key: string): string =>
  shown.columns.find(column => column.key === key)?.title ?? key;

const partialText = (count: number, total: number | undefined): string =>
  total === undefined
    ? `Showing ${numberText(count)}. There may be more.`
    : `Showing ${numberText(count)} of ${numberText(total)}.`;

/** Nothing there, nothing found, nothing left by the filters, or not loaded. [TBL-03] [TBL-04] [TBL-14] [NET-05] */
function Empty({ state, source }: Pick<StandingProps, 'state' | 'source'>) {
  const { store, phase, query } = state.shown;
  if (!store.count && phase !== 'complete')
    return (
      <div className="empty">
        <p>No entries available.</p>
        <Button onClick={() => source.load()}>Retry</Button>
      </div>
    );
  if (!store.count) return <p className="empty">No data available in table</p>;
  if (!query.filters.length) return <p className="empty">No matching records found</p>;
  return (
    <div className="empty">
      <p>No entries with these filters.</p>
      <Button tone="quiet" onClick={() => state.choose({ filters: {} })}>
        Reset filters?
      </Button>
    </div>
  );
}
