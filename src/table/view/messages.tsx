import { useState } from 'react';
import { SessionExpiredError } from '../../http/errors.ts';
import { isSetupMistake } from '../../http/setup-mistake.ts';
import { Button } from '../../ui/controls/button.tsx';
import { SessionEnded } from '../../ui/feedback/session-ended.tsx';
import { shownTitle } from '../engine/columns.ts';
import type { RowSource } from '../engine/loading/row-source.ts';
import type { TableSnapshot } from '../engine/loading/table-snapshot.ts';
import type { Sorting } from '../engine/query/query.ts';
import { Cause, causeText } from './failure.tsx';
import { ResumeButton } from './resume-button.tsx';
import type { TableState } from './table.state.ts';
import { howMuchText, rangeText } from './texts.ts';

interface MessagesProps {
  readonly state: TableState;
  readonly source: RowSource;
  readonly loadingText: string;
  readonly emptyText: string | undefined;
  readonly isWaiting?: boolean | undefined;
}

/** What stands in place of rows or has to be said of all of them, and the one thing to do next. */
export function Messages({ state, source, loadingText, emptyText, isWaiting }: MessagesProps) {
  const { phase, rows } = state.shown;
  return (
    <>
      {/* Only what has changed is said. */}
      <div role="status" aria-atomic="false" className="visually-hidden">
        <p>{isWaiting || phase === 'loading' ? loadingText : statusText(state)}</p>
        <Order state={state} />
      </div>
      {state.shown.queryUnavailable && (
        <div className="remark">
          <p role="alert">{notArranged}</p>
          <ResumeButton go={source.retryQuery}>Retry</ResumeButton>
        </div>
      )}
      {!rows.length && phase !== 'loading' && !state.shown.queryUnavailable && (
        <InPlaceOfRows state={state} source={source} emptyText={emptyText} />
      )}
      <HowMuch shown={state.shown} source={source} />
    </>
  );
}

function statusText(state: TableState): string {
  const { store, phase, error } = state.shown;
  return store.count || phase === 'complete' ? rangeText(state.shown, state.paging) : causeText(error);
}

/** Nothing there, nothing found, nothing left by the filters, or not loaded. [TBL-03] [TBL-04] [TBL-14] */
function InPlaceOfRows({ state, source, emptyText }: Omit<MessagesProps, 'loadingText'>) {
  const { store, phase, query } = state.shown;
  if (!store.count && phase !== 'complete') return <NotLoaded error={state.shown.error} source={source} />;
  if (!store.count)
    return (
      <div className="empty">
        {emptyText && <h3>{emptyText}</h3>}
        <p>No data available in table</p>
      </div>
    );
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
  if (isSetupMistake(error)) return <p className="empty failed">{error.message}</p>;
  return (
    <div className="empty failed">
      <p>
        <Cause error={error} />
      </p>
      <p>No entries available.</p>
      <ResumeButton go={() => source.load()}>Retry</ResumeButton>
    </div>
  );
}

/** How much of the list there is, when that is not all of it. [NET-11] [TBL-19] */
function HowMuch({ shown, source }: { readonly shown: TableSnapshot; readonly source: RowSource }) {
  const { phase, store, omittedCount, error, isReloading } = shown;
  const goesOn = phase === 'partial' || phase === 'failed';
  if (!store.count || phase === 'loading' || !(goesOn || omittedCount)) return null;
  return (
    <div className="remark">
      <p>
        {isReloading ? asBefore : howMuchText(shown)}
        {error instanceof SessionExpiredError && (
          <>
            {' '}
            <SessionEnded failure={error} />
          </>
        )}
      </p>
      {goesOn && <ResumeButton go={() => source.load()}>{isReloading ? 'Retry' : 'Continue'}</ResumeButton>}
    </div>
  );
}

const notArranged = 'What searches and sorts the list could not be loaded. It shows as it was before.';
const asBefore = 'The list could not be loaded anew. The rows are those from before.';

/** Each change of the order; how a list begins is no news. [TBL-05] */
function Order({ state }: { readonly state: TableState }) {
  const { query, shown } = state;
  const [first] = useState(query.sorting);
  const [hasChanged, setHasChanged] = useState(false);
  if (!hasChanged && query.sorting !== first) setHasChanged(true);
  return <p>{hasChanged && orderText(query.sorting, shown)}</p>;
}

function orderText(sorting: Sorting | undefined, { columns, store }: TableSnapshot): string {
  const index = columns.findIndex(({ key }) => key === sorting?.key);
  const column = columns[index];
  if (!sorting || !column) return 'Order as received';
  return `Sorted by ${shownTitle(column, store, index)}, ${sorting.descending ? 'descending' : 'ascending'}`;
}
