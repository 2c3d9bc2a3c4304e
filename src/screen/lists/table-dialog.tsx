import type { Language } from '../../domain/language/language.ts';
import { useLanguage } from '../../language/language-context.ts';
import { Table } from '../../table/view/table.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { addStyles } from '../../ui/styles/shared-sheet.ts';
import { type Screen, useScreen } from '../screen.ts';
import css from './table-dialog.css?inline';
import { type RowsRequest, useRows } from './use-rows.ts';

addStyles(css);

export interface TableDialogProps {
  titleIn(language: Language): string;
  readonly screen: Pick<Screen, 'page' | 'element'>;
  /** The rows to load while the dialog is open. */
  readonly wanted: RowsRequest;
  readonly loadingText: string;
  close(): void;
}

/** A dialog with its own table, for the details behind a cell. Closing it aborts its requests. [AU-01] [UR-02] */
export function TableDialog({ titleIn, wanted, loadingText, close, ...props }: TableDialogProps) {
  const screen = useScreen(props.screen);
  const source = useRows(screen, wanted);
  const title = titleIn(useLanguage());
  return (
    <Dialog wide title={title} cancel={close}>
      <div>
        {screen.notices.list}
        <Table mayBeShort label={title} navigate={screen.element.navigate} {...{ source, loadingText }} />
      </div>
    </Dialog>
  );
}
