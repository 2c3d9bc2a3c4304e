import { useRef, useState } from 'react';
import type { Language } from '../../domain/language/language.ts';
import { commonCatalogue } from '../../domain/texts/common.ts';
import { isRefusal, isSetupMistake, SessionExpiredError } from '../../http/errors.ts';
import { useLanguage, useTexts } from '../../language/language-context.ts';
import { useUnsettled } from '../../language/unsettled.ts';
import { isMissingFile } from '../../platform/missing-file.ts';
import { Button } from '../../ui/controls/button.tsx';
import { SessionEnded } from '../../ui/feedback/session-ended.tsx';
import { SetupMistake } from '../../ui/feedback/setup-mistake.tsx';
import { focusTemporarily, isFocused } from '../../ui/hooks/focus-return.ts';
import { sharedCatalogue } from '../../ui/texts.ts';
import { allCount, type TableSnapshot, type TableSource } from '../engine/loading/table-source.ts';
import { rangeText } from './pager/pager-foot.tsx';
import type { TableState } from './table.state.ts';
import type { TableProps } from './table-props.ts';
import { catalogue } from './texts.ts';

interface MessagesProps extends Pick<TableProps, 'source' | 'emptyText'> {
  readonly state: TableState;
  readonly loadingText: string;
}

/** Messages about the list as a whole, each with at most one button: empty, failed or incomplete; and the live region. */
export function Messages({ state, source, loadingText, emptyText }: MessagesProps) {
  const language = useLanguage();
  const sharedTexts = useTexts(sharedCatalogue);
  const texts = useTexts(catalogue);
  const { phase, rows, page, isReloading, queryUnavailable } = state.snapshot;
  const isLoading = phase === 'loading';
  const isWaiting = isLoading && (isReloading || page !== undefined || !rows.length);
  const announced = useWanted(isWaiting ? loadingText : statusText(state, language), isLoading, state);
  return (
    <>
      <div role="status" className="visually-hidden">
        <p>{announced}</p>
      </div>
      {queryUnavailable && (
        <div className="remark">
          <p role="alert">
            <span>{`${texts.messages.queryUnavailable} `}</span>
            {queryUnavailable === 'reload' && <span>{sharedTexts.reloadPage}</span>}
          </p>
          {queryUnavailable === 'retry' && (
            <ResumeButton resume={source.retryQuery}>{sharedTexts.retry}</ResumeButton>
          )}
        </div>
      )}
      {!rows.length && (phase !== 'loading' || page) && !queryUnavailable && (
        <EmptyState state={state} source={source} emptyText={emptyText} />
      )}
      <IncompleteNotice snapshot={state.snapshot} source={source} />
    </>
  );
}

/** The text after something that people did with the list. A row that has left it has a message of its own. */
function useWanted(text: string, isLoading: boolean, { snapshot, paging }: TableState): string {
  const wanted = JSON.stringify([isLoading, snapshot.query, paging.first, paging.size]);
  const [last, setLast] = useState({ wanted, text });
  if (last.wanted !== wanted) setLast({ wanted, text });
  return last.wanted !== wanted || last.text === text ? text : '';
}

function statusText(state: TableState, language: Language): string {
  const { store, phase, page, error } = state.snapshot;
  if (page && phase === 'failed') return language.texts(catalogue).messages.pageNotLoaded;
  return store.count || phase === 'complete'
    ? rangeText(state.snapshot, state.paging, language)
    : loadErrorText(error, language);
}

/** Shown instead of rows: the list is empty, nothing matches the search or the filters, or loading failed. [TBL-03] [TBL-04] [TBL-14] */
function EmptyState({ state, source, emptyText }: Omit<MessagesProps, 'loadingText'>) {
  const texts = useTexts(catalogue);
  const { phase, page, query, error } = state.snapshot;
  const isEmpty = allCount(state.snapshot) === 0;
  if (isEmpty && phase !== 'complete' && !page) return <LoadFailure error={error} source={source} />;
  if (isEmpty)
    return (
      <div className="empty nothing">
        {emptyText && <h3>{emptyText}</h3>}
        <p>{texts.messages.empty}</p>
      </div>
    );
  const isFiltered = query.filters.length > 0;
  return (
    <div className="empty">
      <p>{isFiltered ? texts.messages.noFilterMatches : texts.messages.noMatches}</p>
      <Button
        tone="quiet"
        onClick={({ currentTarget }) => {
          // The button disappears.
          const next = isFiltered ? '.filter select' : 'input[type=search]';
          currentTarget.closest('.table')?.querySelector<HTMLElement>(next)?.focus();
          if (isFiltered) state.changeQuery({ filters: [] });
          else state.search.change('');
        }}
      >
        {isFiltered ? texts.messages.resetFilters : texts.messages.clearSearch}
      </Button>
    </div>
  );
}

/** A failed list must not look like an empty one. A setup mistake has no Retry, since retrying cannot fix it. [NET-05] [NET-13] */
function LoadFailure({ error, source }: { readonly error: unknown; readonly source: TableSource }) {
  const sharedTexts = useTexts(sharedCatalogue);
  const language = useLanguage();
  useUnsettled('retry');
  if (isSetupMistake(error)) return <SetupMistake mistake={error.message} />;
  // The code of host paging is gone since a deployment: Retry cannot help. [EMB-11]
  if (isMissingFile(error))
    return (
      <p className="empty failed" role="alert">
        {`${sharedTexts.componentNotLoaded} ${sharedTexts.reloadPage}`}
      </p>
    );
  const hasEnded = error instanceof SessionExpiredError;
  return (
    <div className="empty failed">
      {hasEnded ? (
        <SessionEnded failure={error} />
      ) : (
        <p>
          <span>{loadErrorText(error, language)}</span>
          <FailureReason error={error} />
        </p>
      )}
      <ResumeButton resume={() => source.load()}>{sharedTexts.retry}</ResumeButton>
      {/* Without a session nobody knows whether there are entries. [NET-15] */}
      {!hasEnded && <p>{sharedTexts.noEntries}</p>}
    </div>
  );
}

interface IncompleteNoticeProps {
  readonly snapshot: TableSnapshot;
  readonly source: TableSource;
}

/** Says how much of the list was loaded when that is not all of it. [NET-11] [TBL-19] */
function IncompleteNotice({ snapshot, source }: IncompleteNoticeProps) {
  const sharedTexts = useTexts(sharedCatalogue);
  const language = useLanguage();
  const texts = useTexts(catalogue);
  const { phase, store, page, omittedCount, error, isReloading } = snapshot;
  const canContinue = phase === 'partial' || phase === 'failed';
  if (!(store.count || page) || phase === 'loading' || !(canContinue || omittedCount)) return null;
  return (
    <div className="remark">
      <p>
        <span>{incompleteText(snapshot, language)}</span>
        <FailureReason error={error} />
      </p>
      {canContinue && (
        <ResumeButton resume={() => source.load()}>
          {isReloading || page ? sharedTexts.retry : texts.messages.continue}
        </ResumeButton>
      )}
    </div>
  );
}

function incompleteText(snapshot: TableSnapshot, language: Language): string {
  const texts = language.texts(catalogue);
  if (snapshot.isReloading) return texts.messages.notReloaded;
  return snapshot.page && snapshot.phase === 'failed'
    ? texts.messages.pageNotLoaded
    : loadedCountText(snapshot, language);
}

/** How much of the list was loaded, of all rows that the host has or has sent: `Showing 2,500 of 12,345.` */
function loadedCountText(
  { phase, store, omittedCount, total, page, rows }: TableSnapshot,
  language: Language,
): string {
  const { messages } = language.texts(catalogue);
  if (page) return messages.showing({ rows: rows.length, total: rows.length + omittedCount });
  const all = phase === 'complete' ? store.count + omittedCount : total;
  return all === undefined
    ? messages.showingUnknownTotal({ rows: store.count })
    : messages.showing({ rows: store.count, total: all });
}

/**
 * Why a list could not be loaded, without the details of a mistake that only staff can fix. Empty for an
 * ended session, which one element of the page announces. [NET-13] [NET-15]
 */
function loadErrorText(error: unknown, language: Language): string {
  const texts = language.texts(catalogue);
  if (error instanceof SessionExpiredError) return '';
  return isSetupMistake(error) ? language.texts(commonCatalogue).unavailable : texts.messages.notLoaded;
}

/** After a sentence: why rows could not be loaded, if a person can do something about it: what the host says, or a way to sign in. [NET-05] [NET-15] */
export function FailureReason({ error }: { readonly error: unknown }) {
  const language = useLanguage();
  const hasEnded = error instanceof SessionExpiredError;
  if (!hasEnded && !isRefusal(error)) return null;
  return (
    <>
      <span> </span>
      {hasEnded ? (
        <SessionEnded failure={error} />
      ) : (
        <span role="alert" part="notice">
          {error.messageIn(language)}
        </span>
      )}
    </>
  );
}

/**
 * A button that retries or continues loading. It is not rendered while loading: pressing it moves the focus to the table,
 * and when the button appears again, it takes the focus back. [TBL-31]
 */
export function ResumeButton({ resume, children }: { resume(): unknown; readonly children: string }) {
  const isMounted = useRef(false);
  // Only on the first call: strict mode calls the ref twice, which would take the focus from the table after a press.
  const restoreFocus = (button: HTMLButtonElement | null) => {
    if (!button || isMounted.current) return;
    isMounted.current = true;
    if (isFocused(tableOf(button))) button.focus();
  };
  return (
    <Button
      ref={restoreFocus}
      onClick={({ currentTarget }) => {
        focusTemporarily(tableOf(currentTarget));
        resume();
      }}
    >
      {children}
    </Button>
  );
}

const tableOf = (button: Element): HTMLElement =>
  button.closest('.table')?.querySelector('table') as HTMLElement;
