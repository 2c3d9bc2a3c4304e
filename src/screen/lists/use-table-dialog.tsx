import { useOpenState } from '../../ui/hooks/use-keyed-state.ts';
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx';
import type { Screen } from '../screen.ts';
import type { TableDialogProps } from './table-dialog.tsx';

const TableDialog = lazyComponent(async () => (await import('./table-dialog.tsx')).TableDialog);

/** The dialog with the rows behind a cell, and what opens it. It closes when the list changes. [AU-01] [UR-02] [TBL-23] */
export function useTableDialog(screen: Screen, list: string, loadingText: string) {
  const [details, open] = useOpenState<Pick<TableDialogProps, 'titleIn' | 'wanted'>>(list);
  const close = () => open(undefined);
  return { open, dialog: details && <TableDialog {...details} {...{ screen, loadingText, close }} /> };
}
