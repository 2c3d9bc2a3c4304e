import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../language/language-context.ts';
import { Button } from '../controls/button.tsx';
import { addStyles } from '../styles/shared-sheet.ts';
import css from './short-pager.css?inline';
import { pagerCatalogue } from './texts.ts';

addStyles(css);

export interface ShortPagesProps<Row> {
  /** Names the paged list for screen readers. */
  readonly label: string;
  readonly rows: readonly Row[];
  /** Rows per page. */
  readonly size: number;
  children(rows: readonly Row[]): ReactNode;
}

/** Shows a short list page by page; the pager appears only if there are several pages. [PD-01] [PD-05] */
export function ShortPages<Row>({ label, rows, size, children }: ShortPagesProps<Row>) {
  const [requestedPage, setRequestedPage] = useState(0);
  const pages = Math.ceil(rows.length / size);
  const page = Math.max(0, Math.min(requestedPage, pages - 1));
  const { box, reserveHeight } = useReservedHeight();
  const goTo = (target: number) => {
    reserveHeight();
    setRequestedPage(target);
  };
  return (
    <div className="short-pages">
      <div ref={box}>{children(rows.slice(page * size, (page + 1) * size))}</div>
      {pages > 1 && <ShortPager {...{ label, page, pages, goTo }} />}
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
