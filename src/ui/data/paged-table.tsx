import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../language/language-context.ts';
import { Button } from '../controls/button.tsx';
import { addStyles } from '../styles/shared-sheet.ts';
import css from './paged-table.css?inline';
import { PlainTable, type PlainTableProps } from './plain-table.tsx';
import { pagerCatalogue } from './texts.ts';

addStyles(css);

export interface PagedTableProps<Row> extends PlainTableProps<Row> {
  /** Rows per page; without it, all are on one. */
  readonly size?: number;
  /** In the window of a phone its rows are cards whatever the width of the element. [PD-01] */
  readonly isCardsOnPhones?: boolean;
}

/** Shows the rows of a table page by page; the pager appears only if there are several pages. [PD-01] [PD-05] */
export function PagedTable<Row extends { readonly id: string }>(props: PagedTableProps<Row>) {
  const { rows, size = Math.max(rows.length, 1), isCardsOnPhones, ...table } = props;
  const [requestedPage, setRequestedPage] = useState(0);
  const pages = Math.ceil(rows.length / size);
  const page = Math.max(0, Math.min(requestedPage, pages - 1));
  const { box, reserveHeight } = useReservedHeight();
  const goTo = (target: number) => {
    reserveHeight();
    setRequestedPage(target);
  };
  return (
    <div className="paged-table">
      <div ref={box} className={isCardsOnPhones ? 'phone-cards' : undefined}>
        <PlainTable {...table} rows={rows.slice(page * size, (page + 1) * size)} />
      </div>
      {pages > 1 && <ShortPager {...{ label: table.caption, page, pages, goTo }} />}
    </div>
  );
}

interface ShortPagerProps {
  readonly label: string;
  /** Zero-based. */
  readonly page: number;
  readonly pages: number;
  goTo(page: number): void;
}

const ShortPager = ({ label, page, pages, goTo }: ShortPagerProps) => {
  const texts = useTexts(pagerCatalogue);
  return (
    // biome-ignore lint/a11y/useSemanticElements: A landmark would need a name that is unique in the page, and a fieldset is for fields.
    <div className="short-pager" role="group" aria-label={texts.pageNavigation({ list: label })}>
      <Button unavailable={page === 0} onClick={() => goTo(page - 1)}>
        {texts.previousPage}
      </Button>
      <p role="status">
        <bdi>{texts.pageOf({ page: page + 1, pages })}</bdi>
      </p>
      <Button unavailable={page === pages - 1} onClick={() => goTo(page + 1)}>
        {texts.nextPage}
      </Button>
    </div>
  );
};

/**
 * Keeps the height of the previous page, so that a shorter last page does not move the buttons; resizing releases it.
 */
function useReservedHeight() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const release = () => box.current?.style.removeProperty('min-block-size');
    addEventListener('resize', release);
    return () => removeEventListener('resize', release);
  }, []);
  const reserveHeight = () => {
    const { current } = box;
    if (current) current.style.minBlockSize = `${current.offsetHeight}px`;
  };
  return { box, reserveHeight };
}
