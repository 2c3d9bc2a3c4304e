import { type RefObject, useContext, useEffect, useId, useRef } from 'react';
import { useTexts } from '../../../language/language-context.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Popover } from '../../../ui/overlays/popover.tsx';
import { addStyles } from '../../../ui/styles/shared-sheet.ts';
import { sharedCatalogue } from '../../../ui/texts.ts';
import { CellCommandsContext } from '../cells/cell-commands.tsx';
import type { TableState } from '../table.state.ts';
import css from './columns-panel.css?inline';
import { columnsCatalogue } from './texts.ts';

addStyles(css);

interface ColumnsPanelProps {
  readonly state: TableState;
  readonly outOfSight: readonly string[];
  readonly anchor: RefObject<HTMLElement | null>;
  close(): void;
}

/**
 * A check box per column, one for compact rows, and a button that shows the keys of the list. The first column, which names
 * the rows, and pinned ones cannot be hidden; hidden columns are still searched and exported. [TBL-30]
 */
export function ColumnsPanel({ state, outOfSight, anchor, close }: ColumnsPanelProps) {
  const { snapshot, hidden, columns, compactRows } = state;
  const texts = useTexts(columnsCatalogue);
  const sharedTexts = useTexts(sharedCatalogue);
  const id = useId();
  // A column without a title, such as one of Remove buttons, could not be told from others.
  const named = snapshot.columns.filter(({ title, stated }) => title !== '' && !stated.isHidden);
  const panel = useRef<HTMLFieldSetElement>(null);
  useEffect(() => panel.current?.querySelector<HTMLElement>('input:enabled')?.focus(), []);
  return (
    <Popover anchor={anchor} close={close}>
      <fieldset className="columns-panel" ref={panel} aria-labelledby={id}>
        <legend id={id}>{texts.columnsShown}</legend>
        {named.map(({ key, title, stated }) => (
          <label key={key}>
            <input
              type="checkbox"
              checked={hidden.visibility[key] !== false}
              disabled={stated.pinned || key === columns[0]?.id}
              onChange={event => hidden.setShown(key, event.target.checked)}
            />
            <bdi>{title}</bdi>
            {outOfSight.includes(key) && <span className="out-of-sight">{texts.outOfSight}</span>}
          </label>
        ))}
        {hidden.keys.length > 0 && (
          <Button tone="quiet" onClick={hidden.showAll}>
            {sharedTexts.showAll}
          </Button>
        )}
        <ListChoices {...{ compactRows, close }} />
      </fieldset>
    </Popover>
  );
}

type ListChoicesProps = Pick<TableState, 'compactRows'> & Pick<ColumnsPanelProps, 'close'>;

function ListChoices({ compactRows, close }: ListChoicesProps) {
  const { showKeys } = useContext(CellCommandsContext);
  const texts = useTexts(columnsCatalogue);
  return (
    <div className="list-choices">
      <label>
        <input
          type="checkbox"
          checked={compactRows.isCompact}
          onChange={event => compactRows.choose(event.target.checked)}
        />
        <span>{texts.compactRows}</span>
      </label>
      <Button
        tone="quiet"
        aria-haspopup="dialog"
        onClick={() => {
          close();
          showKeys();
        }}
      >
        <span>{texts.keys}</span>
        <kbd>?</kbd>
      </Button>
    </div>
  );
}
