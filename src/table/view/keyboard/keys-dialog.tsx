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
  const { title, next, previous, samePlace, open, chosenRow, search, show } = useTexts(keysCatalogue);
  const ofRow = Object.entries({ ...shortcuts, Enter: open });
  const keys = [
    ...Object.entries({ J: next, K: previous, '↓, ↑': samePlace }),
    ...ofRow.map(([key, action]) => [key, chosenRow({ action })] as const),
    ...Object.entries({ '/': search, '?': show }),
  ];
  return (
    <Dialog title={title} cancel={close}>
      <dl className="keys">
        {keys.map(([key, text]) => (
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
