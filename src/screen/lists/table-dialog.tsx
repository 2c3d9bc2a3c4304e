import { Table } from '../../table/view/table.tsx';
import { useNotices } from '../../ui/feedback/notices.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import type { Screen } from '../screen.ts';
import { type RowsRequest, useRows } from './use-rows.ts';

export interface TableDialogProps {
  readonly title: string;
  readonly screen: Pick<Screen, 'page' | 'element'>;
  /** The rows to load while the dialog is open. */
  readonly wanted: RowsRequest;
  readonly loadingText: string;
  close(): void;
}

/** A dialog with its own table, for the details behind a cell. Closing it aborts its requests. [AU-01] [UR-02] */
export function TableDialog({ title, screen, wanted, loadingText, close }: TableDialogProps) {
  const { page, element } = screen;
  const notices = useNotices();
  const source = useRows({ page, element, notices }, wanted);
  return (
    <Dialog wide title={title} cancel={close}>
      <div>
        {notices.list}
        <Table mayBeShort label={title} navigate={element.navigate} {...{ source, loadingText }} />
      </div>
    </Dialog>
  );
}
