import { createContext, useMemo } from 'react';
import type { Fact } from '../../../domain/display/facts.ts';
import { useOpenState } from '../../../ui/hooks/use-keyed-state.ts';
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx';
import { type RowActionsProps, useActionConfirmation } from '../../../ui/menu/row-actions.tsx';
import { addStyles } from '../../../ui/styles/shared-sheet.ts';
import type { RowRemoval, TableProps } from '../table-props.ts';
import css from './cells.css?inline';

addStyles(css);

// A lazy chunk: few visits open the details of a cell.
const FactsDialog = lazyComponent(() =>
  import('../../../ui/overlays/facts-dialog.tsx').then(loaded => loaded.FactsDialog),
);

// Another: few people ask for the keys.
const KeysDialog = lazyComponent(() =>
  import('../keyboard/keys-dialog.tsx').then(loaded => loaded.KeysDialog),
);

interface Details {
  readonly title: string;
  readonly facts: readonly Fact[];
}

/**
 * What cells can ask the table to do. The table holds the state, not the cell: a dialog stays open although its row leaves
 * the page. It closes when the list changes. [TBL-23]
 */
interface CellCommands extends Pick<TableProps, 'open' | 'tellMoved'> {
  confirm: RowActionsProps['confirm'];
  showDetails(details: Details): void;
  showKeys(): void;
  readonly removal: RowRemoval | undefined;
}

const noCommands: CellCommands = { confirm() {}, showDetails() {}, showKeys() {}, removal: undefined };

/** Gives the cells access to the commands of their table. */
export const CellCommandsContext = createContext(noCommands);

/** The commands for the cells of a table, and the dialogs that they open. [TBL-10] [TBL-16] */
export function useCellCommands({ source, open, removal, navigate, tellMoved, shortcuts }: TableProps) {
  const [details, showDetails] = useOpenState<Details>(source.list);
  const [areKeysShown, setKeysShown] = useOpenState<boolean>(source.list);
  const { confirm, dialog } = useActionConfirmation(navigate, source.list);
  return {
    commands: useMemo(
      (): CellCommands => ({
        confirm,
        showDetails,
        removal,
        showKeys: () => setKeysShown(true),
        ...(tellMoved && { tellMoved }),
        ...(open && { open }),
      }),
      [confirm, showDetails, setKeysShown, removal, open, tellMoved],
    ),
    dialogs: (
      <>
        {dialog}
        {areKeysShown && <KeysDialog shortcuts={shortcuts} close={() => setKeysShown(undefined)} />}
        {details && <FactsDialog {...details} close={() => showDetails(undefined)} />}
      </>
    ),
  };
}
