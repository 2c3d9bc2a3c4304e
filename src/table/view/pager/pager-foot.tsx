import { type FormEvent, type Ref, useId, useState } from 'react';
import { numberText } from '../../../domain/display/numbers.ts';
import type { Language } from '../../../domain/language/language.ts';
import { useLanguage, useTexts } from '../../../language/language-context.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { allCount, isCounted, matchingCount, type TableSnapshot } from '../../engine/loading/table-source.ts';
import type { TableState } from '../table.state.ts';
import { catalogue } from '../texts.ts';
import { LabelledSelect } from '../toolbar/labelled-select.tsx';
import { countPages, isOnePage, maxPagerItems, pagerItems, pageSizes } from './paging.ts';

/** From this page size on, a page is usually taller than the window, so the pager is sticky. */
const longPageSize = 25;

interface FootProps {
  readonly state: TableState;
  readonly ref: Ref<HTMLDivElement>;
}

/** The footer: the range of rows shown, the page size and the pager. [TBL-02] */
export function PagerFoot({ state, ref }: FootProps) {
  const language = useLanguage();
  const texts = language.texts(catalogue);
  const { snapshot, paging } = state;
  const { page, pageCount, size: pageSize } = paging;
  const hasEnd = isCounted(snapshot);
  const isShortened = hasEnd && pageCount > maxPagerItems;
  const sizes = pageSizes.some(size => size === pageSize)
    ? pageSizes
    : [pageSize, ...pageSizes].sort((a, b) => a - b);
  return (
    <div
      className="foot"
      ref={ref}
      data-waiting={isWaiting(snapshot)}
      data-long={pageSize >= longPageSize}
      data-single={isOnePage(snapshot, paging)}
    >
      <p className="range">
        <bdi className="count">{shownRange(snapshot, paging, language)}</bdi>
        <span className="growth">{growthText(snapshot, language)}</span>
      </p>
      <LabelledSelect
        label={texts.paging.pageSize}
        value={String(pageSize)}
        options={sizes.map(size => ({ value: String(size), label: String(size) }))}
        choose={size => paging.resize(Number(size))}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields. */}
      <div role="group" aria-label={texts.paging.pages} className="pager">
        <button
          type="button"
          className="step"
          aria-label={texts.paging.previous}
          aria-disabled={page === 0}
          onClick={() => paging.turn(page - 1)}
        >
          <Icon d="M10 3L5 8l5 5" />
        </button>
        {pagerItems(page, pageCount).map((item, index) =>
          item === 'ellipsis' ? (
            <span key={index} aria-hidden="true">
              …
            </span>
          ) : (
            <button
              key={index}
              type="button"
              aria-label={texts.paging.page({ page: item + 1 })}
              aria-current={item === page ? 'page' : undefined}
              style={item === pageCount - 1 ? { minWidth: reservedWidth(snapshot, pageSize) } : undefined}
              onClick={() => paging.turn(item)}
            >
              {numberText(item + 1)}
            </button>
          ),
        )}
        {!isShortened && (
          <bdi className="page" aria-hidden="true">
            {hasEnd
              ? texts.paging.pageOf({ page: page + 1, count: pageCount })
              : texts.paging.page({ page: page + 1 })}
          </bdi>
        )}
        <button
          type="button"
          className="step"
          aria-label={texts.paging.next}
          aria-disabled={page === pageCount - 1}
          onClick={() => paging.turn(page + 1)}
        >
          <Icon d="M6 3l5 5-5 5" />
        </button>
        {isShortened && <GoToPage paging={paging} />}
      </div>
    </div>
  );
}

/** Whether there is nothing to page through yet: no rows, or only the first ones of a batch that is arriving. [ROOM-01] */
const isWaiting = (snapshot: TableSnapshot): boolean =>
  snapshot.isOpening ? snapshot.phase === 'loading' : !allCount(snapshot) && !matchingCount(snapshot);

// Reserves width for the number of pages that are expected, so that the pager does not grow while rows arrive.
function reservedWidth(snapshot: TableSnapshot, pageSize: number): string {
  const { phase, total = 0 } = snapshot;
  const matching = matchingCount(snapshot);
  const expectedRows = phase === 'loading' ? Math.max(matching, total) : matching;
  return `max(var(--_control), ${numberText(countPages(expectedRows, pageSize)).length}ch + 14px)`;
}

type PageRange = Pick<TableState['paging'], 'first' | 'size'>;

/** The range, and how many rows are still to come. */
export const rangeText = (snapshot: TableSnapshot, paging: PageRange, language: Language): string =>
  shownRange(snapshot, paging, language) + growthText(snapshot, language);

function growthText({ page, phase, total, store }: TableSnapshot, language: Language): string {
  const isGrowing = !page && phase === 'loading' && total !== undefined && total > store.count;
  return isGrowing ? ` · ${language.texts(catalogue).paging.loadingTotal({ total })}` : '';
}

/** The rows on the page and what they are part of, such as `11–20 of 62,000, filtered from 70,000`. */
function shownRange(snapshot: TableSnapshot, { first, size }: PageRange, language: Language): string {
  const { paging } = language.texts(catalogue);
  const { rows, query, page, phase } = snapshot;
  const all = allCount(snapshot);
  const isNarrowed = Boolean(query.search) || query.filters.length > 0;
  if (!rows.length && isNarrowed)
    return phase === 'loading' ? paging.noResultsYet : noResultsText(all, language);
  if (!rows.length) return paging.emptyRange;
  const last = first + (page ? rows.length : Math.min(size, rows.length - first));
  if (!isCounted(snapshot)) return paging.openRange({ first: first + 1, last });
  const range = { first: first + 1, last, count: matchingCount(snapshot) };
  const isFiltered = isNarrowed && all !== undefined;
  return isFiltered ? paging.filteredRange({ ...range, all }) : paging.range(range);
}

function noResultsText(count: number | undefined, language: Language): string {
  const { paging } = language.texts(catalogue);
  return count === undefined ? paging.noResultsOfUnknown : paging.noResults({ count });
}

/** A form to go to a page by number, for lists with many pages; on narrow pages it also shows the current page. [TBL-02] */
function GoToPage({ paging: { page, pageCount, turn } }: { readonly paging: TableState['paging'] }) {
  const texts = useTexts(catalogue);
  const id = useId();
  const [refusedOn, setRefusedOn] = useState<number>();
  const goToPage = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.querySelector('input');
    const number = parsePageNumber(field?.value ?? '');
    if (!number || number > pageCount) return setRefusedOn(page);
    turn(number - 1);
    setRefusedOn(undefined);
    event.currentTarget.reset();
  };
  // On narrow pages the field stands where the sentence has the current page.
  const [before, after] = texts.paging.pageOf({ page: '\n', count: pageCount }).split(fieldMark);
  return (
    <form className="go-to" noValidate onSubmit={goToPage} onInput={() => setRefusedOn(undefined)}>
      <label htmlFor={id}>{texts.paging.goTo}</label>
      {before && (
        <bdi className="of" aria-hidden="true">
          {before}
        </bdi>
      )}
      <input
        id={id}
        aria-label={texts.paging.goToPage}
        className="input"
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
        maxLength={9}
        placeholder={numberText(page + 1)}
      />
      <bdi className="of" aria-hidden="true">
        {after}
      </bdi>
      <span className="page-error" role="status">
        {refusedOn === page && texts.paging.noSuchPage({ count: pageCount })}
      </span>
    </form>
  );
}

// Right-to-left languages isolate values.
const fieldMark = /\u2068?\n\u2069?/;

/** Accepts digits in groups of three, such as `1,024`, `1 024` or `1.024`; undefined for any other text. */
const parsePageNumber = (input: string): number | undefined =>
  /^\s*\d+([\s,.]\d{3})*\s*$/.test(input) ? Number(input.replace(/\D/g, '')) : undefined;
