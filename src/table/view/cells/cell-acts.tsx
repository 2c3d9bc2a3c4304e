import { createContext, type ReactNode, useMemo, useState } from 'react';
import type { Fact } from '../../../domain/display/facts.ts';
import { lazyComponent } from '../../../ui/feedback/lazy-component.tsx';
import { type RowActionsProps, useActionAsked } from '../../../ui/navigation/row-actions.tsx';
import { addStyles } from '../../../ui/styles/shared-sheet.ts';
import type { TableProps } from '../table-props.ts';
import type { RowRemoval } from '../table-row.ts';
import css from './cells.css?inline';

addStyles(css);

// Most visits look at no details.
const FactsDialog = lazyComponent(() =>
  import('../../../ui/overlays/facts-dialog.tsx').then(loaded => loaded.FactsDialog),
);

interface Details {
  readonly title: string;
  readonly facts: readonly Fact[];
}

/** What cells do. It belongs to the table: a question stays although its row leaves the page meanwhile. */
interface Acts extends Pick<TableProps, 'open'> {
  ask: RowActionsProps['ask'];
  showDetails(details: Details): void;
  readonly removal: RowRemoval | undefined;
}

const none: Acts = { ask() {}, showDetails() {}, removal: undefined };

/** How a cell gets at it. */
export const CellActs = createContext(none);

/** What the cells of a table do, and the dialogs that it leads to. [TBL-10] [TBL-16] */
export function useCellActs({ open, removal, navigate }: TableProps): {
  readonly acts: Acts;
  readonly dialogs: ReactNode;
} {
  const [shown, showDetails] = useState<Details>();
  const { ask, dialog } = useActionAsked(navigate);
  return {
    acts: useMemo(() => ({ ask, showDetails, removal, ...(open && { open }) }), [ask, removal, open]),
    dialogs: (
      <>
        {dialog}
        {shown && <FactsDialog {...shown} close={() => showDetails(undefined)} />}
      </>
    ),
  };
}
