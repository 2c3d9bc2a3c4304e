import type { Ref } from 'react';
import { numberText } from '../../../domain/display/numbers.ts';
import type { TableSnapshot } from '../../engine/loading/table-snapshot.ts';
import type { TableState } from '../table.state.ts';
import { rangeText } from '../texts.ts';
import { LabelledSelect } from '../toolbar/labelled-select.tsx';
import { GoToPage } from './go-to-page.tsx';
import { mostItems, pageCount, pagerItems, pageSizes } from './paging.ts';

/** Pages of so many rows are longer than a window: the way to the others stays in sight. */
const longPage = 25;

interface FootProps {
  readonly state: TableState;
  readonly ref: Ref<HTMLDivElement>;
}

/** Which rows are shown, how many there are, and the way to the others. [TBL-02] */
export function PagerFoot({ state, ref }: FootProps) {
  const { shown, paging } = state;
  const { page, pages, size: pageSize } = paging;
  const isShortened = pages > mostItems;
  const sizes = pageSizes.some(size => size === pageSize)
    ? pageSizes
    : [pageSize, ...pageSizes].sort((a, b) => a - b);
  return (
    <div className="foot" ref={ref} data-waiting={!shown.store.count} data-long={pageSize >= longPage}>
      <p className="range">
        <bdi className="count">{rangeText(shown, paging)}</bdi>
      </p>
      <LabelledSelect
        label="Rows per page"
        value={String(pageSize)}
        options={sizes.map(size => ({ value: String(size), label: String(size) }))}
        choose={size => paging.resize(Number(size))}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields. */}
      <div role="group" aria-label="Pages" className="pager">
        <button
          type="button"
          className="step"
          aria-label="Previous page"
          aria-disabled={page === 0}
          onClick={() => paging.turn(page - 1)}
        >
          <Arrow d="M10 3L5 8l5 5" />
        </button>
        {pagerItems(page, pages).map((item, index) =>
          item === 'ellipsis' ? (
            <span key={index} aria-hidden="true">
              …
            </span>
          ) : (
            <button
              key={index}
              type="button"
              aria-label={`Page ${numberText(item + 1)}`}
              aria-current={item === page ? 'page' : undefined}
              style={item === pages - 1 ? { minWidth: roomFor(shown, pageSize) } : undefined}
              onClick={() => paging.turn(item)}
            >
              {numberText(item + 1)}
            </button>
          ),
        )}
        {!isShortened && (
          <bdi className="page" aria-hidden="true">
            {numberText(page + 1)} of {numberText(pages)}
          </bdi>
        )}
        <button
          type="button"
          className="step"
          aria-label="Next page"
          aria-disabled={page === pages - 1}
          onClick={() => paging.turn(page + 1)}
        >
          <Arrow d="M6 3l5 5-5 5" />
        </button>
        {isShortened && <GoToPage paging={paging} />}
      </div>
    </div>
  );
}

// The last page has room for its number once all rows are there, so that nothing moves while they arrive.
function roomFor({ phase, rows, total = 0 }: TableSnapshot, pageSize: number): string {
  const expected = phase === 'loading' ? Math.max(rows.length, total) : rows.length;
  return `max(var(--_control), ${numberText(pageCount(expected, pageSize)).length}ch + 14px)`;
}

const Arrow = ({ d }: { readonly d: string }) => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <path d={d} />
  </svg>
);
