import { SessionExpiredError } from '../../http/errors.ts';
import { isMistake } from '../../http/mistake.ts';
import { Button } from '../../ui/button.tsx';
import { SessionEnded } from '../../ui/session-ended.tsx';
import type { RowSource, RowsShown } from '../rows/row-source.ts';
import { Cause, causeText } from './failure.tsx';
import type { TableState } from './table.state.ts';
import { howMuchText, rangeText } from './texts.ts';

interface MessagesProps {
  readonly state: TableState;
  readonly source: RowSource;
  readonly loadingText: string;
  readonly isWaiting?: boolean | undefined;
}

/** What stands in place of rows or has to be said of all of them, and the one thing to do next. */
export function Messages({ state, source, loadingText, isWaiting }: MessagesProps) {
  const { phase, rows } = state.shown;
  return (
    <>
      <p role="status" className="visually-hidden">
        {isWaiting || phase === 'loading' ? loadingText : statusText(state)}
      </p>
      {!rows.length && phase !== 'loading' && <InPlaceOfRows state={state} source={source} />}
      <HowMuch shown={state.shown} source={source} />
    </>
  );
}

function statusText(state: TableState): string {
  const { store, phase, error } = state.shown;
  return store.count || phase === 'complete'
    ? `${rangeText(state.shown, state.paging)}${orderText(state)}`
    : causeText(error);
}

/** Nothing there, nothing found, nothing left by the filters, or not loaded. [TBL-03] [TBL-04] [TBL-14] */
function InPlaceOfRows({ state, source }: Pick<MessagesProps, 'state' | 'source'>) {
  const { store, phase, query } = state.shown;
  if (!store.count && phase !== 'complete') return <NotLoaded error={state.shown.error} source={source} />;
  if (!store.count) return <p className="empty">No data available in table</p>;
  if (!query.filters.length) return <p className="empty">No matching records found</p>;
  return (
    <div className="empty">
      <p>No entries with these filters.</p>
      <Button
        tone="quiet"
        onClick={({ currentTarget }) => {
          // The button goes with the filters: who pressed it goes on where they are chosen.
          currentTarget.closest('.table')?.querySelector<HTMLElement>('.filter select')?.focus();
          state.choose({ filters: [] });
        }}
      >
        Reset filters?
      </Button>
    </div>
  );
}

/** A list that failed, which never looks like an empty one; asking again mends no mistake of the page. [NET-05] [NET-13] */
function NotLoaded({ error, source }: { readonly error: unknown; readonly source: RowSource }) {
  if (isMistake(error)) return <p className="empty failed">{error.message}</p>;
  return (
    <div className="empty failed">
      <p>
        <Cause error={error} />
      </p>
      <p>No entries available.</p>
      <Button onClick={() => source.load()}>Retry</Button>
    </div>
  );
}

/** How much of the list there is, when that is not all of it. [NET-11] [TBL-19] */
function HowMuch({ shown, source }: { readonly shown: RowsShown; readonly source: RowSource }) {
  const { phase, store, repeats, error, renewing } = shown;
  const goesOn = phase === 'partial' || phase === 'failed';
  if (!store.count || phase === 'loading' || !(goesOn || repeats)) return null;
  return (
    <div className="remark">
      <p>
        {renewing ? asBefore : howMuchText(shown)}
        {error instanceof SessionExpiredError && (
          <>
            {' '}
            <SessionEnded failure={error} />
          </>
        )}
      </p>
      {goesOn && <Button onClick={() => source.load()}>{renewing ? 'Retry' : 'Continue'}</Button>}
    </div>
  );
}

const asBefore = 'The list could not be loaded anew. The rows are those from before.';

function orderText({ query: { sorting }, shown }: TableState): string {
  if (!sorting) return '';
  const title = shown.columns.find(({ key }) => key === sorting.key)?.title;
  return `, sorted by ${title}, ${sorting.descending ? 'descending' : 'ascending'}`;
}
