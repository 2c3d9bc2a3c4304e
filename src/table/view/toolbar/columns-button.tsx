import { useRef, useState } from 'react';
import { useTexts } from '../../../language/language-context.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx';
import type { TableState } from '../table.state.ts';
import { catalogue } from '../texts.ts';

// A lazy chunk: few visits change the columns.
const ColumnsPanel = lazyComponent(() => import('./columns-panel.tsx').then(loaded => loaded.ColumnsPanel));

/** With fewer columns, there is nothing worth hiding. */
const minColumns = 3;

interface ColumnsButtonProps {
  readonly state: TableState;
  /** The columns that lie outside the visible part of the table. */
  readonly outOfSight: readonly string[];
}

/**
 * Opens the choice of visible columns, and says how many lie outside the visible part of the table. Hidden on narrow
 * pages, where cards have hidden columns under 'More'. [TBL-28] [TBL-30]
 */
export function ColumnsButton({ state, outOfSight }: ColumnsButtonProps) {
  const texts = useTexts(catalogue);
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  if (state.snapshot.columns.length < minColumns) return null;
  return (
    <span className="columns">
      <Button ref={anchor} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {outOfSight.length ? texts.toolbar.moreColumns({ count: outOfSight.length }) : texts.toolbar.columns}
      </Button>
      {isOpen && <ColumnsPanel {...{ state, outOfSight }} anchor={anchor} close={() => setOpen(false)} />}
    </span>
  );
}
