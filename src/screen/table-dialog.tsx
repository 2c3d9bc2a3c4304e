import type { GetEndpoint } from '../http/endpoint.ts';
import { Table } from '../table/view/table.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useNotices } from '../ui/notices.tsx';
import type { Screen } from './screen.ts';
import { type RowsWanted, useRows } from './use-rows.ts';

export interface TableDialogProps {
  readonly title: string;
  readonly screen: Pick<Screen, 'page' | 'element'>;
  /** What is asked for as long as the dialog is open. */
  readonly wanted: RowsWanted<GetEndpoint>;
  readonly loadingText: string;
  close(): void;
}

/** A dialog with a table of its own: what stands behind a cell. Closed, it asks no further. [AU-01] [UR-02] */
export function TableDialog({
  title,
  screen: { page, element },
  wanted,
  loadingText,
  close,
}: TableDialogProps) {
  const notices = useNotices();
  const source = useRows({ page, element, notices }, wanted);
  return (
    <Dialog wide title={title} cancel={close}>
      {notices.list}
      <Table label={title} {...{ source, loadingText }} />
    </Dialog>
  );
}
