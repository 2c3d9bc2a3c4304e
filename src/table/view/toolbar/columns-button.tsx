import { useRef, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { lazyComponent } from '../../../ui/feedback/lazy-component.tsx';
import type { TableState } from '../table.state.ts';

// Most visits leave the columns as they are.
const ColumnsPanel = lazyComponent(() => import('./columns-panel.tsx').then(loaded => loaded.ColumnsPanel));

/** Fewer columns than these are not worth a menu. */
const fewest = 3;

/** Which columns are shown; cards show the others under 'More', so it is for wide places. [TBL-30] */
export function ColumnsButton({ state }: { readonly state: TableState }) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  if (state.shown.columns.length < fewest) return null;
  return (
    <span className="columns">
      <Button ref={anchor} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Columns
      </Button>
      {isOpen && <ColumnsPanel state={state} anchor={anchor} close={() => setOpen(false)} />}
    </span>
  );
}
