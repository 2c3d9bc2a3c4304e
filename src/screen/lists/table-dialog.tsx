import type { GetEndpoint } from '../../http/endpoint.ts';
import { Table } from '../../table/view/table.tsx';
import { useNotices } from '../../ui/feedback/notices.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import type { Screen } from '../screen.ts';
import { type RowsWanted, useRows } from './use-rows.ts';

/** Any call's rows: which ids its path takes is checked where they are stated. */
type RowsOfAny = Omit<RowsWanted<GetEndpoint>, 'target'> & {
  readonly target: { readonly path: Readonly<Record<string, string>> };
};

export interface TableDialogProps {
  readonly title: string;
  readonly screen: Pick<Screen, 'page' | 'element'>;
  /** What is asked for as long as the dialog is open. */
  readonly wanted: RowsOfAny;
  readonly loadingText: string;
  readonly pageSize?: number;
  close(): void;
}

/** A dialog with a table of its own: what stands behind a cell. Closed, it asks no further. [AU-01] [UR-02] */
export function TableDialog({ title, screen, wanted, loadingText, pageSize, close }: TableDialogProps) {
  const { page, element } = screen;
  const notices = useNotices();
  const source = useRows({ page, element, notices }, wanted as unknown as RowsWanted<GetEndpoint>);
  return (
    <Dialog wide title={title} cancel={close}>
      <div>
        {notices.list}
        <Table label={title} navigate={element.navigate} {...{ source, loadingText, pageSize }} />
      </div>
    </Dialog>
  );
}
