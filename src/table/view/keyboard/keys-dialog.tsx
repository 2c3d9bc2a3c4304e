import { useTexts } from '../../../language/language-context.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { addStyles } from '../../../ui/styles/shared-sheet.ts';
import type { TableProps } from '../table-props.ts';
import css from './keys-dialog.css?inline';
import { keysCatalogue } from './texts.ts';

addStyles(css);

interface KeysDialogProps extends Pick<TableProps, 'shortcuts'> {
  close(): void;
}

/** Shows what the keys do in a table. [TBL-31] */
export function KeysDialog({ shortcuts, close }: KeysDialogProps) {
  const { title, next, previous, open, search, show } = useTexts(keysCatalogue);
  const keys = { 'J, ↓': next, 'K, ↑': previous, ...shortcuts, Enter: open, '/': search, '?': show };
  return (
    <Dialog title={title} cancel={close}>
      <dl className="keys">
        {Object.entries(keys).map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
