import { type ReactNode, useEffect, useRef, useState } from 'react';
import { addStyles } from '../styles/shared-sheet.ts';
import css from './short-pager.css?inline';

addStyles(css);

export interface ShortPagesProps<Row> {
  /** What the pages are of, for those who hear it. */
  readonly label: string;
  readonly rows: readonly Row[];
  /** How many rows a page has. */
  readonly size: number;
  children(rows: readonly Row[]): ReactNode;
}

/** The pages of a short list, and the way from one to the next where there are several. [PD-01] [PD-05] */
export function ShortPages<Row>({ label, rows, size, children }: ShortPagesProps<Row>) {
  const [wanted, turn] = useState(0);
  const pages = Math.ceil(rows.length / size);
  const page = Math.max(0, Math.min(wanted, pages - 1));
  const { box, hold } = useHeld();
  const turnTo = (to: number) => {
    hold();
    turn(Math.max(0, Math.min(to, pages - 1)));
  };
  return (
    <div className="short-pages">
      <div ref={box}>{children(rows.slice(page * size, (page + 1) * size))}</div>
      {pages > 1 && <ShortPager {...{ label, page, pages, turnTo }} />}
    </div>
  );
}

interface ShortPagerProps {
  readonly label: string;
  /** From 0. */
  readonly page: number;
  readonly pages: number;
  turnTo(page: number): void;
}

// A button that leads nowhere keeps the focus.
const ShortPager = ({ label, page, pages, turnTo }: ShortPagerProps) => (
  <nav className="short-pager" aria-label={`Pages of ${label}`}>
    <button type="button" aria-disabled={page === 0} onClick={() => turnTo(page - 1)}>
      Previous
    </button>
    <p role="status">
      <bdi>
        Page {page + 1} of {pages}
      </bdi>
    </p>
    <button type="button" aria-disabled={page === pages - 1} onClick={() => turnTo(page + 1)}>
      Next
    </button>
  </nav>
);

/** A last page that is shorter must not take the buttons away from under a finger; another width begins afresh. */
function useHeld() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const release = () => box.current?.style.removeProperty('min-block-size');
    addEventListener('resize', release);
    return () => removeEventListener('resize', release);
  }, []);
  const hold = () => {
    const { current } = box;
    if (current) current.style.minBlockSize = `${current.offsetHeight}px`;
  };
  return { box, hold };
}
